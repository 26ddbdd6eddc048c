import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageSubject } from '#domain/messages/message.ts';
import { begin, type Uploader, upload, uploaded } from '../../../tests/files.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { createStorage } from './storage.ts';

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
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

/** How many transactions wait for another one. */
const waiting = async () =>
  (
    await app.database.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rows.length;

it('All files together take no more room than there is, of which the operator is told before and nobody loses anything', async () => {
  const [one, other] = [await client(), await client()];
  const large = { subject: one.subject, name: 'a.txt', bytes: textOf(3 * MEGABYTE) };
  const ready = await uploaded(one.who, large);
  expect(await trouble()).toBeNull();
  const middle = { subject: other.subject, name: 'b.txt', bytes: textOf(400 * 1024) };
  await uploaded(other.who, middle);
  expect(await trouble()).toMatch(/^Súbory zaberajú 3,4\u00A0MB z\u00A04\u00A0MB\./);
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
  for (const days of [0, 2])
    await runSweep(app.services, 'files-sweep', new Date(Date.now() + days * DAY_MS));
  expect((await upload(other.who, more)).json().state).toBe('ready');
});

it('As many as begin at once have that room together, and what nobody goes on with gives it back', async () => {
  await app.database.pool.query('TRUNCATE files, file_contents CASCADE');
  const people = [await client(), await client(), await client(), await client()];
  // All of them come while nothing can be inserted.
  const holding = await app.database.pool.connect();
  await holding.query('BEGIN');
  await holding.query('LOCK TABLE files IN SHARE ROW EXCLUSIVE MODE');
  const beginning = Promise.all(
    people.flatMap(({ who, subject }, person) =>
      Array.from({ length: 4 }, (_, index) =>
        begin(who, { subject, name: `${person}-${index}.txt`, bytes: Buffer.alloc(700 * 1024, index + 1) }),
      ),
    ),
  );
  await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(2);
  await holding.query('COMMIT');
  holding.release();
  const answers = await beginning;
  const by = Map.groupBy(answers, ({ statusCode }) => statusCode);
  expect([by.get(200)?.length, by.get(507)?.length]).toEqual([5, 11]);
  expect(await trouble()).toMatch(/^Súbory zaberajú/);
  await app.database.pool.query("UPDATE files SET touched_at = now() - interval '2 hours'");
  expect(await trouble()).toBeNull();
  const [first] = people;
  if (!first) throw new Error('There are four');
  const again = await begin(first.who, {
    ...{ subject: first.subject, name: 'd.txt', bytes: Buffer.alloc(MEGABYTE, 9) },
  });
  expect(again.statusCode).toBe(200);
});

it('Who announces a file waits for whoever is announcing another one, and is told if that has taken the room', async () => {
  await app.database.pool.query('TRUNCATE files, file_contents CASCADE');
  const { db, clock } = app.services;
  const { subject } = await client();
  const storage = createStorage(app.services);
  const announced = (then: () => unknown = () => {}) =>
    db.transaction(async (transaction) => {
      await transaction.execute(
        sql`INSERT INTO files (id, subject_type, subject_id, side, name, state, bytes, created_at, touched_at)
            VALUES (gen_random_uuid(), 'project', ${subject.id}, 'client', 'a.txt', 'uploading', ${3 * MEGABYTE}, now(), now())`,
      );
      await storage.require(transaction, clock());
      await then();
    });
  const [held, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = announced(() => {
    held.resolve();
    return first.promise;
  });
  await held.promise;
  const other = announced().catch((error: unknown) => error);
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  first.resolve();
  await one;
  expect(await other).toMatchObject({ code: 'storageFull' });
});

it('A disk with little left is told of while everything still works', async () => {
  await app.database.pool.query('TRUNCATE files, file_contents CASCADE');
  free = 700;
  expect(await trouble()).toMatch(/^Na disku servera zostáva 700\u00A0MB\./);
  const { who, subject } = await client();
  await uploaded(who, { subject, name: 'a.txt', bytes: textOf(1_000) });
});
