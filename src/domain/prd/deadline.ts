import { DEADLINE, DEFERRABLE, FEEDBACK } from '#content/prd/schedule.ts';
import { formatList } from '../kernel/format.ts';
import { pluralRange } from '../kernel/plural.ts';
import { lowerFirst } from '../kernel/text.ts';
import { asksForWebsite } from '../quote/catalogue.ts';
import { serviceDuration, timelineName } from '../quote/labels.ts';
import { missedDeadline } from '../quote/timeline.ts';
import type { Brief } from './brief.ts';
import { couldWait } from './priorities.ts';

/** Working days in which the client answers; a wish for an urgent deadline leaves the plan as it is (decisions 8.3). */
const FEEDBACK_DAYS = 3;

/** A text with how soon an answer is needed, the same in every section: "do 3 pracovných dní". */
export const withFeedback = (text: string): string =>
  text.replaceAll('{feedback}', `${FEEDBACK.before} ${FEEDBACK_DAYS}\u00A0${FEEDBACK.days}`);

/** What could wait for a next stage so that the wanted deadline is met, in a sentence's own case. */
export function deferrable(brief: Brief): string {
  if (asksForWebsite(brief.selection.service)) return DEFERRABLE.service;
  const named = couldWait(brief).map(lowerFirst);
  return named.length > 0 ? formatList(named) : DEFERRABLE.website;
}

/** What the plan says of a wanted deadline that it may miss, and what would have to go; nothing when it fits. */
export function deadlineWarning(brief: Brief): string[] {
  const { selection } = brief;
  const missed = missedDeadline(selection);
  if (missed === null || selection.timeline === null) return [];
  const ownWork = !asksForWebsite(selection.service);
  const usual = ownWork
    ? pluralRange(missed.usual.from, missed.usual.to, 'week')
    : serviceDuration(selection.service);
  const { may, cannot } = DEADLINE.outlook;
  const said = DEADLINE.plan
    .replace('{wanted}', lowerFirst(timelineName(selection.timeline)))
    .replace('{outlook}', missed.usual.from > missed.wanted ? cannot : may)
    .replace('{usual}', usual ?? '');
  return [said, `${DEADLINE.go} ${deferrable(brief)}.`];
}

/** The question that a missed deadline leaves open; short where the warning with what would have to go stands above. */
export function deadlineQuestion(brief: Brief, isWarned: boolean): string[] {
  if (missedDeadline(brief.selection) === null) return [];
  const parts = isWarned ? [] : [`${DEADLINE.inTime} ${deferrable(brief)}.`];
  return [[DEADLINE.question, ...parts].join(' ')];
}
