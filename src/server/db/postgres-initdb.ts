import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup.ts';
import { isWindows, POSTGRES_MAJOR } from './postgres-binaries.ts';
import {
  type Cluster,
  commandOf,
  ENVIRONMENT,
  explain,
  isAlive,
  passwordFile,
  SUPERUSER,
} from './postgres-cluster.ts';
import { syncFolder } from './sync-folder.ts';

const INITDB_PREFIX = 'postgres.new-';

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
    syncFolder(cluster.dataDir);
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
    let failure: string | undefined;
    for (const locale of locales) {
      failure = runInitdb(cluster, safe.folder, folder, locale);
      if (failure === undefined) return;
    }
    throw new StartupError(`The database could not be created: ${failure}`);
  } finally {
    safe.remove();
  }
}

/** Runs initdb once; its error as text, or undefined when it succeeded. */
function runInitdb(cluster: Cluster, binaries: string, folder: string, locale: string): string | undefined {
  const args = [`--pgdata=${folder}`, `--username=${SUPERUSER}`, '--encoding=UTF8', '--data-checksums'];
  args.push('--locale-provider=icu', '--icu-locale=sk-SK', `--locale=${locale}`, '--lc-messages=C');
  args.push('--text-search-config=simple', '--no-instructions');
  if (isWindows) args.push('--auth=scram-sha-256', `--pwfile=${passwordFile(cluster)}`);
  else args.push('--auth-local=trust', '--auth-host=reject');
  if (!cluster.durable) args.push('--no-sync');
  const command = commandOf(cluster, join(binaries, 'bin', 'initdb'), args);
  const options = { cwd: folder, encoding: 'utf8', ...ENVIRONMENT, ...cluster.identity.user } as const;
  const result = spawnSync(command.file, command.args, options);
  if (result.status === 0) return undefined;
  const lines = `${result.stderr ?? ''}`.split('\n').filter((line) => /error|fatal/i.test(line));
  return explain(lines.at(-1) ?? result.error?.message ?? 'initdb failed', cluster);
}

/** initdb calls postgres through a shell, which some characters in the checkout's path break; then it runs from a copy. */
function shellSafeBinaries(cluster: Cluster): { folder: string; remove: () => void } {
  if (isWindows || !/["$`\\]/.test(cluster.binaries)) return { folder: cluster.binaries, remove: () => {} };
  const parent = mkdtempSync(join(tmpdir(), 'webdielna-initdb-'));
  chmodSync(parent, 0o755);
  const folder = join(parent, 'native');
  cpSync(cluster.binaries, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
