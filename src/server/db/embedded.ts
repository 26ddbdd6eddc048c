import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { StartupError } from '../startup.ts';
import { postgresFolder, postgresIdentity } from './postgres-binaries.ts';
import { type Cluster, SUPERUSER } from './postgres-cluster.ts';
import { type Endpoint, embeddedEndpoint } from './postgres-endpoint.ts';
import { ensureCluster } from './postgres-initdb.ts';
import { ClusterLock, type EmbeddedLog } from './postgres-lock.ts';

/** A running PostgreSQL in DATA_DIR, shared by all processes that have it open. */
export interface EmbeddedDatabase {
  /** The program's own database and role, which is no superuser. */
  readonly connection: ClientConfig;
  /** The superuser in the maintenance database, for tests and tools. */
  readonly superuser: ClientConfig;
  /** Resolves when the server answers; starts it again when it has died. Costs nothing while it runs. */
  ensureRunning(): Promise<void>;
  /** Leaves; the last process to leave stops the server in an orderly way. Close the pools first. */
  close(): Promise<void>;
}

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  readonly maxConnections?: number;
  /** False only for tests: faster, but the data may be lost when the machine stops. */
  readonly durable?: boolean;
}

/** The program's role and database have one name. */
const APP = 'webdielna';

/** PostgreSQL's codes for an object that another process has made meanwhile. */
const ALREADY_THERE = new Set(['42710', '42P04', '23505']);

/**
 * Opens the PostgreSQL in DATA_DIR: makes it the first time, starts it or joins the one that runs, and starts it
 * again whenever it dies. Throws a StartupError (one sentence) when that is impossible.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = describeCluster(options);
  ensureCluster(cluster);
  const endpoint = await embeddedEndpoint(cluster);
  const lock = new ClusterLock(cluster, endpoint, options.log);
  const close = async (): Promise<void> => {
    await lock.release();
    endpoint.dispose();
  };
  try {
    await lock.acquire();
    await ensureDatabase(endpoint);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connection: endpoint.as(APP, APP),
    superuser: endpoint.as(SUPERUSER, 'postgres'),
    ensureRunning: () => lock.acquire(),
    close,
  };
}

function describeCluster(options: EmbeddedOptions): Cluster {
  try {
    mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
    accessSync(options.dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR must be a folder that this user can write to (${reason}).`);
  }
  const dataDir = realpathSync(options.dataDir);
  const pgData = join(dataDir, 'postgres');
  const binaries = postgresFolder();
  return {
    dataDir,
    pgData: existsSync(pgData) ? realpathSync(pgData) : pgData,
    logFile: join(dataDir, 'postgres.log'),
    binaries,
    identity: postgresIdentity(binaries, dataDir),
    maxConnections: options.maxConnections ?? 40,
    durable: options.durable ?? true,
  };
}

/** Makes the program's role and database when they are missing. */
async function ensureDatabase(endpoint: Endpoint): Promise<void> {
  const client = new Client({ ...endpoint.as(SUPERUSER, 'postgres'), query_timeout: 30_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [APP]);
    if (found.rowCount) return;
    const name = escapeIdentifier(APP);
    const { password } = endpoint.as(APP, APP);
    const secret = typeof password === 'string' ? `PASSWORD ${escapeLiteral(password)}` : '';
    await unlessThere(client.query(`CREATE ROLE ${name} LOGIN ${secret}`));
    await unlessThere(client.query(`CREATE DATABASE ${name} OWNER ${name}`));
  } finally {
    await client.end();
  }
}

async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DatabaseError && ALREADY_THERE.has(error.code ?? ''))) throw error;
  }
}
