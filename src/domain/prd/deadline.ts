import { DEADLINE, FEEDBACK } from '#content/prd/schedule.ts';
import { formatList } from '../kernel/format.ts';
import { lowerFirst } from '../kernel/text.ts';
import { ANSWER_DAYS } from '../projects/expected.ts';
import { asksForWebsite, SERVICES } from '../quote/catalogue.ts';
import { deadlineNote } from '../quote/notes.ts';
import { type MissedDeadline, missedDeadline } from '../quote/timeline.ts';
import type { Brief } from './brief.ts';
import { couldWait } from './priorities.ts';

/**
 * A text with how soon the client answers, the same in every section: "do 5 pracovných dní"; a wish for an urgent deadline
 * leaves the plan as it is (decisions 8.3).
 */
export const withFeedback = (text: string): string =>
  text.replaceAll('{feedback}', `${FEEDBACK.before} ${ANSWER_DAYS}\u00A0${FEEDBACK.days}`);

/** What is paid by the month or period is not finished on a day; it begins on one. */
export const isFinished = ({ selection }: Brief): boolean => SERVICES[selection.service].charged === 'once';

/** What would wait so that the work is finished sooner. */
function later(brief: Brief, part: MissedDeadline['part']): string {
  if (part === 'website') return DEADLINE.later.website;
  if (asksForWebsite(brief.selection.service)) return DEADLINE.later.service;
  const named = couldWait(brief).map(lowerFirst);
  return named.length > 0 ? `${DEADLINE.later.named} ${formatList(named)}.` : DEADLINE.later.website;
}

/** What the quote says of the wanted deadline, and what would have to wait where the work may miss it; nothing when it fits. */
export function deadlineWarning(brief: Brief): string[] {
  const missed = missedDeadline(brief.selection);
  return [...deadlineNote(brief.selection), ...(missed === null ? [] : [later(brief, missed.part)])];
}

/** Whether something has to wait for the wanted deadline. */
export const isTight = ({ selection }: Brief): boolean => missedDeadline(selection) !== null;

/** The question that a missed deadline leaves open. */
export const deadlineQuestion = (brief: Brief): string[] => (isTight(brief) ? [DEADLINE.question] : []);
