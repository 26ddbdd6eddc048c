import type { Mode } from './catalogue.ts';
import { STEP_KEYS, type StepKey } from './step-keys.ts';

export { STEP_KEYS, type StepKey };

export const FIRST_STEP: StepKey = STEP_KEYS[0];
const STEP_COUNT = STEP_KEYS.length;

interface StepTexts {
  /** Label of the indicator and heading of the step. */
  title: string;
  /** Label where there is little room. */
  short: string;
  /** What the step asks for, shown in the side panel. */
  description: string;
}

/** Both labels of each step (specification 2) and what the step is about. */
export const STEP_TEXTS: Record<StepKey, StepTexts> = {
  'mode-selection': {
    title: 'Výber režimu',
    short: 'Typ ponuky',
    description: 'Rozhodnite sa medzi rýchlym odhadom a detailným rozpočtom. Neskôr môžete voľbu zmeniť.',
  },
  'trade-selection': {
    title: 'Výber remesla',
    short: 'Typ remesla',
    description: 'Vyberte, čomu sa venujete. Podľa toho odporučím funkcie a spresním cenu.',
  },
  features: {
    title: 'Funkcie webu',
    short: 'Funkcie',
    description: 'Označte, čo má web vedieť, a skontrolujte pripravený popis. Výber funkcií je nepovinný.',
  },
  'project-size': {
    title: 'Veľkosť projektu',
    short: 'Rozsah projektu',
    description: 'Vyberte rozsah, predpokladanú sumu a termín. Cena sa prepočíta hneď.',
  },
  contact: {
    title: 'Kontaktné údaje',
    short: 'Kontakt',
    description: 'Napíšte, kam mám poslať odpoveď a ako sa vám môžem ozvať.',
  },
  summary: {
    title: 'Súhrn ponuky',
    short: 'Súhrn',
    description: 'Skontrolujte zadanie, vygenerujte rozpočet a odošlite dopyt.',
  },
};

/** The steps of a mode; quick mode leaves the features out in both directions (specification 2). */
export const stepsOf = (mode: Mode | ''): readonly StepKey[] =>
  mode === 'quick' ? STEP_KEYS.filter((step) => step !== 'features') : STEP_KEYS;

/** The following step, or null on the last one. */
export function nextStep(step: StepKey, mode: Mode | ''): StepKey | null {
  const at = STEP_KEYS.indexOf(step);
  return stepsOf(mode).find((candidate) => STEP_KEYS.indexOf(candidate) > at) ?? null;
}

/** The preceding step, or null on the first one. */
export function previousStep(step: StepKey, mode: Mode | ''): StepKey | null {
  const at = STEP_KEYS.indexOf(step);
  return stepsOf(mode).findLast((candidate) => STEP_KEYS.indexOf(candidate) < at) ?? null;
}

/** True when `step` stands before `other` in the fixed order. */
export const isBefore = (step: StepKey, other: StepKey): boolean =>
  STEP_KEYS.indexOf(step) < STEP_KEYS.indexOf(other);

/** Number of a step from 1 to 6, the same in both modes (decisions 1.1). */
export const stepNumber = (step: StepKey): number => STEP_KEYS.indexOf(step) + 1;

/** Progress in whole percent: step / 6, rounded (decisions 1.1). */
export const stepPercent = (step: StepKey): number => Math.round((stepNumber(step) / STEP_COUNT) * 100);

/** Counter of the footer: "3 / 6", on the summary "Krok 6 / 6" (specification 2, "Mobile sticky footer"). */
export function stepCounter(step: StepKey): string {
  const counter = `${stepNumber(step)} / ${STEP_COUNT}`;
  return step === 'summary' ? `Krok ${counter}` : counter;
}

/** "Krok 3 z 6" (specification 2, side panel). */
export const stepOfCount = (step: StepKey): string => `Krok ${stepNumber(step)} z ${STEP_COUNT}`;

const LABEL_TOWARDS: Record<StepKey, string> = {
  'mode-selection': '',
  'trade-selection': 'Vybrať remeslo',
  features: 'Vybrať funkcie',
  'project-size': 'Nastaviť rozsah',
  contact: 'Kontaktné údaje',
  summary: 'Zobraziť súhrn',
};
const LABEL_OF_LAST_STEP = 'Vygenerovať ponuku';

/** What continuing does, by the step it leads to; null after the last (specification 2, "Per-step button labels"). */
export const continueLabel = (next: StepKey | null): string =>
  next === null ? LABEL_OF_LAST_STEP : LABEL_TOWARDS[next];

/** What the one button of the summary says while there is no quote (decisions 8.10). */
export const generateLabel = (mode: Mode | ''): string =>
  mode === 'quick' ? LABEL_OF_LAST_STEP : 'Vygenerovať detailný rozpočet';

/** Steps whose last answer is a choice; contact joins them once its last field was left (decisions 1.4). */
const ADVANCING_STEPS: readonly StepKey[] = ['mode-selection', 'trade-selection', 'project-size', 'contact'];

/** True for steps that may continue by themselves; features and summary never do (decisions 1.4). */
export const advancesByItself = (step: StepKey): boolean => ADVANCING_STEPS.includes(step);
