import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';

/** How the embedded database of a running program is reached. */
export const databaseAccess = (dataDir: string): ClientConfig => ({
  host: join(dataDir, 'postgres'),
  user: 'webdielna',
  database: 'webdielna',
});

/** Works in the embedded database of a running program. */
export async function inDatabase<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(databaseAccess(dataDir));
  await client.connect();
  return work(client).finally(() => client.end());
}
