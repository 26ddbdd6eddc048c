import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageSubject } from '#domain/messages/message.ts';
import { begin, type Upload, type Uploader, upload, uploaded } from '../../../tests/files.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { createStorage } from './storage.ts';

const MEGABYTE = 1024 * 1024;
const SAID = /^Na serveri teraz nie je miesto\. Čo ste poslali, sa nestratilo\./;

let app: TestApp;
let free = 100_000;
let operator: Uploader;

beforeAll(async () => {
  app = await createTestApp({
    env: { RATE_LIMITS: 'off', FILES_TOTAL_MB: '4' },
    readDisk: async () => ({ bavail: free, bsize: MEGABYTE }),
  });
  operator = { browser: await operatorOf(app) };
});
afterAll(() => app.close());

/** A client of their own, and what they send files to. */
async function client(): Promise<{ who: Uploader; subject: MessageSubject }> {
  const { projectId, headers } = await begunProject(app);
  const browser = app.browser();
  await browser.token();
  return { who: { browser, headers }, subject: { type: 'project', id: projectId } };
}
const textOf = (length: number): Buffer =>
  Buffer.from(randomBytes(length).toString('hex').slice(0, length), 'latin1');
const trouble = async (): Promise<string | null> =>
  (await operator.browser.inject({ url: '/api/admin/today' })).json().filesTrouble;

it('All files together take no more room than there is, of which the operator is told before and nobody loses anything', async () => {
  const [one, other] = [await client(), await client()];
  const large = { subject: one.subject, name: 'a.txt', bytes: textOf(3 * MEGABYTE) };
  const ready = await uploaded(one.who, large);
  expect(await trouble()).toBeNull();
  const middle = { subject: other.subject, name: 'b.txt', bytes: textOf(400 * 1024) };
  await uploaded(other.who, middle);
  expect(await trouble()).toMatch(/^Súbory zaberajú 3,4\u00A0MB, najviac môžu 4\u00A0MB\./);
  const more = { subject: other.subject, name: 'c.txt', bytes: textOf(700 * 1024) };
  for (const answer of [
    await begin(other.who, more),
    await begin(operator, { ...more, subject: one.subject }),
  ])
    expect([answer.statusCode, answer.json().category, answer.json().message]).toEqual([
      507,
      expect.any(String),
      expect.stringMatching(SAID),
    ]);
  // The same bytes again take no room, and what is there is there.
  expect((await upload(other.who, middle)).json().state).toBe('ready');
  const read = await one.who.browser.inject({
    url: `/api/portal/files/${ready.id}/content`,
    headers: one.who.headers ?? {},
  });
  expect(read.rawPayload.equals(large.bytes)).toBe(true);
  await one.who.browser.send('DELETE', `/api/portal/files/${ready.id}`, {}, one.who.headers ?? {});
  // The store lets it go in a day; who deletes has room at once.
  expect((await upload(other.who, more)).json().state).toBe('ready');
});

it('Who only announces files takes no room; a part that has none loses nothing, and goes on once there is some', async () => {
  await app.database.pool.query('TRUNCATE files, file_contents CASCADE');
  await trouble();
  const announcing = await client();
  for (const name of ['a.txt', 'b.txt', 'c.txt'])
    expect(
      (await begin(announcing.who, { subject: announcing.subject, name, bytes: textOf(3 * MEGABYTE) }))
        .statusCode,
    ).toBe(200);
  const [one, other] = [await client(), await client()];
  const large = { subject: one.subject, name: 'a.txt', bytes: textOf(2 * MEGABYTE) };
  const ready = await uploaded(one.who, large);
  // Both were announced while there was room for either.
  const [first, second] = ['b.txt', 'c.txt'].map((name) => ({
    ...{ subject: other.subject, name, bytes: textOf(1.5 * MEGABYTE) },
  })) as [Upload, Upload];
  for (const file of [first, second]) expect((await begin(other.who, file)).statusCode).toBe(200);
  await uploaded(other.who, first);
  const answer = await upload(other.who, second);
  expect([answer.statusCode, answer.json().message]).toEqual([507, expect.stringMatching(SAID)]);
  await one.who.browser.send('DELETE', `/api/portal/files/${ready.id}`, {}, one.who.headers ?? {});
  expect((await upload(other.who, second)).json().state).toBe('ready');
});

it('Parts that come at once take no more than there is, and the last of it is left to the operator', async () => {
  await app.database.pool.query('TRUNCATE files, file_contents CASCADE');
  const now = app.time.clock();
  const storage = createStorage(app.services);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => storage.takeIn(MEGABYTE / 2, 'client', now)),
  );
  expect(answers.filter(Boolean)).toHaveLength(7);
  expect(await storage.takeIn(MEGABYTE / 2, 'operator', now)).toBe(true);
});

it('Without a bound of its own it is the disk that bounds, whatever is stored already', async () => {
  const config = { ...app.services.config, filesTotal: null };
  const storage = createStorage({ ...app.services, config });
  const now = app.time.clock();
  expect(await storage.canHold(1024 ** 4, 'client', now)).toBe(true);
  expect(await storage.takeIn(1024 ** 4, 'client', now)).toBe(true);
  expect(await storage.trouble(now)).toBeNull();
});

it('A disk with little left is told of while everything still works', async () => {
  await app.database.pool.query('TRUNCATE files, file_contents CASCADE');
  free = 700;
  expect(await trouble()).toMatch(/^Na disku servera zostáva 700\u00A0MB\./);
  const { who, subject } = await client();
  await uploaded(who, { subject, name: 'a.txt', bytes: textOf(1_000) });
  // What is left by then is the operator's and the database's.
  free = 300;
  const bytes = textOf(1_001);
  expect((await begin(who, { subject, name: 'b.txt', bytes })).statusCode).toBe(507);
  await uploaded(operator, { subject, name: 'b.txt', bytes });
});
