import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Archive, archivesToDelete } from '#domain/backup/backup-plan.ts';
import { PARTIAL } from './archive-writer.ts';

const ENDING = '.tar.zst';
const NAME = /^webdielna-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2})Z\.tar\.zst$/;

/** "webdielna-2026-11-22T01-20-07Z.tar.zst": a name that every file system takes, and that sorts by time. */
export const archiveName = (at: Date): string =>
  `webdielna-${at.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '-')}Z${ENDING}`;

/** The archives in a folder; when they were made is in their name, which a copy keeps. */
function archivesIn(folder: string): Archive[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [found, day, ...time] = NAME.exec(name) ?? [];
    return found ? [{ file: join(folder, name), at: new Date(`${day}${time.join(':')}Z`) }] : [];
  });
}

/** Removes the archives whose time is over; their files. */
export function removeOldArchives(folder: string, now: Date): string[] {
  const over = archivesToDelete(archivesIn(folder), now).map(({ file }) => file);
  for (const file of over) rmSync(file, { force: true });
  return over;
}

/** Removes what killed backups have left; only while no other one is being made. */
export function removePartials(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length))) rmSync(join(folder, name));
}
