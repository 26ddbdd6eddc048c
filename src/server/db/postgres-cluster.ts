import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup.ts';
import { type Identity, isWindows, POSTGRES_MAJOR } from './postgres-binaries.ts';

/** One PostgreSQL cluster in DATA_DIR/postgres and what is needed to run it. */
export interface Cluster {
  readonly dataDir: string;
  /** DATA_DIR/postgres, PostgreSQL's own data directory; its socket lies inside, so reaching it needs its owner. */
  readonly pgData: string;
  readonly logFile: string;
  readonly binaries: string;
  readonly identity: Identity;
  readonly maxConnections: number;
  /** False only for tests: the data may be lost when the machine stops. */
  readonly durable: boolean;
}

/** The role that owns the cluster; the program works as another one without its powers. */
export const SUPERUSER = 'postgres';

/** PostgreSQL names its socket by a port even when it listens on no network. */
export const SOCKET_PORT = 5432;

const INITDB_PREFIX = 'postgres.new-';
const LOG_LIMIT = 5 * 1024 * 1024;

/** The server's and initdb's environment: nothing of ours (PGPORT, PGDATA, LANG …) may change what they do. */
const ENVIRONMENT = isWindows
  ? {}
  : {
      env: {
        LC_ALL: 'C',
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
      },
    };

const program = (cluster: Cluster, name: string): string => join(cluster.binaries, 'bin', name);

/**
 * Makes the cluster when there is none: in a temporary folder that is renamed when complete, so an interrupted
 * attempt leaves nothing half-made, and of two processes at once one wins. Throws a StartupError for a data
 * directory this PostgreSQL cannot use.
 */
