import { pluralRange } from '../kernel/plural.ts';
import type { SizeId, TimelineId } from './catalogue.ts';

const BY_SIZE: Record<SizeId, string> = {
  small: '1-3 týždne',
  medium: '3-6 týždňov',
  large: '6-10 týždňov',
};

/** Delivery time as calls carry it, letter by letter (specification 9, "Timeline text"). */
export function timelineWords(size: SizeId, timeline: TimelineId | null): string {
  if (timeline === 'asap') return '1-2 týždne (urýchlene)';
  if (timeline === 'flexible') return '8-12 týždňov (flexibilne)';
  return BY_SIZE[size];
}

/** The words of a call as people read them: "3 – 6 týždňov"; the two that the specification quotes stay as they are. */
export const shownTimeline = (words: string): string =>
  words.replace(/^(\d+)-(\d+) týžd\p{L}+$/u, (_, from: string, to: string) =>
    pluralRange(Number(from), Number(to), 'week'),
  );

/** Delivery time as it is shown. */
export const timelineText = (size: SizeId, timeline: TimelineId | null): string =>
  shownTimeline(timelineWords(size, timeline));

/** Timeline shown before a trade is chosen (specification 9, "Default range"). */
export const DEFAULT_TIMELINE_TEXT = pluralRange(1, 2, 'week');

/** The same delivery time as numbers of weeks, for schedules and for checking a deadline. */
export function timelineWeeks(size: SizeId, timeline: TimelineId | null): { from: number; to: number } {
  if (timeline === 'asap') return { from: 1, to: 2 };
  if (timeline === 'flexible') return { from: 8, to: 12 };
  return { small: { from: 1, to: 3 }, medium: { from: 3, to: 6 }, large: { from: 6, to: 10 } }[size];
}
