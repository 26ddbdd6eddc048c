import { join } from 'node:path';
import { Client } from 'pg';

/** Works in the embedded database of a running program. */
export async function inDatabase<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: join(dataDir, 'postgres'), user: 'webdielna', database: 'webdielna' });
  await client.connect();
  return work(client).finally(() => client.end());
}
