import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { listen } from './listen.ts';

let database: TestDb;

beforeAll(async () => {
  database = await createTestDb();
});

afterAll(() => database.drop());

/** A queue whose reader waits for the next entry. */
function mailbox<T>() {
  const entries: T[] = [];
  const readers: ((entry: T) => void)[] = [];
  return {
    put: (entry: T) => {
      const reader = readers.shift();
      if (reader) reader(entry);
      else entries.push(entry);
    },
    next: () =>
      new Promise<T>((resolve) => {
        const entry = entries.shift();
        if (entry === undefined) readers.push(resolve);
        else resolve(entry);
      }),
  };
}

test('notifications arrive, also after the connection was killed, until closed', async () => {
  const events = mailbox<string>();
  const listening = listen({
    connection: database.connection,
    channels: { pages: (payload) => events.put(payload) },
    onConnect: () => events.put('connected'),
  });
  expect(await events.next()).toBe('connected');
  await database.pool.query("SELECT pg_notify('pages', 'sluzby')");
  expect(await events.next()).toBe('sluzby');
  const ours = "application_name = 'webdielna notifications' AND datname = current_database()";
  await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
  expect(await events.next()).toBe('connected');
  await database.pool.query("SELECT pg_notify('pages', 'domov')");
  expect(await events.next()).toBe('domov');
  await listening.close();
});
