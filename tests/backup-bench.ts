import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { type BackupOptions, backUp } from '#server/backup/backup.ts';
import { type Restored, type RestoreOptions, restore } from '#server/backup/restore.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { createTestDb, type TestDb } from './test-db.ts';

export const NOW = new Date('2026-11-22T10:20:30Z');

/** Databases that are backed up and restored, and a folder for what is made of them. */
export interface BackupBench {
  folder: string;
  administrator: ClientConfig;
  /** A database of the test's own, to which nobody is connected. */
  newDatabase(options?: { empty?: boolean }): Promise<ClientConfig>;
  /** Backs it up into the folder; the archive. */
  backUp(connection: ClientConfig, options?: Partial<BackupOptions>): Promise<string>;
  restore(file: string, into: ClientConfig, options?: Partial<RestoreOptions>): Promise<Restored>;
  /** Names of the databases that were made beside one. */
  namesBeside(connection: ClientConfig): Promise<string[]>;
  clean(): Promise<void>;
}

export function createBackupBench(): BackupBench {
  const folder = mkdtempSync(join(tmpdir(), 'webdielna-backup-'));
  const { superuser } = inject('testCluster');
  const made: ClientConfig[] = [];
  const namesLike = async (name = '') =>
    (
      await rowsOf<{ name: string }>(
        superuser,
        'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1) ORDER BY 1',
        name,
      )
    ).map((row) => row.name);
  return {
    folder,
    administrator: superuser,
    async newDatabase(options = {}) {
      const { connection, pool } = await createTestDb(options);
      await pool.end();
      made.push(connection);
      return connection;
    },
    async backUp(connection, options = {}) {
      const signal = new AbortController().signal;
      const from = { connection, folder, dataDir: folder, secrets: [], clock: () => NOW, signal };
      const done = await backUp({ ...from, ...options });
      if (!done) throw new Error('Another backup is being made.');
      return done.file;
    },
    restore: (file, connection, options = {}) =>
      restore({
        file,
        connection,
        administrator: superuser,
        dataDir: folder,
        secrets: [],
        isEmbedded: true,
        now: NOW,
        ...options,
      }),
    namesBeside: async ({ database }) => (await namesLike(database)).filter((name) => name !== database),
    async clean() {
      for (const { database } of made)
        for (const name of await namesLike(database))
          await rowsOf(superuser, `DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Works on a connection of its own, which is gone afterwards. */
async function during<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The rows that one statement gives, on a connection of its own. */
export const rowsOf = <T = Record<string, unknown>>(
  connection: ClientConfig,
  statement: string,
  ...values: unknown[]
): Promise<T[]> =>
  during(connection, async (client) => {
    const { rows } = await client.query(statement, values.length > 0 ? values : undefined);
    return rows;
  });

/** The database again, for services; the bench removes it. */
export function opened(connection: ClientConfig): TestDb {
  const pool = createPool(connection, { max: 5 });
  return { db: createDb(pool), pool, connection, drop: () => pool.end() };
}

const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;

const tablesIn = async (client: Client): Promise<string[]> =>
  (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);

/** Every row of every table, each as the database's own text, also of what it computes. */
export const everyRow = (connection: ClientConfig): Promise<Record<string, string[]>> =>
  during(connection, async (client) => {
    const all: Record<string, string[]> = {};
    for (const table of await tablesIn(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${table}" t ORDER BY 1`,
      );
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  });

/** How the tables are made, with their sequences' next numbers. */
export const everyDefinition = (connection: ClientConfig) =>
  rowsOf(
    connection,
    `SELECT indexdef AS is FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT table_name || ' ' || column_name || ' ' || data_type || coalesce(column_default, '') || coalesce(generation_expression, '')
       || is_nullable || is_identity FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences WHERE schemaname = 'public'
     UNION ALL SELECT datcollate || datctype || datlocprovider::text || coalesce(datlocale, '') FROM pg_database WHERE datname = current_database()
     ORDER BY 1`,
  );

interface Column {
  name: string;
  type: string;
  /** A row cannot be without it. */
  isNeeded: boolean;
  /** Where the row is that it refers to: table and column. */
  refers: [table: string, column: string] | null;
}

const COLUMNS = `SELECT attname AS name, format_type(atttypid, NULL) AS type, attnotnull AND NOT atthasdef AS "isNeeded",
    (SELECT ARRAY[confrelid::regclass::text, (SELECT attname::text FROM pg_attribute WHERE attrelid = confrelid AND attnum = confkey[1])]
     FROM pg_constraint WHERE contype = 'f' AND conrelid = attrelid AND conkey = ARRAY[attnum]) AS refers
  FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;

/** What texts in a dump are spoilt by. */
const TEXT = `'ľ\t\\\\N \\. "žltý"'' ' || chr(10) || chr(13) || '😀 ' || gen_random_uuid()`;

/** Values that are easily lost on the way, by type; null for a type that nobody has thought of. */
const VALUES: Record<string, string> = {
  text: TEXT,
  uuid: 'gen_random_uuid()',
  'timestamp with time zone': "'2026-10-25 00:59:59.123457+00'",
  date: "'2028-02-29'::date + n",
  integer: '(random() * 2000000000)::int',
  bigint: '9007199254740993 + (random() * 1000)::int',
  boolean: 'random() < 0.5',
  jsonb: `jsonb_build_object('a', ${TEXT}, 'b', jsonb_build_array(null, 1.50, ''))`,
  bytea: "decode('00010a0d5c27ff', 'hex') || decode(md5(random()::text), 'hex')",
  'text[]': `ARRAY[${TEXT}, NULL, '', '{a,b}']`,
};

/**
 * Puts rows of hard values into every table that its rules let in; the types that came into some table. Rules of one
 * column among few words are met by their first word; where others object, only what a row needs is filled.
 */
export const fillTables = (connection: ClientConfig): Promise<Set<string>> => during(connection, fillBy);

async function fillBy(client: Client): Promise<Set<string>> {
  const types = new Set<string>();
  let left = await tablesIn(client);
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    const still: string[] = [];
    for (const name of left) {
      const filled = await fillTable(client, name);
      if (filled === null) still.push(name);
      else for (const { type } of filled) types.add(type);
    }
    left = still;
  }
  return types;
}

/** The columns that were filled; null where rules object. */
async function fillTable(client: Client, table: string): Promise<Column[] | null> {
  const { rows: columns } = await client.query<Column>(COLUMNS, [`public.${table}`]);
  const words = await wordsOf(client, table);
  const filledWith = ({ name, type, refers }: Column) =>
    refers === null
      ? (words.get(name) ?? VALUES[type] ?? 'NULL')
      : `(SELECT "${refers[1]}" FROM ${refers[0]} ORDER BY 1 OFFSET n LIMIT 1)`;
  for (const filled of [columns, columns.filter(({ isNeeded }) => isNeeded)]) {
    const names = filled.map(({ name }) => `"${name}"`).join(', ');
    const statement = `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
      SELECT ${filled.map(filledWith).join(', ')} FROM generate_series(0, 2) AS n`;
    const isIn = await client.query(statement).then(
      () => true,
      () => false,
    );
    if (isIn) return filled;
  }
  return null;
}

async function wordsOf(client: Client, table: string): Promise<Map<string, string>> {
  const { rows: rules } = await client.query<{ rule: string }>(
    "SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE contype = 'c' AND conrelid = to_regclass($1)",
    [`public.${table}`],
  );
  return new Map(
    rules.flatMap(({ rule }) => {
      const [, column, word] = /^CHECK \(\((\w+) = ANY \(ARRAY\[('[^']*')::text/.exec(rule) ?? [];
      return column && word ? [[column, word] as const] : [];
    }),
  );
}

/** The types that the program's tables are made of. */
export const typesInUse = async (connection: ClientConfig): Promise<string[]> =>
  (
    await rowsOf<{ type: string }>(
      connection,
      `SELECT DISTINCT format_type(a.atttypid, NULL) AS type FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1`,
    )
  ).map(({ type }) => type);

export const filesIn = (folder: string): string[] => readdirSync(folder).toSorted();
