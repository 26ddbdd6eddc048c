import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { projectRoot, StartupError } from '../startup.ts';

/** Any number would do, as long as every version of the program uses the same one. */
const MIGRATION_LOCK = 2_003_132_005;

const INSUFFICIENT_PRIVILEGE = '42501';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

const JOURNAL = 'meta/_journal.json';

const migrationsFolder = (): string => join(projectRoot(), 'src/server/db/migrations');

/**
 * Brings the database to this version's schema. Any number of processes may call it at once: Drizzle has no lock of
 * its own, so an advisory one on this connection lets each migration run once. Throws a StartupError for a database
 * that a newer version has migrated, or whose user may not do what a migration needs.
 */
export const migrate = (connection: ClientConfig): Promise<void> => migrateBy(connection, migrationsFolder());

/** Brings an empty database to the schema of an older version, whose last migration is of this time. */
export async function migrateUntil(connection: ClientConfig, last: number): Promise<void> {
  const all = migrationsFolder();
  const some = mkdtempSync(join(tmpdir(), 'webdielna-migrations-'));
  try {
    const journal = readJournal(all);
    const entries = journal.entries.filter(({ when }) => when <= last);
    mkdirSync(join(some, 'meta'));
    writeFileSync(join(some, JOURNAL), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) copyFileSync(join(all, `${tag}.sql`), join(some, `${tag}.sql`));
    await migrateBy(connection, some);
  } finally {
    rmSync(some, { recursive: true });
  }
}

/** When each migration of this version was written, oldest first: an identity that outlives a change of line ends. */
export const knownMigrations = (): number[] => migrationsIn(migrationsFolder());

async function migrateBy(connection: ClientConfig, folder: string): Promise<void> {
  const client = new Client({
    ...connection,
    application_name: 'webdielna migrations',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("SET TIME ZONE 'UTC'; SET statement_timeout = 0");
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await appliedMigrations(client);
    refuseNewerDatabase(applied);
    // Drizzle reads and hashes every migration before it finds that there is nothing to do.
    if (Math.max(...applied) < Math.max(...migrationsIn(folder)))
      await runMigrations(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    throw explained(error);
  } finally {
    await client.end();
  }
}

/** When each migration that the database has was written; none where it is empty. */
async function appliedMigrations(client: Client): Promise<number[]> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    table,
  ]);
  if (!found.rows[0]?.exists) return [];
  const { rows } = await client.query<{ created_at: string }>(`SELECT created_at FROM ${table}`);
  return rows.map((row) => Number(row.created_at));
}

function refuseNewerDatabase(applied: readonly number[]): void {
  const known = new Set(knownMigrations());
  if (applied.every((when) => known.has(when))) return;
  throw new StartupError(
    'The database was migrated by a newer version of this program; start that version, or restore a backup made before the update.',
  );
}

const readJournal = (folder: string) =>
  journalSchema.parse(JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')));

const migrationsIn = (folder: string): number[] => readJournal(folder).entries.map(({ when }) => when);

function explained(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== INSUFFICIENT_PRIVILEGE) return error;
  return new StartupError(
    `The database user may not change the schema (${cause.message}); make it the owner of the database, or let an administrator create the extensions unaccent and pg_trgm.`,
  );
}
