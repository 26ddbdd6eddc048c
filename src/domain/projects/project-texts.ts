import type { Day } from '../kernel/local-time.ts';
import { formatNearDay } from '../kernel/local-time-texts.ts';
import { plural } from '../kernel/plural.ts';
import type { ChecklistState } from './checklist-life.ts';
import type { NextStepKind } from './next-step.ts';
import type { ProjectState } from './project-life.ts';
import type { StageState } from './stage-life.ts';

/** What a state is called (areas). */
export const PROJECT_STATE_TEXTS: Readonly<Record<ProjectState, string>> = {
  agreed: 'Dohodnutý',
  'in-progress': 'Prebieha',
  'in-review': 'Na schválení',
  launched: 'Spustený',
  'in-care': 'V údržbe',
  closed: 'Uzavretý',
  paused: 'Pozastavený',
};

export const STAGE_STATE_TEXTS: Readonly<Record<StageState, string>> = {
  planned: 'Plánovaná',
  active: 'Prebieha',
  delivered: 'Odovzdaná',
  approved: 'Schválená',
};

export const CHECKLIST_STATE_TEXTS: Readonly<Record<ChecklistState, string>> = {
  asked: 'Čaká sa',
  brought: 'Dodané',
  accepted: 'Prijaté',
  returned: 'Vrátené',
  waived: 'Netreba',
};

/** When a stage was approved: "schválená 8. 10."; empty of one that is not. */
export const stageApprovedText = ({ approvedOn }: { approvedOn: Day | null }, today: Day): string =>
  approvedOn === null ? '' : `schválená\u00A0${formatNearDay(approvedOn, today)}`;

/**
 * How many working days a stage has, so that it fits the days that stand beside it: "5 pracovných dní" of one that is planned,
 * "trvala 9 pracovných dní, podľa plánu 5 pracovných dní" of one that took longer; empty of one that was begun and goes as planned.
 */
export function stageLengthText({
  state,
  days,
  spanDays,
}: {
  state: StageState;
  days: number;
  spanDays: number;
}): string {
  if (days === 0) return '';
  if (spanDays === days) return state === 'planned' ? plural(days, 'workingDay') : '';
  const isOver = state === 'delivered' || state === 'approved';
  return `${isOver ? 'trvala' : 'potrvá'} ${plural(spanDays, 'workingDay')}, podľa plánu ${plural(days, 'workingDay')}`;
}

/** By how many working days a launch is put off: "+2 pracovné dni". */
export const delayText = (days: number): string => `+${plural(days, 'workingDay')}`;

/** The same with how much of it is for what the client has not brought: "+46 pracovných dní, z toho 7 dní pre podklady". */
export function sharedDelayText(delay: number, missing: number): string {
  if (missing <= 0) return delayText(delay);
  return missing < delay
    ? `${delayText(delay)}, z\u00A0toho ${plural(missing, 'day')} pre podklady`
    : `${delayText(delay)} pre podklady`;
}

/** The same where there is little room: "+2 prac. dni". */
export const shortDelayText = (days: number): string =>
  `+${plural(days, 'shortWorkingDay')}`.replaceAll(' ', '\u00A0');

/** How late something is, in days of the calendar: "mešká 4 dni". */
export const lateText = (days: number): string => `mešká\u00A0${plural(days, 'day')}`;

/** What something late does to the launch: "posúva spustenie o 3 pracovné dni"; empty where it does nothing. */
export const launchShiftText = (shift: number): string =>
  shift > 0 ? `posúva spustenie o\u00A0${plural(shift, 'workingDay')}` : '';

/** What is to be done next; {čo} is the name of the payment, stage or item. */
const NEXT_STEPS: Readonly<Record<NextStepKind, string>> = {
  pay: 'Uhradiť platbu: {čo}',
  'ask-payment': 'Vyžiadať platbu: {čo}',
  approve: 'Schváliť etapu: {čo}',
  accept: 'Rozhodnúť o\u00A0dodatku: {čo}',
  repair: 'Opraviť: {čo}',
  bring: 'Dodať podklad: {čo}',
  check: 'Skontrolovať: {čo}',
  begin: 'Začať etapu: {čo}',
  deliver: 'Odovzdať etapu: {čo}',
  launch: 'Spustiť projekt',
  care: 'Udržiavať projekt',
  resume: 'Pokračovať v\u00A0práci',
};

/** The next step in words: "Schváliť etapu: Návrh". */
export const nextStepText = ({ kind, name }: { kind: NextStepKind; name: string }): string =>
  NEXT_STEPS[kind].replace('{čo}', () => name);
