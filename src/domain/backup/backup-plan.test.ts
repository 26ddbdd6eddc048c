import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archivesToDelete, BACKUPS, isBackupDue } from './backup-plan.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (text: string) => new Date(`${text}Z`);
const archive = (date: Date) => ({ file: date.toISOString(), at: date });

describe('a backup is due', () => {
  it.each([
    ['never made', null, '2026-11-22T00:00:00', true],
    ['made last night, before the next hour of backups', '2026-11-21T01:20:00', '2026-11-22T00:59:59', false],
    ['made last night, at the hour of backups', '2026-11-21T01:20:00', '2026-11-22T01:00:00', true],
    ['made tonight', '2026-11-22T01:20:00', '2026-11-22T02:20:00', false],
    ['made by hand in the evening', '2026-11-21T20:00:00', '2026-11-22T01:20:00', true],
    ['missed, because the machine was off at night', '2026-11-20T01:20:00', '2026-11-22T09:20:00', true],
  ])('%s: %s, now %s: %s', (_, last, now, due) => {
    expect(isBackupDue(last === null ? null : at(last), at(now))).toBe(due);
  });
});

describe('backups that are kept', () => {
  /** One backup a night for so many nights, and what is left after each night's deletion. */
  function nights(count: number): Date[] {
    let kept: { file: string; at: Date }[] = [];
    for (let night = 0; night < count; night += 1) {
      const now = new Date(at('2026-06-01T01:20:00').getTime() + night * DAY_MS);
      kept.push(archive(now));
      const over = archivesToDelete(kept, now);
      kept = kept.filter((each) => !over.includes(each));
    }
    return kept.map((each) => each.at);
  }

  it('are those of the last seven days and the last one of each of the four weeks before', () => {
    const days = (now: Date, kept: Date[]) => kept.map((date) => (now.getTime() - date.getTime()) / DAY_MS);
    for (let count = 60; count < 68; count += 1) {
      const kept = nights(count);
      const ages = days(kept.at(-1) ?? new Date(0), kept);
      expect(ages.slice(-8)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
      const weekly = ages.slice(0, -8);
      expect(weekly.length).toBeGreaterThanOrEqual(3);
      expect(weekly.length).toBeLessThanOrEqual(4);
      expect(Math.max(...ages)).toBeLessThanOrEqual(BACKUPS.longestDays);
      expect(Math.max(...ages)).toBeGreaterThan(BACKUPS.longestDays - 8);
    }
  });

  it('are never older than 35 days where there is a newer one, and never none', () => {
    const now = at('2026-11-22T01:20:00');
    const ages = fc.array(fc.integer({ min: 0, max: 100 * 24 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(ages, (hours) => {
        const archives = hours.map((age) => archive(new Date(now.getTime() - age * 60 * 60 * 1000)));
        const over = archivesToDelete(archives, now);
        const kept = archives.filter((each) => !over.includes(each)).map((each) => each.at.getTime());
        const newest = Math.max(...archives.map((each) => each.at.getTime()));
        expect(kept).toContain(newest);
        for (const time of kept)
          expect(time === newest || now.getTime() - time <= BACKUPS.longestDays * DAY_MS).toBe(true);
        for (const { at: time } of over)
          expect(now.getTime() - time.getTime()).toBeGreaterThan(BACKUPS.allDays * DAY_MS);
      }),
    );
  });
});
