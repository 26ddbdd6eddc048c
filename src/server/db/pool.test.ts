import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { isDatabaseDown } from './database-down.ts';
import { createDb, createPool } from './pool.ts';

let database: TestDb;

beforeAll(async () => {
  database = await createTestDb();
});

afterAll(() => database.drop());

const select = async (expression: string): Promise<unknown> => {
  const { rows } = await database.pool.query(`SELECT ${expression} AS value`);
  return rows[0]?.value;
};

test('sessions work in UTC whatever the database is set to', async () => {
  const name = (await select('quote_ident(current_database())')) as string;
  await database.pool.query(`ALTER DATABASE ${name} SET TimeZone = 'Asia/Tokyo'`);
  const pool = createPool(database.connection);
  const { rows } = await pool.query("SELECT current_setting('TimeZone') AS zone");
  await pool.end();
  expect(rows).toEqual([{ zone: 'UTC' }]);
});

test('the program is not a superuser of its database', async () => {
  expect(await select("current_setting('is_superuser')")).toBe('off');
});

test('search folds case and diacritics of Slovak text', async () => {
  expect(await select("fold_text('Čerešňová Ľahká ÚDRŽBA')")).toBe('ceresnova lahka udrzba');
});

test('a search column may be indexed', async () => {
  await database.pool.query('CREATE TABLE person (name text)');
  await database.pool.query('CREATE INDEX ON person USING gin (fold_text(name) gin_trgm_ops)');
  await database.pool.query("INSERT INTO person VALUES ('Ján Ďurčanský')");
  const { rows } = await database.pool.query("SELECT name FROM person WHERE fold_text(name) LIKE '%durc%'");
  expect(rows).toEqual([{ name: 'Ján Ďurčanský' }]);
});

test('a statement over its time ends and means down', async () => {
  const pool = createPool(database.connection, { timeouts: { statement: 50 } });
  await expect(pool.query('SELECT pg_sleep(10)')).rejects.toSatisfy(isDatabaseDown);
  await pool.end();
});

test('a server that stops answering in the middle means down, and its connection is not used again', async () => {
  const pool = createPool(database.connection, { timeouts: { silence: 100, statement: 0 } });
  await expect(pool.query('SELECT pg_sleep(3)')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

test('a failed transaction is rolled back and gives its connection back', async () => {
  const pool = createPool(database.connection, { max: 1 });
  const db = createDb(pool);
  await pool.query('CREATE TABLE kept (id int PRIMARY KEY)');
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO kept VALUES (1)`);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect((await db.execute(sql`SELECT * FROM kept`)).rows).toEqual([]);
  await pool.end();
});

test('connections killed inside a transaction neither crash the process nor leak', async () => {
  const pool = createPool(database.connection, { max: 1 });
  const db = createDb(pool);
  const killer = new Client(database.connection);
  await killer.connect();
  const kill = (pid: unknown) => killer.query('SELECT pg_terminate_backend($1)', [pid]);
  for (let round = 0; round < 3; round += 1) {
    const work = db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
      await kill(rows[0]?.pid);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(work).rejects.toSatisfy(isDatabaseDown);
  }
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await killer.end();
  await pool.end();
});

test('a transaction that cannot begin gives its connection back', async () => {
  const pool = createPool(database.connection, { max: 1, timeouts: { connect: 500 } });
  const db = createDb(pool);
  const refused = { isolationLevel: 'no such level' as 'serializable' };
  for (let round = 0; round < 3; round += 1) {
    await expect(db.transaction(async () => {}, refused)).rejects.toMatchObject({ cause: { code: '42601' } });
  }
  expect(pool.idleCount).toBe(1);
  await pool.end();
});
