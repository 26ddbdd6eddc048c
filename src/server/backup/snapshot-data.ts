import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { socketWithLimit } from '../db/pool.ts';
import type { Manifest, TableFacts } from './archive-format.ts';

/** Any number would do; whoever holds it is the only one who makes a backup of this database. */
const BACKUP_LOCK = 2_003_132_006;
/** A migration changes tables in seconds; one that takes longer is not waited for. */
const LOCK_LIMIT = '10s';
/** No byte for so long means that the database hangs. */
const SILENCE = 60_000;
const CONNECT_LIMIT = 5_000;

/** What the text of a value depends on; and a backup takes as long as it takes. */
const SESSION = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET transaction_timeout = 0;
  SET lock_timeout = '${LOCK_LIMIT}'; SET TIME ZONE 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'`;

/** A connection for a backup, outside of the pool, whose statements end after seconds. */
export async function connectForBackup(connection: ClientConfig): Promise<Client> {
  const client = new Client({
    ...connection,
    application_name: 'webdielna backup',
    connectionTimeoutMillis: CONNECT_LIMIT,
    stream: () => socketWithLimit(SILENCE),
  });
  client.on('error', () => {});
  await client.connect();
  await client.query(SESSION);
  return client;
}

/** False while another backup of this database is being made; the lock ends with the connection. */
export async function lockBackups(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
    BACKUP_LOCK,
  ]);
  return rows[0]?.held ?? false;
}

/** A table as it is found: without its rows. */
export interface Table extends Pick<TableFacts, 'name' | 'columns'> {
  /** Of its rows on the disk, in bytes. */
  size: number;
}

const TABLES = `
  SELECT c.relname::text AS name, pg_table_size(c.oid)::float8 AS size,
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
     WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY c.relname`;

/** The program's tables, by name; those of the jobs have a schema of their own. */
export const tablesOf = async (client: Client): Promise<Table[]> => (await client.query<Table>(TABLES)).rows;

/** From now on the connection sees the data of one instant, and nobody changes its tables. */
export async function beginSnapshot(client: Client): Promise<Table[]> {
  const names = (await tablesOf(client)).map(({ name }) => publicName(name));
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  if (names.length > 0) await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  return tablesOf(client);
}

const MIGRATIONS = 'drizzle.__drizzle_migrations';

/** Which migrations the database has had; none where no version of the program has been. */
export async function migrationsOf(client: Client): Promise<number[]> {
  const found = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    MIGRATIONS,
  ]);
  if (!found.rows[0]?.exists) return [];
  const { rows } = await client.query<{ at: string }>(
    `SELECT created_at AS at FROM ${MIGRATIONS} ORDER BY created_at`,
  );
  return rows.map(({ at }) => Number(at));
}

/** Sequences count on outside of any transaction, so they are read after the snapshot has begun: never behind it. */
export async function sequencesOf(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname::text AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${publicName(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** PostgreSQL's text of a table's rows, each ended by a line feed. `rowCount` is known at its end. */
export const copyOut = (client: Client, { name, columns }: Pick<Table, 'name' | 'columns'>) =>
  client.query(copyTo(`COPY ${publicName(name)} (${columns.map(escapeIdentifier).join(', ')}) TO STDOUT`));

/** A table's name in a statement, whatever it is called. */
export const publicName = (name: string): string => `public.${escapeIdentifier(name)}`;
