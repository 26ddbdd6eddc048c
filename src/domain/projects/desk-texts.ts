import { excerptOf } from '../kernel/excerpt.ts';
import { type Day, daysBetween } from '../kernel/local-time.ts';
import { formatNearDay, nearSpan } from '../kernel/local-time-texts.ts';
import { byCount, plural } from '../kernel/plural.ts';
import { lowerFirst } from '../kernel/text.ts';
import type { DeskKind, DeskStep, DeskTask, WaitedKind } from './desk-next.ts';
import { isBeforeLaunch, type ProjectState } from './project-life.ts';
import { lateText, nextStepText, shortDelayText } from './project-texts.ts';

type Named = Exclude<DeskKind, 'answer' | 'move'>;

/** Letters of a reason that say what is wrong. */
const REASON = 120;

/** What the operator does; {čo} is the name of the addendum, item, payment or stage, {dôvod} why it came back. */
const TASKS: Readonly<Record<Named, string>> = {
  rework: 'Prepracovať: {čo} – {dôvod}',
  change: 'Odpovedať na žiadosť o\u00A0zmenu',
  'send-addendum': 'Odoslať dodatok {čo}',
  check: 'Skontrolovať podklad: {čo}',
  'ask-payment': 'Vyžiadať platbu: {čo}',
  overdue: 'Označiť ako uhradenú: {čo}',
  deliver: 'Odovzdať etapu: {čo}',
  begin: 'Začať etapu: {čo}',
};

/** What is to be done with a project whose stages say nothing more; of one in care or closed nothing is. */
const MOVES: Readonly<Record<ProjectState, string>> = {
  agreed: 'Začať prácu',
  'in-progress': 'Dať projekt na schválenie',
  'in-review': 'Spustiť projekt',
  launched: 'Rozhodnúť, čo bude po\u00A0spustení',
  paused: 'Pokračovať v\u00A0práci',
  'in-care': '',
  closed: '',
};

/** Of items alone more than one is told in one line (desk-next.ts): "Logo a 2 ďalšie". */
const andMore = (more: number): string =>
  more === 0 ? '' : ` a\u00A0${more}\u00A0${byCount(more, ['ďalší', 'ďalšie', 'ďalšieho', 'ďalších'])}`;

/** What the operator is to do: "Odovzdať etapu: Návrh", "Skontrolovať podklady: Logo a 2 ďalšie". */
export function deskTaskText({ kind, name, more, reason }: DeskTask, state: ProjectState): string {
  if (kind === 'move') return MOVES[state];
  if (kind === 'check' && more > 0) return `Skontrolovať podklady: ${name}${andMore(more)}`;
  if (kind !== 'answer')
    return TASKS[kind].replace('{čo}', () => name).replace('{dôvod}', () => excerptOf(reason, REASON));
  const count = more + 1;
  return byCount(count, [
    'Odpovedať na novú správu',
    `Odpovedať na ${count}\u00A0nové správy`,
    'Odpovedať na nové správy',
    `Odpovedať na ${count}\u00A0nových správ`,
  ]);
}

/** What the client is to do, as the operator reads it: "Dodať podklad: Logo", "Dodať podklady: Logo a 2 ďalšie". */
export const waitedText = ({ kind, name, more }: DeskTask<WaitedKind>): string =>
  kind === 'bring' && more > 0 ? `Dodať podklady: ${name}${andMore(more)}` : nextStepText({ kind, name });

/** The same of what comes first; of one at which nothing is to be done, that. */
export function deskStepText(step: DeskStep | null, state: ProjectState): string {
  if (!step) return state === 'in-care' ? 'Udržiavať projekt' : 'Hotovo';
  if (step.who === 'operator') return deskTaskText(step, state);
  return `Klient má ${lowerFirst(waitedText(step))}`;
}

/** The days of a stage; of one that is worked on its term, and when it is likely to end where that is later. */
export function stageDaysText(
  { from, to, dueOn }: { from: Day; to: Day; dueOn: Day | null },
  today: Day,
): { days: string; isLate: boolean; estimate: string } {
  const named = (day: Day) => formatNearDay(day, today);
  if (dueOn === null || (dueOn >= today && to <= dueOn))
    return { days: nearSpan(from, to, today), isLate: false, estimate: '' };
  const isLate = dueOn < today;
  const late = isLate ? `, ${lateText(daysBetween(dueOn, today))}` : '';
  return {
    days: `termín ${isLate ? 'bol ' : ''}${named(dueOn)}${late}`,
    isLate,
    estimate: `odhad ${named(to)}`,
  };
}

/** How the last day of a task stands: "mešká 5 dní", "do 3. 12., ešte 9 dní"; of what begins, its first day. */
export function deskUntilText({ kind, until }: DeskTask<DeskKind | WaitedKind>, today: Day): string {
  if (until === null) return '';
  const left = daysBetween(today, until);
  if (left < 0) return lateText(-left);
  const when = left === 0 ? 'dnes' : left === 1 ? 'zajtra' : `ešte ${plural(left, 'day')}`;
  const day = formatNearDay(until, today);
  if (kind === 'begin') return left === 0 ? 'dnes' : `od\u00A0${day}`;
  return `do\u00A0${day}, ${when}`;
}

/** What a list tells of a launch. */
export interface ListedLaunch {
  state: ProjectState;
  launchOn: Day;
  delay: number;
  /** Null before it. */
  launchedOn: Day | null;
}

/**
 * The launch after the word "Spustenie": "22. 12." with by how much that is later than agreed; of a day that is over how late
 * it is by now, "malo byť 17. 11.", "mešká 6 dní"; "bolo 1. 10.". Of work that rests before it nothing can be said: null.
 */
export function launchWords(
  { state, launchOn, delay, launchedOn }: ListedLaunch,
  today: Day,
): { day: string; delay: string; isLate: boolean } | null {
  const named = (day: Day) => formatNearDay(day, today);
  if (launchedOn !== null) return { day: `bolo ${named(launchedOn)}`, delay: '', isLate: false };
  if (!isBeforeLaunch(state)) return null;
  if (launchOn < today)
    return {
      day: `malo byť ${named(launchOn)}`,
      delay: lateText(daysBetween(launchOn, today)),
      isLate: true,
    };
  return { day: named(launchOn), delay: delay > 0 ? shortDelayText(delay) : '', isLate: delay > 0 };
}
