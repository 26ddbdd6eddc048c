import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { StartupError } from '../startup.ts';
import { migrate } from './migrate.ts';

let empty: TestDb;

beforeEach(async () => {
  empty = await createTestDb({ empty: true });
});

afterEach(() => empty.drop());

const applied = async (): Promise<string[]> => {
  const { rows } = await empty.pool.query('SELECT hash FROM drizzle.__drizzle_migrations');
  return rows.map((row) => row.hash);
};

test('processes that start at once on an empty database run each migration once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrate(empty.connection)));
  const hashes = await applied();
  expect(hashes.length).toBeGreaterThan(0);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('migrating again changes nothing', async () => {
  await migrate(empty.connection);
  const before = await applied();
  await migrate(empty.connection);
  expect(await applied()).toEqual(before);
});

test('a database of a newer version is refused and left alone', async () => {
  await migrate(empty.connection);
  await empty.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)",
  );
  const before = await applied();
  await expect(migrate(empty.connection)).rejects.toThrow(StartupError);
  await expect(migrate(empty.connection)).rejects.toThrow('migrated by a newer version');
  expect(await applied()).toEqual(before);
});

test('a user without the right to change the schema is told so in one sentence', async () => {
  const elsewhere = { ...empty.connection, database: 'postgres' };
  await expect(migrate(elsewhere)).rejects.toThrow(/may not change the schema/);
});
