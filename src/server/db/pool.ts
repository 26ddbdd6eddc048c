import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { isDatabaseDown } from './database-down.ts';
import * as schema from './schema.ts';

/** Drizzle over the rooms' tables; a transaction inside `db.transaction` has the type `Transaction`. */
export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Every wait on the database is finite (security row 65), in milliseconds. */
export const TIMEOUTS = {
  connect: 2_000,
  statement: 5_000,
  idleInTransaction: 10_000,
  silence: 6_000,
} as const;

const MAX_CONNECTIONS = 10;

/** The silence after which an unused connection is closed must be shorter than the one that means "hung". */
const IDLE_CONNECTION = 5_000;

/**
 * A socket that breaks after `TIMEOUTS.silence` without a byte: a server that is stopped or unreachable never
 * sends the statement timeout's error, so the wait has to end on this side.
 */
function silentSocketBreaks(): Socket {
  const socket = new Socket();
  socket.setTimeout(TIMEOUTS.silence, () => {
    socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** A pool whose connections never wait for ever, never crash the process and work in UTC. */
export function createPool(
  connection: ClientConfig,
  options: { applicationName?: string; max?: number; onError?: (error: Error) => void } = {},
): Pool {
  const pool = new Pool({
    ...connection,
    application_name: options.applicationName ?? 'webdielna',
    max: options.max ?? MAX_CONNECTIONS,
    connectionTimeoutMillis: TIMEOUTS.connect,
    idleTimeoutMillis: IDLE_CONNECTION,
    statement_timeout: TIMEOUTS.statement,
    idle_in_transaction_session_timeout: TIMEOUTS.idleInTransaction,
    stream: silentSocketBreaks,
    onConnect: async (client) => {
      await client.query("SET TIME ZONE 'UTC'");
    },
  });
  pool.on('error', (error) => options.onError?.(error));
  // A connection lost while checked out emits 'error' on the client, where the pool no longer listens;
  // its queries reject anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Drizzle on the pool, with transactions that give their connection back (or destroy it) whatever fails. */
export function createDb(pool: Pool): Db {
  const db: Db = drizzle(pool, { schema });
  // Drizzle's own version keeps the connection for ever when `begin` fails and returns broken ones to the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    return releasing(client, () => drizzle(client, { schema }).transaction(work, config));
  };
  return db;
}

async function releasing<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseDown(error));
    throw error;
  }
}