export function ensureCluster(cluster: Cluster): void {
  refuseOtherOwner(cluster);
  removeAbandonedFolders(cluster);
  const version = madeBy(cluster);
  if (version === String(POSTGRES_MAJOR)) return;
  if (version !== undefined)
    throw new StartupError(
      `${cluster.pgData} was made by PostgreSQL ${version}, but this version brings PostgreSQL ${POSTGRES_MAJOR}; move the data with the version of this program that made it.`,
    );
  const folder = join(cluster.dataDir, `${INITDB_PREFIX}${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  try {
    if (cluster.identity.user) chownSync(folder, cluster.identity.user.uid, cluster.identity.user.gid);
    initdb(cluster, folder);
    renameSync(folder, cluster.pgData);
    if (!isWindows) syncFolder(cluster.dataDir);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (madeBy(cluster) !== undefined) return;
    if (!existsSync(cluster.pgData)) throw error;
    throw new StartupError(
      `${cluster.pgData} holds something that is no database; move it away and start again.`,
    );
  }
}

function refuseOtherOwner(cluster: Cluster): void {
  const owner = statSync(cluster.pgData, { throwIfNoEntry: false })?.uid;
  const user = process.getuid?.();
  if (owner === undefined || user === undefined || user === 0 || owner === user) return;
  throw new StartupError(
    `${cluster.pgData} belongs to another user (uid ${owner}); start as that user, or set DATA_DIR to another folder.`,
  );
}

function removeAbandonedFolders(cluster: Cluster): void {
  for (const name of readdirSync(cluster.dataDir)) {
    if (!name.startsWith(INITDB_PREFIX)) continue;
    const maker = Number(name.slice(INITDB_PREFIX.length));
    // In a container the number of the killed maker is often our own.
    if (maker !== process.pid && isAlive(maker)) continue;
    rmSync(join(cluster.dataDir, name), { recursive: true, force: true });
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The major version of PostgreSQL whose data is there, or undefined. */
function madeBy(cluster: Cluster): string | undefined {
  const file = join(cluster.pgData, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function initdb(cluster: Cluster, folder: string): void {
  const safe = shellSafeBinaries(cluster);
  try {
    // The libc locale matters only to tools that ignore ICU; C.UTF-8 is missing on some systems.
    const locales = isWindows || process.platform === 'darwin' ? ['C'] : ['C.UTF-8', 'C'];
    const runs = locales.map((locale) => () => runInitdb(cluster, safe.folder, folder, locale));
    const failure = runs.reduce<string | undefined>((last, run) => (last === undefined ? last : run()), '');
    if (failure !== undefined) throw new StartupError(`The database could not be created: ${failure}`);
  } finally {
    safe.remove();
  }
}

/** Runs initdb once; its error as text, or undefined when it succeeded. */
function runInitdb(cluster: Cluster, binaries: string, folder: string, locale: string): string | undefined {
  const args = [
    '--pgdata',
    folder,
    '--username',
    SUPERUSER,
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
  ];
  args.push('--locale-provider=icu', '--icu-locale=sk-SK', `--locale=${locale}`, '--lc-messages=C');
  args.push('--text-search-config=simple');
  if (isWindows) args.push('--auth=scram-sha-256', `--pwfile=${passwordFile(cluster)}`);
  else args.push('--auth-local=trust', '--auth-host=reject');
  if (!cluster.durable) args.push('--no-sync');
  const { file, rest } = withPrefix(cluster, join(binaries, 'bin', 'initdb'));
  const options = { cwd: folder, encoding: 'utf8', ...ENVIRONMENT, ...cluster.identity.user } as const;
  const result = spawnSync(file, [...rest, ...args], options);
  if (result.status === 0) return undefined;
  const lines = `${result.stderr ?? ''}`.split('\n').filter((line) => /error|fatal/i.test(line));
  return explain(lines.at(-1) ?? result.error?.message ?? 'initdb failed', cluster);
}

const withPrefix = (cluster: Cluster, executable: string): { file: string; rest: string[] } => {
  const [file = executable, ...rest] = [...cluster.identity.prefix, executable];
  return { file, rest };
};

/** initdb calls postgres through a shell, which some characters in the checkout's path break; then it runs from a copy. */
function shellSafeBinaries(cluster: Cluster): { folder: string; remove: () => void } {
  if (isWindows || !/["$`\\]/.test(cluster.binaries)) return { folder: cluster.binaries, remove: () => {} };
  const parent = mkdtempSync(join(tmpdir(), 'webdielna-initdb-'));
  chmodSync(parent, 0o755);
  const folder = join(parent, 'native');
  cpSync(cluster.binaries, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Windows has no socket files with an owner; there the server listens on loopback and asks for this password. */
export function passwordFile(cluster: Pick<Cluster, 'dataDir'>): string {
  const file = join(cluster.dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return file;
}

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
    ...(cluster.durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
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
  dropForeignPidFile(cluster);
  rotateLog(cluster);
  const logStart = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(cluster.logFile, 'a', 0o600);
  const child = spawnServer(cluster, settings(cluster, port), log);
  closeSync(log);
  child.unref();
  const server: StartedServer = { ended: false, failure: undefined };
  child.once('error', (error) => Object.assign(server, { ended: true, failure: error.message }));
  child.once('exit', (code) => {
    server.ended = true;
    if (code !== 0) server.failure = fatalLine(cluster, logStart) ?? `it ended with ${code}`;
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
  const { file, rest } = withPrefix(cluster, program(cluster, 'postgres'));
  return spawn(file, [...rest, '-D', cluster.pgData, ...args], options);
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes a postmaster.pid whose number now belongs to another program, which PostgreSQL would take for a running
 * server. A pid file of a dead process PostgreSQL replaces itself.
 */
function dropForeignPidFile(cluster: Cluster): void {
  const stale = readPidFile(cluster);
  if (isWindows || !stale || !isAlive(stale.pid) || isServer(stale.pid, cluster)) return;
  const file = join(cluster.pgData, 'postmaster.pid');
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  // Meanwhile another process may have started the server: then this is its file, and it goes back.
  if (readFileSync(aside, 'utf8').startsWith(`${stale.pid}\n`)) rmSync(aside);
  else renameSync(aside, file);
}

function rotateLog(cluster: Cluster): void {
  const size = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(cluster.logFile, `${cluster.logFile}.1`);
}

function fatalLine(cluster: Cluster, from: number): string | undefined {
  const text = readFileSync(cluster.logFile).subarray(from).toString('utf8');
  const lines = text.split('\n').filter((entry) => /\b(?:FATAL|PANIC):/.test(entry));
  // These are told to clients, also to ours that ask whether it is ready.
  const line = lines.findLast((entry) => !/the database system is|terminating connection/.test(entry));
  return line === undefined ? undefined : explain(line.replace(/^.*?(?:FATAL|PANIC):\s*/, ''), cluster);
}

/** PostgreSQL's own words, with what to do for the causes that have nothing to do with it. */
function explain(message: string, cluster: Cluster): string {
  if (/No space left on device/.test(message))
    return `the disk that holds ${cluster.dataDir} is full; free some space.`;
  if (/Permission denied/.test(message)) return `${message}; make ${cluster.dataDir} writable for this user.`;
  return message;
}
