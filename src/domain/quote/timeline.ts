import type { SizeId, TimelineId } from './catalogue.ts';

/** Timeline shown before a trade is chosen (specification 9, "Default range"). */
export const DEFAULT_TIMELINE_TEXT = '1-2 týždne';

const BY_SIZE: Record<SizeId, string> = {
  small: '1-3 týždne',
  medium: '3-6 týždňov',
  large: '6-10 týždňov',
};

/** Delivery time as the specification words it (specification 9, "Timeline text"). */
export function timelineText(size: SizeId, timeline: TimelineId | null): string {
  if (timeline === 'asap') return '1-2 týždne (urýchlene)';
  if (timeline === 'flexible') return '8-12 týždňov (flexibilne)';
  return BY_SIZE[size];
}

/** The same delivery time as numbers of weeks, for schedules and for checking a deadline. */
export function timelineWeeks(size: SizeId, timeline: TimelineId | null): { from: number; to: number } {
  if (timeline === 'asap') return { from: 1, to: 2 };
  if (timeline === 'flexible') return { from: 8, to: 12 };
  return { small: { from: 1, to: 3 }, medium: { from: 3, to: 6 }, large: { from: 6, to: 10 } }[size];
}
