import { formatDate, TIME_ZONE } from '../kernel/format.ts';
import { lazy } from '../kernel/lazy.ts';

const weekday = lazy(() => new Intl.DateTimeFormat('sk-SK', { weekday: 'long', timeZone: TIME_ZONE }));

/** "Nedeľa 22. 11. 2026" in Bratislava. */
export function formatDay(date: Date): string {
  const day = weekday().format(date);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} ${formatDate(date)}`;
}

/** What has a time, by its day in Bratislava and in the same order. */
export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
): { day: string; entries: Entry[] }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = formatDay(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
