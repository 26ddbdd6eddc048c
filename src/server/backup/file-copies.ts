import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUPS } from '#domain/backup/backup-plan.ts';
import { daysBefore } from '#domain/legal/retention.ts';
import { FILE_FOLDER } from '../files/open-store.ts';

// What clients upload lies beside the archives, once for all of them: a content is called by its hash and never changes
// (decision 128). A bucket is its provider's to keep.

const CONTENT = /^[0-9a-f]{64}$/;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Names of the contents in a folder of them, each with the folder it lies in. */
async function* contentsIn(folder: string): AsyncGenerator<{ place: string; name: string }> {
  for (const place of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, place)).catch(() => []))
      if (CONTENT.test(name)) yield { place, name };
}

/** Copies one file, whole or not at all; on the same disk it takes no room a second time. */
async function copyWhole(from: string, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${name}.partial`);
  await rm(draft, { force: true });
  await link(from, draft).catch(() => copyFile(from, draft));
  const handle = await open(draft, 'r+');
  await handle.sync().finally(() => handle.close());
  await rename(draft, join(folder, name));
}

/** Copies what is not there yet; answers how many. */
async function copyMissing(from: string, to: string, signal?: AbortSignal): Promise<number> {
  let copied = 0;
  for await (const { place, name } of contentsIn(from)) {
    signal?.throwIfAborted();
    if (await isThere(join(to, place, name))) continue;
    await copyWhole(join(from, place, name), join(to, place), name);
    copied += 1;
  }
  return copied;
}

/** Copies the contents of DATA_DIR that are not beside the archives yet; answers how many. */
export const copyContents = (dataDir: string, backupDir: string, signal: AbortSignal): Promise<number> =>
  copyMissing(join(dataDir, FILE_FOLDER), join(backupDir, FILE_FOLDER), signal);

/** Copies what lies beside the archives back to DATA_DIR, where it is missing; answers how many. */
export const putContentsBack = (dataDir: string, backupDir: string): Promise<number> =>
  copyMissing(join(backupDir, FILE_FOLDER), join(dataDir, FILE_FOLDER));

/** Deletes the copies of contents that have been gone for as long as an archive is kept; answers how many. */
export async function removeOldContents(dataDir: string, backupDir: string, now: Date): Promise<number> {
  const oldest = daysBefore(now, BACKUPS.longestDays);
  let removed = 0;
  for await (const { place, name } of contentsIn(join(backupDir, FILE_FOLDER))) {
    const copy = join(backupDir, FILE_FOLDER, place, name);
    // Its time says when its content was there last.
    if (await isThere(join(dataDir, FILE_FOLDER, place, name))) await utimes(copy, now, now);
    else if ((await stat(copy)).mtime < oldest) {
      await rm(copy, { force: true });
      removed += 1;
    }
  }
  return removed;
}
