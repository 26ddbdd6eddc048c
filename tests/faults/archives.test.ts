import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, proven } from '../accounts.ts';
import { openBucket, type TestBucket } from '../bucket.ts';
import { type Uploader, uploaded } from '../files.ts';
import { begunProject, joinProject } from '../projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { uniqueLetters } from '../unique.ts';

let app: TestApp;
let bucket: TestBucket;
let client: Uploader;
let projectId: string;
const text = (length: number) => Buffer.from(randomBytes(length).toString('hex').slice(0, length));

beforeAll(async () => {
  bucket = await openBucket();
  const { endpoint, name, accessKeyId, secretAccessKey } = bucket.config;
  app = await createTestApp({
    env: {
      ...{ RATE_LIMITS: 'off', S3_ENDPOINT: endpoint, S3_BUCKET: name },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const begun = await begunProject(app);
  projectId = begun.projectId;
  client = { browser: app.browser(), headers: begun.headers };
  const subject = { type: 'project', id: projectId } as const;
  // Packed still more than the connections of a system take in before anybody reads.
  for (const name of ['Texty.txt', 'Ceny.txt', 'Recenzie.txt', 'Postup.txt'])
    await uploaded(client, { subject, name, bytes: text(9_000_000) });
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

const archive = () => client.browser.inject({ url: archiveUrl(), headers: client.headers ?? {} });
const archiveUrl = () => `/api/portal/projects/${projectId}/archive`;

/** Asks as a browser does; reads what comes once it is resumed. */
function opened(url: string, by: Readonly<Record<string, string>> = client.headers ?? {}): Socket {
  const { port } = app.app.server.address() as AddressInfo;
  const headers = Object.entries(by).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write([`GET ${url} HTTP/1.1`, `Host: localhost:${port}`, ...headers, '\r\n'].join('\r\n'));
  return socket;
}
const asking = (url: string): Socket => opened(url).resume();

it('A client has two archives at a time, and whoever goes away leaves the place and the store at once', async () => {
  bucket.holdBack(100_000);
  const readers = [asking(archiveUrl()), asking(archiveUrl())];
  await expect.poll(() => bucket.underWay()).toBe(2);
  const third = await archive();
  expect([third.statusCode, third.headers['retry-after'], third.json()]).toEqual([
    429,
    '30',
    expect.objectContaining({
      category: 'rate_limit',
      message: expect.stringMatching(/^Tieto súbory sa vám už sťahujú/),
    }),
  ]);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => bucket.underWay()).toBe(0);
  bucket.holdBack(null);
  await expect.poll(async () => (await archive()).statusCode).toBe(200);
});

it('Four who do not read their exports hold up nobody’s for longer than seconds', async () => {
  const people: TestBrowser[] = [];
  for (const _ of Array(5)) {
    const who = person(`clen${uniqueLetters()}`);
    people.push(await proven(app, who));
    await joinProject(app, { projectId }, who.username);
  }
  const EXPORT = '/api/account/export';
  const [fifth, ...others] = people;
  let cut = 0;
  const served: Socket[] = [];
  app.app.server.on('connection', (socket: Socket) => served.push(socket));
  const sockets = others.map(({ cookies }) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return opened(EXPORT, { cookie }).once('close', () => (cut += 1));
  });
  // Who has the first bytes has a place.
  await Promise.all(sockets.map((socket) => once(socket, 'readable')));
  expect((await fifth?.inject({ url: EXPORT }))?.statusCode).toBe(503);
  expect(cut).toBe(0);
  let length = 0;
  let seconds = 0;
  const askedAgain = async () => {
    // Until then the system itself still takes something in.
    if (!served.every(({ writableNeedDrain }) => writableNeedDrain)) return null;
    seconds += 1;
    app.time.forward(1_000);
    const answer = await fifth?.inject({ url: EXPORT });
    length = answer?.rawPayload.length ?? 0;
    return answer?.statusCode;
  };
  await expect.poll(askedAgain, { timeout: 30_000 }).toBe(200);
  expect(seconds).toBeLessThanOrEqual(20);
  expect(length).toBeGreaterThan(20_000_000);
  // Who has lost the place is told so by the end of it.
  for (const socket of sockets) socket.resume();
  await expect.poll(() => cut).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
});

it('A file whose reader goes away is not read on either', async () => {
  const { rows } = await app.database.pool.query('SELECT id FROM files LIMIT 1');
  bucket.holdBack(100_000);
  const reader = asking(`/api/portal/files/${rows[0].id}/content`);
  await expect.poll(() => bucket.underWay()).toBe(1);
  reader.destroy();
  await expect.poll(() => bucket.underWay()).toBe(0);
  bucket.holdBack(null);
});

it('An archive of which nothing can be read is refused with what to do', async () => {
  bucket.answerWith(500);
  const refused = await archive();
  bucket.answerWith(null);
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    expect.stringMatching(/skúste to znova o.chvíľu/),
  ]);
});
