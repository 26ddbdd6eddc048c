import { pipeline } from 'node:stream/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest, TableFacts } from './archive-format.ts';
import { partsOf } from './archive-reader.ts';
import { RestoreRefusal } from './restore-refusal.ts';
import { publicName, tablesOf } from './snapshot-data.ts';

/** Indexes are built as fast as this lets them; the embedded server keeps little memory for itself. */
const SESSION = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET transaction_timeout = 0;
  SET TIME ZONE 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET client_encoding = 'UTF8';
  SET maintenance_work_mem = '128MB'`;

/**
 * Fills a database that is migrated to the archive's version with the archive's rows, in one transaction: all of them, or
 * none. Foreign keys and indexes are made after the rows, which is several times faster, and any order of tables will do.
 */
export async function load(connection: ClientConfig, file: string, manifest: Manifest): Promise<void> {
  const client = new Client({ ...connection, application_name: 'webdielna restore', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(SESSION);
    await client.query('BEGIN');
    await refuseOtherTables(client, file, manifest);
    // What migrations have put in goes. Rows of a table emptied in the same transaction need no log of the database.
    await client.query(`TRUNCATE ${manifest.tables.map(({ name }) => publicName(name)).join(', ')}`);
    const afterwards = await setAside(client);
    await copyRows(client, file, manifest.tables);
    for (const statement of afterwards) await client.query(statement);
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('SELECT setval($1::regclass, $2, $3)', [publicName(name), value, isCalled]);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end().catch(() => {});
  }
}

/** The schema of the archive's version has the archive's tables and columns, or somebody has changed one of them. */
async function refuseOtherTables(client: Client, file: string, { tables }: Manifest): Promise<void> {
  const shape = (list: readonly Pick<TableFacts, 'name' | 'columns'>[]) =>
    list.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted();
  const known = shape(await tablesOf(client));
  const other = shape(tables).find((table) => !known.includes(table));
  if (other !== undefined || known.length !== tables.length)
    throw new RestoreRefusal(
      `${file} holds other tables than this program knows (${other ?? 'some are missing'}); restore it with the version that made it.`,
    );
}

async function copyRows(client: Client, file: string, tables: readonly TableFacts[]): Promise<void> {
  const copied = new Map<string, number>();
  for await (const { table, body } of partsOf(file)) {
    const columns = tables.find(({ name }) => name === table)?.columns ?? [];
    const rows = client.query(
      copyFrom(`COPY ${publicName(table)} (${columns.map(escapeIdentifier).join(', ')}) FROM STDIN`),
    );
    await pipeline(body, rows);
    copied.set(table, (copied.get(table) ?? 0) + rows.rowCount);
  }
  const different = tables.find(({ name, rows }) => (copied.get(name) ?? 0) !== rows);
  if (different)
    throw new RestoreRefusal(
      `The table ${different.name} has ${copied.get(different.name) ?? 0} rows instead of ${different.rows}; take another backup.`,
    );
}

/** Of the constraints, indexes and triggers that would slow the copying down or fail in it: how each goes and comes. */
const SET_ASIDE = `
  SELECT 1 AS step, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS away,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f'
  UNION ALL
  SELECT 2, format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
  UNION ALL
  SELECT 3, format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
    format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname)
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled = 'O'
  ORDER BY step`;

/** Puts them aside; the statements that bring them back, indexes before the foreign keys that use them. */
async function setAside(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(SET_ASIDE);
  for (const { away } of rows) await client.query(away);
  return rows.map(({ back }) => back).reverse();
}
