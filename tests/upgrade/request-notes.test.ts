import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownMigrations, migrate, migrateUntil } from '#server/db/migrate.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

/** The last migration of the version whose notes were of requests alone. */
const BEFORE = 1_795_446_613_604;

let database: TestDb;
beforeAll(async () => {
  database = await createTestDb({ empty: true });
});
afterAll(() => database.drop());

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

test('notes of requests stay what they were, are still searched, and go with their request', async () => {
  expect(knownMigrations()).toContain(BEFORE);
  await migrateUntil(database.connection, BEFORE);
  const [request, note] = [randomUUID(), randomUUID()];
  await rowsOf(
    `INSERT INTO requests (id, kind, topic, status, name, email, company, phone_e164, phone_display, description, created_at, updated_at)
     VALUES ($1, 'contact', 'other', 'new', 'Jana', 'jana@example.sk', '', '', '', 'Web', now(), now())`,
    [request],
  );
  await rowsOf(
    `INSERT INTO request_notes (id, request_id, kind, text, created_at) VALUES ($1, $2, 'call', 'Chce žľab.', now())`,
    [note, request],
  );
  const [old] = await rowsOf('SELECT * FROM request_notes');
  await migrate(database.connection);
  expect(await rowsOf('SELECT * FROM conversation_notes')).toEqual([
    { ...old, offer_id: null, project_id: null, send_id: null },
  ]);
  const found = async (words: string) =>
    (await rowsOf("SELECT FROM requests WHERE search_text LIKE '%' || fold_text($1) || '%'", [words])).length;
  expect(await found('zlab')).toBe(1);
  await rowsOf("UPDATE conversation_notes SET text = 'Chce krov.'");
  expect([await found('zlab'), await found('krov')]).toEqual([0, 1]);
  await rowsOf('DELETE FROM requests');
  expect(await rowsOf('SELECT * FROM conversation_notes')).toEqual([]);
});
