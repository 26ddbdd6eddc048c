import { existsSync, readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { person } from '../accounts.ts';
import { inDatabase } from '../database.ts';
import { requestBody } from '../factories/bodies.ts';
import { begunFolder, cleanUp, databaseOf, newVisitor, type Program, start, stop, visit } from './program.ts';

afterEach(cleanUp);

const MEGABYTE = 1024 * 1024;
const LENGTH = 200 * MEGABYTE;
const FIRM = { name: 'Firma A', ico: '', dic: '', icDph: '', street: '', city: '', postalCode: '' };

/** What is answered to a body that says to be of 200 MB, or does not say how long it is, once so many bytes of it are sent. */
function answerTo(url: string, method: string, headers: Record<string, string>, bytes: number) {
  const answered = Promise.withResolvers<{ status: number; category: string }>();
  const sending = request(url, { method, headers, agent: false });
  sending.on('response', async (answer: IncomingMessage) => {
    const { category } = (await json(answer)) as { category: string };
    answered.resolve({ status: answer.statusCode ?? 0, category });
    sending.destroy();
  });
  sending.on('error', answered.reject);
  sending.flushHeaders();
  if (bytes > 0) sending.write(Buffer.alloc(bytes, 'a'));
  return answered.promise;
}

/** A member of a client with an upload that has begun: cookies, token and the address of its parts. */
async function uploader(program: Program, dataDir: string) {
  const visitor = await newVisitor(program.url);
  const who = person('nahrava');
  const sent = await (await visit(program.url, visitor))('/api/service-requests', requestBody());
  const { id } = (await sent.json()) as { id: string };
  const registered = await (await visit(program.url, visitor))('/api/register', who);
  expect(registered.status).toBe(201);
  const cookies = [visitor.cookie, ...registered.headers.getSetCookie().map((line) => line.split(';', 1)[0])];
  const named = new Map(
    cookies
      .join('; ')
      .split('; ')
      .map((each) => [each.split('=', 1)[0], each]),
  );
  const cookie = [...named.values()].join('; ');
  const { csrfToken } = (await (
    await fetch(`${program.url}/api/csrf-token`, { headers: { cookie } })
  ).json()) as { csrfToken: string };
  const post = await visit(program.url, { cookie, csrfToken });
  await inDatabase(dataDir, (client) => client.query('UPDATE accounts SET email_verified_at = now()'));
  const firm = (await (await post('/api/clients', FIRM)).json()) as { id: string };
  await inDatabase(dataDir, (client) => client.query('UPDATE requests SET client_id = $1', [firm.id]));
  /** Announces the file; what the server has of it. */
  const announce = async () => {
    const begun = await post('/api/portal/files', {
      ...{ subject: { type: 'request', id }, name: 'a.txt', bytes: MEGABYTE, key: 'k'.repeat(32) },
    });
    expect(begun.status).toBe(200);
    return (await begun.json()) as ShownFile;
  };
  return { file: await announce(), announce, headers: { cookie, 'x-csrf-token': csrfToken } };
}

test('200 MB at any door are refused before more than the door takes has come, and leave nothing', async () => {
  const dataDir = begunFolder();
  const program = await start(dataDir);
  await program.ready();
  const { file, headers } = await uploader(program, dataDir);
  const uploads = CONTRACT.filter(({ upload }) => upload !== null).map(({ method, path, upload }) => ({
    ...{ method, path: path.replace(':id', file.id).replace(/:\w+/g, 'x'), type: upload?.types[0] ?? '' },
    most: upload?.maxBytes ?? 0,
  }));
  const doors = [
    ...uploads,
    { method: 'POST', path: '/api/portal/files', type: 'application/json', most: 0 },
    { method: 'POST', path: '/api/service-requests', type: 'application/json', most: 0 },
  ];
  expect(uploads.length).toBeGreaterThanOrEqual(3);
  for (const { method, path, type, most } of doors)
    for (const [length, bytes] of [
      [{ 'content-length': String(LENGTH) }, 0],
      [{ 'transfer-encoding': 'chunked' }, Math.max(most, MEGABYTE) + 1],
    ] as const) {
      const url = `${program.url}${path}${path.endsWith('/bytes') ? '?offset=0' : ''}`;
      const refused = await answerTo(url, method, { ...headers, 'content-type': type, ...length }, bytes);
      expect([path, length, refused]).toEqual([path, length, { status: 413, category: 'validation' }]);
    }
  const work = join(dataDir, 'file-work');
  expect(existsSync(work) ? readdirSync(work) : []).toEqual([]);
  const { rows } = await inDatabase(dataDir, (client) =>
    client.query('SELECT received, (SELECT count(*)::int FROM file_chunks) AS parts FROM files'),
  );
  expect(rows).toEqual([{ received: 0, parts: 0 }]);
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  await stop(program);
});

test('a part that was on its way when PostgreSQL was stopped and started comes again, once, and nothing is lost', async () => {
  const dataDir = begunFolder();
  const program = await start(dataDir);
  await program.ready();
  const { file, announce, headers } = await uploader(program, dataDir);
  const bytes = Buffer.alloc(MEGABYTE, 'Strecha je zo škridly. ');
  const parts: number[] = [];
  const open = (offset: number) => {
    parts.push(offset);
    const part = bytes.subarray(offset, offset + FILE_LIMITS.chunk);
    const sending = request(`${program.url}/api/portal/files/${file.id}/bytes?offset=${offset}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': CHUNK_TYPE, 'content-length': part.length },
      agent: false,
    });
    const answered = new Promise<{ status: number; body: ShownFile }>((resolve, reject) => {
      sending.on('error', reject);
      sending.on('response', async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: (await json(answer)) as ShownFile }),
      );
    });
    return { sending, answered, part };
  };
  const send = (offset: number) => {
    const { sending, answered, part } = open(offset);
    sending.end(part);
    return answered;
  };
  expect((await send(0)).body.received).toBe(FILE_LIMITS.chunk);

  // Half of the second part is with the server, which waits for the rest, while its database goes.
  const { sending, answered, part } = open(FILE_LIMITS.chunk);
  const half = part.length / 2;
  await new Promise((resolve) => sending.write(part.subarray(0, half), resolve));
  const before = databaseOf(dataDir);
  process.kill(before ?? 0, 'SIGINT');
  await expect.poll(() => [null, before].includes(databaseOf(dataDir))).toBe(false);
  sending.end(part.subarray(half));
  const cut = await answered;
  await program.ready();

  const announced = await announce();
  const received = cut.status === 200 ? MEGABYTE : FILE_LIMITS.chunk;
  expect(announced).toMatchObject({ id: file.id, received });
  for (let offset = received; offset < MEGABYTE; offset += FILE_LIMITS.chunk)
    expect((await send(offset)).status).toBe(200);
  expect(parts.length).toBeLessThanOrEqual(MEGABYTE / FILE_LIMITS.chunk + 1);
  const state = async () => (await announce()).state;
  await expect.poll(state).toBe('ready');
  const kept = await fetch(`${program.url}/api/portal/files/${file.id}/content`, { headers });
  expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await stop(program)).code).toBe(0);
});
