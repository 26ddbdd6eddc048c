/**
 * When the site is backed up and how long a backup is kept. The privacy policy says how long what was deleted lives on in
 * backups, so this is the one place that says it.
 */
export const BACKUPS = {
  /** UTC, so between two and three at night in Bratislava. */
  hour: 1,
  /** Every backup of so many days is kept, afterwards the last one of each week. */
  allDays: 7,
  /** No backup is older, as long as there is a newer one. */
  longestDays: 35,
  /** After a restore the database from before is kept for so many days. */
  formerDays: 7,
} as const;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_BEFORE_FIRST_MONDAY = 4;

/** Whether tonight's backup is still to be made; also by day, for a machine that was off at night. */
export function isBackupDue(last: Date | null, now: Date): boolean {
  const shifted = now.getTime() - BACKUPS.hour * HOUR_MS;
  const dueAt = Math.floor(shifted / DAY_MS) * DAY_MS + BACKUPS.hour * HOUR_MS;
  return last === null || last.getTime() < dueAt;
}

/** A backup in the folder. */
export interface Archive {
  file: string;
  at: Date;
}

/** The backups whose time is over. The newest one stays whatever its age: it may be the only copy there is. */
export function archivesToDelete<T extends Archive>(archives: readonly T[], now: Date): T[] {
  const newestFirst = archives.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const weeks = new Set<number>();
  return newestFirst.filter(({ at }, index) => {
    const isLastOfWeek = !weeks.has(weekOf(at));
    weeks.add(weekOf(at));
    const days = (now.getTime() - at.getTime()) / DAY_MS;
    if (index === 0 || days <= BACKUPS.allDays) return false;
    return !isLastOfWeek || days > BACKUPS.longestDays;
  });
}

const weekOf = (at: Date): number => Math.floor((at.getTime() / DAY_MS - DAYS_BEFORE_FIRST_MONDAY) / 7);
