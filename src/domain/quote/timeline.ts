import { pluralRange } from '../kernel/plural.ts';
import { asksForWebsite, SERVICES, type SizeId, type TimelineId } from './catalogue.ts';
import { keepsWebsite, type QuoteSelection } from './selection.ts';

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

/** What a deadline leaves of the usual time: a wish for the work to be done sooner is no promise (decisions 8.3). */
const promised = (timeline: TimelineId | null): TimelineId | null => (timeline === 'asap' ? null : timeline);

/** Delivery time as it is shown. */
export const timelineText = (size: SizeId, timeline: TimelineId | null): string =>
  shownTimeline(timelineWords(size, promised(timeline)));

/** Timeline shown before a trade is chosen (specification 9, "Default range"). */
export const DEFAULT_TIMELINE_TEXT = pluralRange(1, 2, 'week');

export interface Weeks {
  from: number;
  to: number;
}

const WEEKS_BY_SIZE: Record<SizeId, Weeks> = {
  small: { from: 1, to: 3 },
  medium: { from: 3, to: 6 },
  large: { from: 6, to: 10 },
};

/** The same delivery time as numbers of weeks, for schedules. */
export function timelineWeeks(size: SizeId, timeline: TimelineId | null): Weeks {
  if (timeline === 'flexible') return { from: 8, to: 12 };
  return WEEKS_BY_SIZE[size];
}

/** Weeks a visitor gives us; null where the deadline is open. */
const WEEKS_WANTED: Record<TimelineId, number | null> = {
  asap: 2,
  '1-month': 4,
  '2-months': 8,
  '3-6-months': 26,
  flexible: null,
};

const WEEKS_OF_MONTH = 52 / 12;

/** A wanted deadline that the work may miss. */
export interface MissedDeadline {
  /** Weeks the visitor gives us. */
  wanted: number;
  /** How long the work usually takes. */
  usual: Weeks;
  /** What takes so long: the service, or the website that is made beside it. */
  part: 'service' | 'website';
}

type DatedChoices = Pick<QuoteSelection, 'service' | 'size' | 'hasWebsite' | 'timeline'>;

/** How long the service itself usually takes; null where it is not finished on a day, but goes on for a period that is agreed. */
function serviceWeeks({ service, size }: DatedChoices): Weeks | null {
  const { calculated, charged, duration } = SERVICES[service];
  if (calculated === 'service') return WEEKS_BY_SIZE[size];
  if (duration === null || charged !== 'once') return null;
  const weeks = duration.unit === 'month' ? WEEKS_OF_MONTH : 1;
  // Two months begin within the eight weeks of "do dvoch mesiacov".
  return { from: Math.floor(duration.from * weeks), to: Math.round(duration.to * weeks) };
}

/** What of the work ends last: the service, or where it takes longer the website beside it; null where nothing ends. */
function longestWork(selection: DatedChoices): Pick<MissedDeadline, 'usual' | 'part'> | null {
  const service = serviceWeeks(selection);
  const makesWebsite = asksForWebsite(selection.service) && !keepsWebsite(selection);
  const website = makesWebsite ? WEEKS_BY_SIZE[selection.size] : null;
  if (website && (service === null || website.to > service.to)) return { usual: website, part: 'website' };
  return service && { usual: service, part: 'service' };
}

/** A wanted deadline that the work may miss; the one rule for the quote's remark and the PRD's plan. */
export function missedDeadline(selection: DatedChoices): MissedDeadline | null {
  const wanted = selection.timeline && WEEKS_WANTED[selection.timeline];
  const longest = longestWork(selection);
  return wanted !== null && longest !== null && longest.usual.to > wanted ? { wanted, ...longest } : null;
}
