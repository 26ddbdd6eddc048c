import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { monthsBefore, RETENTION } from '#domain/legal/retention.ts';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/pool.ts';
import { deleteMailsBefore } from './data.ts';

/** Deletes the notes of mails whose time is over, and such mails as files; answers how many notes it was. */
export async function deleteExpiredMails(db: Db, folder: string, now: Date): Promise<number> {
  const before = monthsBefore(now, RETENTION.mailMonths);
  await deleteOldMailFiles(folder, before);
  return inBatches((limit) => deleteMailsBefore(db, before, limit));
}

/** Deletes mails that were written as files before, also when mails go out by SMTP meanwhile. */
async function deleteOldMailFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const file = join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file, { force: true });
  }
}
