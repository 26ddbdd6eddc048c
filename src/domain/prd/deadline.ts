import { DEADLINE, FEEDBACK } from '#content/prd/schedule.ts';
import { formatList } from '../kernel/format.ts';
import { lowerFirst } from '../kernel/text.ts';
import { asksForWebsite, SERVICES } from '../quote/catalogue.ts';
import { deadlineNote } from '../quote/notes.ts';
import { missedDeadline, timelineText, websiteMissesDeadline } from '../quote/timeline.ts';
import { type Brief, siteOf } from './brief.ts';
import { couldWait } from './priorities.ts';

/** Working days in which the client answers; a wish for an urgent deadline leaves the plan as it is (decisions 8.3). */
const FEEDBACK_DAYS = 3;

/** A text with how soon an answer is needed, the same in every section: "do 3 pracovných dní". */
export const withFeedback = (text: string): string =>
  text.replaceAll('{feedback}', `${FEEDBACK.before} ${FEEDBACK_DAYS}\u00A0${FEEDBACK.days}`);

/** What is paid by the month or period is not finished on a day; it begins on one. */
export const isFinished = ({ selection }: Brief): boolean => SERVICES[selection.service].charged === 'once';

/** What would wait so that the work is finished sooner. */
function later(brief: Brief): string {
  if (!isFinished(brief)) return DEADLINE.later.period;
  if (asksForWebsite(brief.selection.service)) return DEADLINE.later.service;
  const named = couldWait(brief).map(lowerFirst);
  return named.length > 0 ? `${DEADLINE.later.named} ${formatList(named)}.` : DEADLINE.later.website;
}

/** What the quote, which speaks of the service, leaves unsaid: the website beside it may take longer than wanted. */
function lateWebsite(brief: Brief): string[] {
  const { selection } = brief;
  if (siteOf(brief) !== 'beside' || missedDeadline(selection) !== null) return [];
  const [before, after] = DEADLINE.website;
  return websiteMissesDeadline(selection)
    ? [`${before} ${timelineText(selection.size, selection.timeline)}, ${after}`]
    : [];
}

/** What the quote says of the wanted deadline, and what would have to wait where the work may miss it; nothing when it fits. */
export const deadlineWarning = (brief: Brief): string[] => [
  ...deadlineNote(brief.selection),
  ...lateWebsite(brief),
  ...(missedDeadline(brief.selection) === null ? [] : [later(brief)]),
];

/** Whether something has to wait for the wanted deadline. */
export const isTight = (brief: Brief): boolean =>
  isFinished(brief) && missedDeadline(brief.selection) !== null;

/** The question that a missed deadline leaves open. */
export const deadlineQuestion = (brief: Brief): string[] => (isTight(brief) ? [DEADLINE.question] : []);
