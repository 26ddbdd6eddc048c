import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { mails } from './table.ts';

/** Deletes the notes of mails written before that wait for nothing any more. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.delete(mails).where(and(lt(mails.createdAt, before), ne(mails.status, 'pending')));
}

/** Deletes mails that were written as files before, also when mails go out by SMTP meanwhile. */
export async function deleteOldMailFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const file = join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file, { force: true });
  }
}
