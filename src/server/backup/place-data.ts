import { Client, type ClientConfig, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { BACKUPS } from '#domain/backup/backup-plan.ts';
import { daysBefore } from '#domain/legal/retention.ts';
import { connectionTo } from '../db/open-database.ts';
import type { Manifest } from './archive-format.ts';
import { RestoreRefusal } from './restore-refusal.ts';
import { migrationsOf, publicName, tablesOf } from './snapshot-data.ts';

/** Where an archive is restored to before anything changes. */
export interface Place {
  /** The database that is to be filled. */
  connection: ClientConfig;
  /** Puts it in use; the name under which the database from before is kept, if it held anything. */
  take(): Promise<string | null>;
  /** Leaves no trace of it. */
  abandon(): Promise<void>;
}

/** PostgreSQL's codes for a database that somebody uses, and for what this user may not do or cannot reach. */
const IN_USE = '55006';
const OUT_OF_REACH = new Set(['42501', '28000', '28P01', '3D000']);
const CONNECT_LIMIT = 5_000;

const IS_RUNNING = new RestoreRefusal(
  'The server is running, or something else uses the database; stop it, and restore again.',
);

/**
 * Finds the place: a new database beside the one in use, or, where this user may make none, the one in use, if it is
 * empty. Refuses while anybody is connected.
 */
export async function findPlace(
  connection: ClientConfig,
  administrator: ClientConfig,
  manifest: Manifest,
  now: Date,
): Promise<Place> {
  const current = await during(connection, factsOf);
  if (current.connected > 0) throw IS_RUNNING;
  const admin = await connectAsMaker(administrator);
  if (admin) return beside(admin, connection, current, now);
  const isFresh =
    current.rows === 0 && current.migrations.every((when) => manifest.migrations.includes(when));
  if (!isFresh)
    throw new RestoreRefusal(
      `The database user ${current.owner} may not make a database; give it CREATEDB, or set DATABASE_URL to an empty database that it owns.`,
    );
  return { connection, take: async () => null, abandon: async () => {} };
}

interface DatabaseFacts {
  name: string;
  /** Whom the program connects as. */
  owner: string;
  /** How a new database has to be made to sort and compare alike. */
  alike: string;
  /** Others that are connected. */
  connected: number;
  migrations: number[];
  /** In tables, at least. */
  rows: number;
}

const FACTS = `
  SELECT datname AS name, current_user AS owner, pg_encoding_to_char(encoding) AS encoding, datcollate, datctype,
    datlocprovider AS provider, datlocale AS locale,
    (SELECT count(*)::int FROM pg_stat_activity a WHERE a.datid = d.oid AND pid <> pg_backend_pid()
     AND backend_type = 'client backend') AS connected
  FROM pg_database d WHERE datname = current_database()`;

/** pg_database's letter, and how CREATE DATABASE names it with its locale. */
const PROVIDERS: Record<string, (locale: string) => string> = {
  i: (locale) => `LOCALE_PROVIDER icu ICU_LOCALE ${locale}`,
  b: (locale) => `LOCALE_PROVIDER builtin BUILTIN_LOCALE ${locale}`,
};

async function factsOf(client: Client): Promise<DatabaseFacts> {
  const [facts] = (await client.query(FACTS)).rows;
  const { name, owner, connected, encoding, datcollate, datctype, provider, locale } = facts;
  const alike = [
    `TEMPLATE template0 ENCODING ${escapeLiteral(encoding)}`,
    `LC_COLLATE ${escapeLiteral(datcollate)} LC_CTYPE ${escapeLiteral(datctype)}`,
    PROVIDERS[provider]?.(escapeLiteral(locale)) ?? 'LOCALE_PROVIDER libc',
  ].join(' ');
  let rows = 0;
  for (const { name: table } of await tablesOf(client))
    rows += (await client.query(`SELECT FROM ${publicName(table)} LIMIT 1`)).rowCount ?? 0;
  return { name, owner, connected, alike, rows, migrations: await migrationsOf(client) };
}

/** A connection that may make databases, or null. */
async function connectAsMaker(administrator: ClientConfig): Promise<Client | null> {
  try {
    const client = await connect(administrator);
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    );
    if (rows[0]?.may) return client;
    await client.end();
    return null;
  } catch (error) {
    if (error instanceof DatabaseError && OUT_OF_REACH.has(error.code ?? '')) return null;
    throw error;
  }
}

