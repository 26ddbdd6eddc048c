import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { isDatabaseDown, isGivenUp } from './database-down.ts';

/** Drizzle over the rooms' tables; a transaction inside `db.transaction` has the type `Transaction`. */
export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Every wait on the database is finite (security row 65), in milliseconds. */
const TIMEOUTS = {
  connect: 2_000,
  statement: 5_000,
  idleInTransaction: 10_000,
  /** No byte for so long means "hung"; an unused connection is closed before. */
  silence: 6_000,
  idle: 5_000,
};

/** Properties are camelCase in the code and snake_case in the database; drizzle.config.ts says the same. */
const DIALECT = new PgDialect({ casing: 'snake_case' });

/** Made for each transaction: it knows no tables, which only `db.query` would ask for and takes milliseconds. */
const sessionOn = (client: Pool | PoolClient) =>
  new NodePgSession<Record<string, never>, Record<string, never>>(client, DIALECT, undefined);

interface PoolOptions {
  readonly applicationName?: string;
  readonly max?: number;
  readonly timeouts?: Partial<typeof TIMEOUTS>;
  /** How many times as long as usual each wait may take that `timeouts` does not name. */
  readonly timeoutFactor?: number;
  /** False while the tables are not there yet: every use fails as if the database were down. */
  readonly isReady?: () => boolean;
  /** Hears of connections lost while unused. */
  readonly onError?: (error: Error) => void;
}

/** An unused connection is closed as early as ever: before it counts as hung. */
const longer = (usual: typeof TIMEOUTS, factor = 1): typeof TIMEOUTS => ({
  connect: usual.connect * factor,
  statement: usual.statement * factor,
  idleInTransaction: usual.idleInTransaction * factor,
  silence: usual.silence * factor,
  idle: usual.idle,
});

/** A pool whose connections never wait for ever, never crash the process and work in UTC. */
export function createPool(connection: ClientConfig, options: PoolOptions = {}): Pool {
  const timeouts = { ...longer(TIMEOUTS, options.timeoutFactor), ...options.timeouts };
  const pool = new Pool({
    ...connection,
    application_name: options.applicationName ?? 'webdielna',
    max: options.max ?? 10,
    connectionTimeoutMillis: timeouts.connect,
    idleTimeoutMillis: timeouts.idle,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    stream: () => socketWithLimit(timeouts.silence),
    onConnect: async (client) => {
      if (options.isReady?.() === false) throw notReady();
      await client.query("SET TIME ZONE 'UTC'");
    },
  });
  pool.on('error', (error) => options.onError?.(error));
  // A connection lost while checked out emits 'error' on the client, where the pool no longer listens;
  // its queries reject anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** True when the database behind the pool answers now. */
export const isAnswering = (pool: Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

/** PostgreSQL's own code for "cannot connect now". */
const notReady = (): Error => Object.assign(new Error('The database is not prepared yet'), { code: '57P03' });

/**
 * A socket that breaks when nothing moves on it: a server that is stopped or unreachable never sends the statement
 * timeout's error, so the wait has to end on this side.
 */
export function socketWithLimit(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** What those need, whom a transaction was in the way of, to go on. */
const OTHERS_FIRST_MS = 100;

/**
 * Drizzle on the pool, with transactions that give their connection back (or destroy it) whatever fails. One that
 * PostgreSQL gives up because others were in its way is run once more, whole: so what is done in a transaction touches
 * nothing but the database, and mails wait in the outbox. `onGivenUp` hears of the first time.
 */
export function createDb(pool: Pool, onGivenUp: (error: unknown) => void = () => {}): Db {
  const db: Db = new NodePgDatabase(DIALECT, sessionOn(pool), undefined);
  // Drizzle's own version keeps the connection for ever when `begin` fails and returns broken ones to the pool.
  const run: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    return releasing(client, () => sessionOn(client).transaction(work, config));
  };
  db.transaction = async (work, config) => {
    try {
      return await run(work, config);
    } catch (error) {
      if (!isGivenUp(error)) throw error;
      onGivenUp(error);
      // Begun at once, it could be in the way of the same ones again before they have woken up.
      await delay(OTHERS_FIRST_MS);
      return run(work, config);
    }
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
