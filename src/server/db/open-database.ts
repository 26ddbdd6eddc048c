import type { ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import type { EmbeddedLog } from './postgres-lock.ts';

interface Database {
  connection: ClientConfig;
  /** To the database server beside the program's database, as whoever may make databases, if anybody here may. */
  administrator: ClientConfig;
  ensureRunning(): Promise<unknown>;
  close(): Promise<void>;
}

/** The configured database: the embedded one, started when nobody has done so, or an external one. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: EmbeddedLog,
): Promise<Database> {
  if (databaseUrl === undefined) {
    const embedded = await openEmbedded({ dataDir, log });
    return { ...embedded, administrator: embedded.superuser };
  }
  const connection = { connectionString: databaseUrl };
  return {
    connection,
    administrator: connectionTo(connection, 'postgres'),
    ensureRunning: async () => {},
    close: async () => {},
  };
}

/** The same server and user, another database. */
export function connectionTo(connection: ClientConfig, database: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...connection, connectionString: url.href };
}
