import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';

let database: TestDb;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.drop());

async function namesOf(query: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

test('every foreign key has an index that begins with its columns', async () => {
  const all =
    "SELECT conname AS name FROM pg_constraint c WHERE contype = 'f' AND connamespace = 'public'::regnamespace";
  expect(await namesOf(all)).not.toEqual([]);
  const unindexed = `${all} AND NOT EXISTS (
    SELECT FROM pg_index i
    WHERE i.indrelid = c.conrelid AND i.indpred IS NULL
      AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
  )`;
  expect(await namesOf(unindexed)).toEqual([]);
});

test('every table that says when a row changed keeps it by the trigger', async () => {
  const tables = await namesOf(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'updated_at' ORDER BY 1",
  );
  expect(tables).toEqual([
    'accounts',
    'client_contacts',
    'client_notes',
    'clients',
    'mails',
    'offer_revisions',
    'offers',
    'payments',
    'projects',
    'reply_templates',
    'requests',
  ]);
  const kept = await namesOf(
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'keep_updated_at'::regproc ORDER BY 1`,
  );
  expect(kept).toEqual(tables);
});

test('lists are read in the order of an index, from any place of theirs', async () => {
  const definitions = await namesOf("SELECT indexdef AS name FROM pg_indexes WHERE schemaname = 'public'");
  const keyset = (table: string, columns: string) =>
    definitions.some((definition) => definition.includes(`${table} USING btree (${columns})`));
  expect(keyset('requests', 'created_at, id')).toBe(true);
  expect(keyset('requests', 'status, created_at, id')).toBe(true);
  expect(keyset('quotes', 'created_at, id')).toBe(true);
  expect(keyset('mails', 'created_at, id')).toBe(true);
});
