import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { isWindows } from './postgres-binaries.ts';
import { type Cluster, commandOf, ENVIRONMENT, explain, isAlive, SOCKET_PORT } from './postgres-cluster.ts';

const LOG_LIMIT = 5 * 1024 * 1024;

const program = (cluster: Cluster, name: string): string => join(cluster.binaries, 'bin', name);

/** A small site's settings: little memory, few processes, full durability, no statement or value in the log. */
function settings(cluster: Cluster, port: number): string[] {
  const values = {
    listen_addresses: isWindows ? '127.0.0.1' : '',
    port,
    // Relative to the data directory: neither the length nor the characters of its path matter.
    unix_socket_directories: isWindows ? '' : '.',
    unix_socket_permissions: '0700',
    max_connections: cluster.maxConnections,
    shared_buffers: '32MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    max_logical_replication_workers: 0,
    autovacuum_max_workers: 2,
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(cluster.durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A server process that was started: whether it has ended, and then why, when it failed. */
export interface StartedServer {
  ended: boolean;
  failure: string | undefined;
}

/**
 * Starts the server in a session of its own, so that Ctrl+C in our terminal does not reach it. Starting it twice
 * does no harm: PostgreSQL's own lock file lets one live and the other end.
 */
export function startServer(cluster: Cluster, port: number): StartedServer {
  dropForeignLocks(cluster);
  rotateLog(cluster);
  const logStart = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(cluster.logFile, 'a', 0o600);
  const child = spawnServer(cluster, settings(cluster, port), log);
  closeSync(log);
  child.unref();
  const server: StartedServer = { ended: false, failure: undefined };
  child.once('error', (error) => Object.assign(server, { ended: true, failure: error.message }));
  child.once('exit', (code, signal) => {
    server.ended = true;
    if (code !== 0) server.failure = lastWords(cluster, logStart) || `it ended with ${signal ?? code}`;
  });
  return server;
}

function spawnServer(cluster: Cluster, args: string[], log: number): ChildProcess {
  const options = {
    cwd: cluster.dataDir,
    detached: true,
    stdio: ['ignore', log, log] as ['ignore', number, number],
    ...ENVIRONMENT,
    ...cluster.identity.user,
  };
  if (isWindows) {
    const start = ['start', '-W', '-D', cluster.pgData, '-l', cluster.logFile, '-o', args.join(' ')];
    return spawn(program(cluster, 'pg_ctl'), start, { ...options, stdio: 'ignore', windowsHide: true });
  }
  const command = commandOf(cluster, program(cluster, 'postgres'), ['-D', cluster.pgData, ...args]);
  return spawn(command.file, command.args, options);
}

/** Asks the server for a fast shutdown: open transactions are rolled back, everything is written. */
export function requestStop(cluster: Cluster): void {
  if (isWindows) {
    spawnSync(program(cluster, 'pg_ctl'), ['stop', '-W', '-m', 'fast', '-D', cluster.pgData], {
      stdio: 'ignore',
    });
    return;
  }
  const { pid } = readPidFile(cluster) ?? {};
  if (pid !== undefined && isServer(pid, cluster)) process.kill(pid, 'SIGINT');
}

/** What the running server wrote about itself, or undefined when there is no (complete) postmaster.pid. */
export function readPidFile(cluster: Pick<Cluster, 'pgData'>): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(cluster.pgData, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return Number.isInteger(pid) && pid > 0 ? { pid, port: port || SOCKET_PORT } : undefined;
  } catch {
    return undefined;
  }
}

/** True while a server of this cluster lives, whether or not it answers. */
export function serverLives(cluster: Cluster): boolean {
  const found = readPidFile(cluster);
  return found !== undefined && isServer(found.pid, cluster);
}

/** A number in a pid file says little: it may be dead or, after a restart of the machine, any other program's. */
function isServer(pid: number, cluster: Cluster): boolean {
  if (!isAlive(pid)) return false;
  if (isWindows) return true;
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      'postgres',
    );
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster.pgData;
  } catch {
    // Another user's working directory may be hidden, its command line is not; in doubt it is a server.
    return commandLine(pid).includes('postgres');
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Removes lock files whose number now belongs to another program, which PostgreSQL would take for a running server.
 * Those of a dead process PostgreSQL replaces itself.
 */
function dropForeignLocks(cluster: Cluster): void {
  if (isWindows) return;
  for (const name of ['postmaster.pid', `.s.PGSQL.${SOCKET_PORT}.lock`]) {
    const file = join(cluster.pgData, name);
    const pid = lockedBy(file);
    if (pid === undefined || !isAlive(pid) || isServer(pid, cluster)) continue;
    const aside = `${file}.${process.pid}`;
    renameSync(file, aside);
    // Meanwhile another process may have started the server: then this is its file, and it goes back.
    if (lockedBy(aside) === pid) rmSync(aside);
    else renameSync(aside, file);
  }
}

function lockedBy(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
}

function rotateLog(cluster: Cluster): void {
  const size = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(cluster.logFile, `${cluster.logFile}.1`);
}

/** What the server that has just failed wrote last, without what it told to clients that asked too early. */
function lastWords(cluster: Cluster, from: number): string | undefined {
  if (!existsSync(cluster.logFile)) return undefined;
  const lines = readFileSync(cluster.logFile).subarray(from).toString('utf8').trim().split('\n');
  const fatal = lines.filter((line) => /\b(?:FATAL|PANIC):/.test(line));
  const cause =
    fatal.findLast((line) => !/the database system is|terminating connection/.test(line)) ?? lines.at(-1);
  return cause && explain(cause.replace(/^.*?\b(?:FATAL|PANIC|LOG):\s*/, ''), cluster);
}
