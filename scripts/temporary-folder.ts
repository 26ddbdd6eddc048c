import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** What a run may have on the disk at once is about one gigabyte; browser and compilers need memory beside it. */
const FREE_THERE = 3 * GIGABYTE;
const FREE_IN_ALL = 8 * GIGABYTE;

const PREFIX = 'webdielna-run-';

/**
 * A new folder for what a run of tests writes: in memory where there is plenty of it, because the tests make and drop
 * databases by the thousand (decision 017), else where the system keeps such things. Removes what killed runs left there.
 */
export function temporaryFolder(): string {
  const place = hasPlentyOfMemory() ? IN_MEMORY : tmpdir();
  for (const name of readdirSync(place)) if (isAbandoned(name)) rmSync(join(place, name), FORCED);
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`));
  // Like the system's own: PostgreSQL runs as another user where the tests run as root (decision 011).
  chmodSync(folder, 0o1777);
  return folder;
}

const FORCED = { recursive: true, force: true } as const;

function hasPlentyOfMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= FREE_THERE && process.availableMemory() >= FREE_IN_ALL;
  } catch {
    return false;
  }
}

function isAbandoned(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false;
  try {
    // Signal 0 asks whether the process lives.
    process.kill(Number.parseInt(name.slice(PREFIX.length), 10), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
