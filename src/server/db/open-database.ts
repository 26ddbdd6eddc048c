import type { ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import type { EmbeddedLog } from './postgres-lock.ts';

interface Database {
  connection: ClientConfig;
  ensureRunning(): Promise<unknown>;
  close(): Promise<void>;
}

/** The configured database: the embedded one, started when nobody has done so, or an external one. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: EmbeddedLog,
): Promise<Database> {
  if (databaseUrl === undefined) return openEmbedded({ dataDir, log });
  return {
    connection: { connectionString: databaseUrl },
    ensureRunning: async () => {},
    close: async () => {},
  };
}
