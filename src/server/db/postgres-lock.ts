import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../startup.ts';
import { type Cluster, SUPERUSER } from './postgres-cluster.ts';
import type { Endpoint } from './postgres-endpoint.ts';
import { requestStop, type StartedServer, serverLives, startServer } from './postgres-server.ts';

/** What the embedded database has to say; a pino logger fits. */
export interface EmbeddedLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Every process holds this lock shared in its own session; the one that gets it alone is the last. */
const PRESENCE_LOCK = 2_003_132_004;

const LOCK_LIMIT = 2_000;
const START_LIMIT = 60_000;
const STOP_LIMIT = 10_000;
const POLL = 20;
const RETRY = 2_000;

/** The server's last words when another process was quicker, or its own predecessor is not quite gone. */
const PASSING_FAILURE = /lock file "[^"]*" already exists|is still in use/;

/** This process's shared lock on a cluster's server: while it lasts, the server is kept running. */
export class ClusterLock {
  readonly #cluster: Cluster;
  readonly #endpoint: Endpoint;
  readonly #log: EmbeddedLog;
  #session: Client | undefined;
  #acquiring: Promise<void> | undefined;
  #releasing: Promise<void> | undefined;

  constructor(cluster: Cluster, endpoint: Endpoint, log: EmbeddedLog) {
    this.#cluster = cluster;
    this.#endpoint = endpoint;
    this.#log = log;
  }

  /** Resolves when the server answers, after starting it if needed; a StartupError says why it cannot. */
  acquire(): Promise<void> {
    if (this.#session || this.#releasing) return Promise.resolve();
    this.#acquiring ??= this.#acquire().finally(() => {
      this.#acquiring = undefined;
    });
    return this.#acquiring;
  }

  /** Gives the hold up; the last holder stops the server and waits for it. Never rejects. */
  release(): Promise<void> {
    this.#releasing ??= this.#release();
    return this.#releasing;
  }

  async #acquire(): Promise<void> {
    const limit = AbortSignal.timeout(START_LIMIT);
    let server: StartedServer | undefined;
    // A server that was just started is joined even when leaving, to be stopped in order.
    while (!this.#releasing || (server && !server.ended)) {
      const answer = await tryLock(this.#endpoint);
      if (answer instanceof Client) return this.#enter(answer);
      if (server?.failure !== undefined && !PASSING_FAILURE.test(server.failure))
        throw new StartupError(`The database did not start: ${server.failure} (${this.#cluster.logFile})`);
      if (limit.aborted)
        throw new StartupError(`The database is not ready after a minute; see ${this.#cluster.logFile}.`);
      const startable = answer === 'absent' && (!server || server.ended) && !serverLives(this.#cluster);
      if (startable) server = startServer(this.#cluster, this.#endpoint.port);
      await delay(POLL);
    }
  }

  #enter(session: Client): void {
    this.#session = session;
    session.once('end', () => {
      this.#session = undefined;
      if (this.#releasing) return;
      this.#log.warn('The embedded database has stopped; starting it again.');
      void this.#rejoin();
    });
  }

  async #rejoin(): Promise<void> {
    while (!this.#session && !this.#releasing) {
      try {
        await this.acquire();
        if (this.#session) this.#log.info('The embedded database runs again.');
      } catch (error) {
        this.#log.warn(error instanceof Error ? error.message : String(error));
        await delay(RETRY, undefined, { ref: false });
      }
    }
  }

  async #release(): Promise<void> {
    await this.#acquiring?.catch(() => {});
    const session = this.#session;
    if (!session) return;
    try {
      if (await isLast(session)) await stop(this.#cluster);
      await session.end();
    } catch (error) {
      void session.end().catch(() => {});
      this.#log.warn(`The embedded database was not left in order: ${String(error)}`);
    }
  }
}

/**
 * Tries to lock: a session with the presence lock; 'absent' when nobody listens; 'busy' while the server starts,
 * recovers or is being stopped by its last holder.
 */
async function tryLock(endpoint: Endpoint): Promise<Client | 'absent' | 'busy'> {
  const session = new Client({
    ...endpoint.as(SUPERUSER, 'postgres'),
    application_name: 'webdielna presence',
    connectionTimeoutMillis: LOCK_LIMIT,
    query_timeout: LOCK_LIMIT,
  });
  session.on('error', () => {});
  try {
    await session.connect();
    const { rows } = await session.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock_shared($1) AS held',
      [PRESENCE_LOCK],
    );
    if (rows[0]?.held) return session;
  } catch (error) {
    if (isRefusal(error)) return 'absent';
  }
  await session.end().catch(() => {});
  return 'busy';
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES')
    throw new StartupError('The database in DATA_DIR belongs to another user; start as that user.');
  return code === 'ENOENT' || code === 'ECONNREFUSED';
}

async function isLast(session: Client): Promise<boolean> {
  await session.query('SELECT pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
  const { rows } = await session.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
    PRESENCE_LOCK,
  ]);
  return rows[0]?.last ?? false;
}

async function stop(cluster: Cluster): Promise<void> {
  requestStop(cluster);
  const limit = AbortSignal.timeout(STOP_LIMIT);
  while (serverLives(cluster) && !limit.aborted) await delay(POLL);
}
