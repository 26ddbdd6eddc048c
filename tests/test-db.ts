import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { Client, type ClientConfig, escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { inject } from 'vitest';
import { createDb, createPool, type Db } from '#server/db/pool.ts';

/** A migrated, empty database of one test's own. */
export interface TestDb {
  readonly db: Db;
  readonly pool: Pool;
  readonly connection: ClientConfig;
  /** Closes the pool and removes the database, whoever else is still connected. */
  drop(): Promise<void>;
}

/**
 * A copy of the migrated template (see test-db-setup.ts), made in some 15 ms, or with `empty` a database that no
 * migration has seen. Call `drop` when the test is over.
 */
export async function createTestDb(options: { empty?: boolean } = {}): Promise<TestDb> {
  const { template } = inject('testCluster');
  const source = options.empty ? 'template1' : template.database;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser(
    `CREATE DATABASE ${name} TEMPLATE ${quoted(source)} OWNER ${quoted(template.user)} STRATEGY file_copy`,
  );
  const connection = { ...template, database: name };
  const pool = createPool(connection, { applicationName: name, max: 5, timeoutFactor: 10 });
  return {
    db: createDb(pool),
    pool,
    connection,
    drop: async () => {
      await pool.end();
      await asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

const quoted = (name = ''): string => escapeIdentifier(name);

/** The connection of this worker that makes and drops its databases; it ends with the worker. */
let superuser: Promise<Client> | undefined;

async function asSuperuser(statement: string): Promise<void> {
  superuser ??= connected(
    new Client({ ...inject('testCluster').superuser, stream: () => new Socket().unref() }),
  );
  await (await superuser).query(statement);
}

const connected = async (client: Client): Promise<Client> => {
  // The run stops the cluster, maybe before this worker.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** How many other connections to the client's database wait for a lock. */
export async function waitingForLock(client: Pick<Pool, 'query'> | PoolClient): Promise<number> {
  // Within a transaction the first look would be kept, without the connections that are opened after it.
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}
