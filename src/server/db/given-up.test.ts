import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { isGivenUp } from './database-down.ts';
import { createDb, createPool, type Db, type Transaction } from './pool.ts';

let database: TestDb;
/** With time for a slow machine: what others hold is given up after a second, and a statement after five. */
let patient: Db;
let end: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDb();
  const pool = createPool(database.connection, {
    timeouts: { connect: 10_000, statement: 12_000, silence: 13_000 },
  });
  patient = createDb(pool);
  end = () => pool.end();
  await database.pool.query('CREATE TABLE purse (id int PRIMARY KEY, coins int NOT NULL)');
});
beforeEach(() => database.pool.query('TRUNCATE purse; INSERT INTO purse VALUES (1, 0), (2, 0)'));
afterAll(async () => {
  await end();
  await database.drop();
});

const drop = (transaction: Transaction, id: number) =>
  transaction.execute(sql`update purse set coins = coins + 1 where id = ${id}`);

const coins = async () =>
  (await database.pool.query<{ coins: number }>('SELECT coins FROM purse ORDER BY id')).rows.map(
    (row) => row.coins,
  );

test('of two transactions that wait for each other, the one that is given up runs once more, and both are in force', async () => {
  let begun = 0;
  const both = Promise.withResolvers<void>();
  const inTurn = (first: number, second: number) =>
    patient.transaction(async (transaction) => {
      await drop(transaction, first);
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
      await drop(transaction, second);
    });
  await Promise.all([inTurn(1, 2), inTurn(2, 1)]);
  expect(begun).toBe(3);
  expect(await coins()).toEqual([2, 2]);
});

test.each([
  ['40001', 2],
  ['40P01', 2],
  ['23514', 1],
  ['57014', 1],
])('a transaction that always ends with %s is begun %i times, and leaves nothing', async (code, times) => {
  let begun = 0;
  const failed = database.db.transaction(async (transaction) => {
    begun += 1;
    await drop(transaction, 1);
    await transaction.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`));
  });
  await expect(failed).rejects.toSatisfy((error) => isGivenUp(error) === (times === 2));
  expect(begun).toBe(times);
  expect(await coins()).toEqual([0, 0]);
});