async function beside(
  admin: Client,
  connection: ClientConfig,
  { name, owner, alike, rows }: DatabaseFacts,
  now: Date,
): Promise<Place> {
  const added = restoringName(name);
  const former = formerName(name, now);
  const quoted = escapeIdentifier;
  const drop = () => unlessUsed(admin.query(`DROP DATABASE IF EXISTS ${quoted(added)}`));
  try {
    // A restore that was killed has left one.
    await drop();
    await admin.query(`CREATE DATABASE ${quoted(added)} OWNER ${quoted(owner)} ${alike}`);
  } catch (error) {
    await admin.end();
    throw error;
  }
  return {
    connection: connectionTo(connection, added),
    async take() {
      await rename(admin, [name, former], [added, name]);
      if (rows === 0) await admin.query(`DROP DATABASE ${quoted(former)}`);
      await admin.end();
      return rows === 0 ? null : former;
    },
    async abandon() {
      try {
        await drop();
      } finally {
        await admin.end();
      }
    },
  };
}

/** Changes names of databases, all of them or none; nobody may be connected to one. */
async function rename(admin: Client, ...changes: [from: string, to: string][]): Promise<void> {
  await admin.query('BEGIN');
  try {
    for (const [from, to] of changes)
      await unlessUsed(
        admin.query(`ALTER DATABASE ${escapeIdentifier(from)} RENAME TO ${escapeIdentifier(to)}`),
      );
    await admin.query('COMMIT');
  } catch (error) {
    await admin.query('ROLLBACK');
    throw error;
  }
}

/**
 * Takes a database that a restore has replaced; the name under which the one in use is kept instead, or null where no
 * database of that name was replaced.
 */
export async function exchange(
  connection: ClientConfig,
  administrator: ClientConfig,
  replaced: string,
  now: Date,
): Promise<string | null> {
  const { name, connected, formers } = await during(connection, async (client) => ({
    ...(await factsOf(client)),
    formers: await formersOf(client),
  }));
  if (!formers.includes(replaced)) return null;
  if (connected > 0) throw IS_RUNNING;
  const admin = await connectAsMaker(administrator);
  if (!admin) throw new RestoreRefusal('The database user may not rename a database; give it CREATEDB.');
  try {
    const former = formerName(name, now);
    await rename(admin, [name, former], [replaced, name]);
    return former;
  } finally {
    await admin.end();
  }
}

const unlessUsed = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    throw error instanceof DatabaseError && error.code === IN_USE ? IS_RUNNING : error;
  });

const restoringName = (name: string): string => `${name}_restoring`;

const FORMER = '_before_';
const SECONDS = 'YYYYMMDDHHMMSS'.length;

/** "webdielna_before_20261122203000": what a database is called after it was replaced. */
const formerName = (name: string, now: Date): string =>
  `${name}${FORMER}${now.toISOString().replace(/\D/g, '').slice(0, SECONDS)}`;

/** Names of the databases that restores have replaced. */
async function formersOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname::text AS name FROM pg_database
     WHERE starts_with(datname, current_database() || '${FORMER}') AND datname ~ '${FORMER}\\d{${SECONDS}}$'`,
  );
  return rows.map(({ name }) => name);
}

/** Deletes what restores have left: databases that were replaced long ago, and one that was not filled; their names. */
export async function dropLeftDatabases(connection: ClientConfig, now: Date): Promise<string[]> {
  return during(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT current_database()::text AS name');
    const name = rows[0]?.name ?? '';
    const kept = formerName(name, daysBefore(now, BACKUPS.formerDays));
    const left = (await formersOf(client)).filter((former) => former < kept);
    for (const each of [...left, restoringName(name)])
      await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(each)}`);
    return left;
  });
}

async function during<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(connection: ClientConfig): Promise<Client> {
  const client = new Client({
    ...connection,
    application_name: 'webdielna restore',
    connectionTimeoutMillis: CONNECT_LIMIT,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
