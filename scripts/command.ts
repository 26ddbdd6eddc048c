import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { createLog } from '#server/log.ts';
import { projectRoot, StartupError } from '#server/startup.ts';

/** What a command works with: the settings and the database of the server. */
interface Site {
  config: Config;
  db: Db;
}

/**
 * Does what the operator has typed, also beside a running server, and prints what it answers. What fails is told in one
 * sentence, and the process ends with 1; without a command that is how to use it.
 */
export function runCommand(usage: string, command: ((site: Site) => Promise<string>) | null): void {
  run(usage, command).then(
    (answer) => process.stdout.write(`${answer}\n`),
    (error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`);
      process.exitCode = 1;
    },
  );
}

async function run(usage: string, command: ((site: Site) => Promise<string>) | null): Promise<string> {
  if (!command) throw new Error(`Use: ${usage}`);
  const config = readConfig(projectRoot());
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres')))
    throw new StartupError(`There is no database in ${config.dataDir}; set DATA_DIR as the server has it.`);
  const database = await openDatabase(config, createLog('warn'));
  const pool = createPool(database.connection);
  try {
    await migrate(database.connection);
    return await command({ config, db: createDb(pool) });
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
