import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Identity, isWindows } from './postgres-binaries.ts';

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

/** The server's and initdb's environment: nothing of ours (PGPORT, PGDATA, LANG …) may change what they do. */
export const ENVIRONMENT = isWindows
  ? {}
  : {
      env: {
        LC_ALL: 'C',
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
      },
    };

/** The command line of one of PostgreSQL's programs, run as the cluster's identity. */
export function commandOf(
  cluster: Cluster,
  program: string,
  args: readonly string[],
): { file: string; args: string[] } {
  const [file = program, ...rest] = [...cluster.identity.prefix, program];
  return { file, args: [...rest, ...args] };
}

/** Windows has no socket files with an owner; there the server listens on loopback and asks for this password. */
export function passwordFile(cluster: Pick<Cluster, 'dataDir'>): string {
  const file = join(cluster.dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return file;
}

/** True when a process with this number runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** PostgreSQL's own words, with what to do for the causes that have nothing to do with it. */
export function explain(message: string, cluster: Cluster): string {
  if (/No space left on device/.test(message))
    return `the disk that holds ${cluster.dataDir} is full; free some space.`;
  if (/Permission denied/.test(message)) return `${message}; make ${cluster.dataDir} writable for this user.`;
  return message;
}
