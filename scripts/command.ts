import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { type Config, readConfig } from '#server/config.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { createLog } from '#server/log.ts';
import { projectRoot, StartupError } from '#server/startup.ts';

/** What a command works with: the settings and the database of the server. */
export interface Site {
  config: Config;
  db: Db;
  connection: ClientConfig;
  administrator: ClientConfig;
}

/** Which database a command needs: one that this version has migrated, any one, or none yet. */
type Needed = 'migrated' | 'as it is' | 'not yet there';

type Command = (site: Site) => Promise<string>;

/**
 * Does what the operator has typed, also beside a running server, and prints what it answers. What fails is told in one
 * sentence, and the process ends with 1; without a command that is how to use it.
 */
export function runCommand(usage: string, command: Command | null, needed: Needed = 'migrated'): void {
  run(usage, command, needed).then(
    (answer) => process.stdout.write(`${answer}\n`),
    (error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`);
      process.exitCode = 1;
    },
  );
}

async function run(usage: string, command: Command | null, needed: Needed): Promise<string> {
  if (!command) throw new Error(`Use: ${usage}`);
  const config = readConfig(projectRoot());
  const isThere = config.databaseUrl !== undefined || existsSync(join(config.dataDir, 'postgres'));
  if (!isThere && needed !== 'not yet there')
    throw new StartupError(`There is no database in ${config.dataDir}; set DATA_DIR as the server has it.`);
  const database = await openDatabase(config, createLog('warn'));
  const { connection, administrator } = database;
  // Connects when it is used for the first time.
  const pool = createPool(connection);
  try {
    if (needed === 'migrated') await migrate(connection);
    return await command({ config, db: createDb(pool), connection, administrator });
  } finally {
    await pool.end();
    await database.close();
  }
}

function sentenceOf(error: unknown): string {
  if (isDatabaseDown(error))
    return 'The database does not answer. Start it, or set DATABASE_URL as the server has it.';
  return error instanceof Error ? error.message : String(error);
}
