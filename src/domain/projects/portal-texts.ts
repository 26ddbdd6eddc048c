import type { Day } from '../kernel/local-time.ts';
import { formatNearDay } from '../kernel/local-time-texts.ts';
import type { NextStep, NextStepKind } from './next-step.ts';
import type { ProjectState } from './project-life.ts';

/** What the operator does next, said to the client; {čo} is the name of the payment, stage or item. */
const OPERATOR_STEPS: Readonly<Record<Exclude<NextStepKind, 'pay' | 'approve' | 'bring'>, string>> = {
  'ask-payment': 'pošlem vám výzvu na platbu „{čo}“',
  check: 'pozriem si podklad „{čo}“',
  begin: 'začnem etapu „{čo}“',
  deliver: 'odovzdám vám etapu „{čo}“',
  launch: 'spustím web',
  care: 'starám sa o\u00A0web',
  resume: 'ozvem sa, keď budem v\u00A0práci pokračovať',
};

/** Whose turn it is where nothing is expected of the client: "Na rade som ja: odovzdám vám etapu „Návrh“, do 3. 12." */
export function operatorStepText(
  { kind, name, until }: Pick<NextStep, 'kind' | 'name' | 'until'>,
  today: Day,
): string | null {
  if (kind === 'pay' || kind === 'approve' || kind === 'bring') return null;
  const what = OPERATOR_STEPS[kind].replace('{čo}', () => name);
  const text = `Na rade som ja: ${what}${until === null ? '' : `, do\u00A0${formatNearDay(until, today)}`}`;
  // A day without its year ends in a full stop already.
  return text.endsWith('.') ? text : `${text}.`;
}

/** What a state means for the client, where it is to be said. */
export const PORTAL_STATE_TEXTS: Readonly<Partial<Record<ProjectState, string>>> = {
  paused: 'Projekt je pozastavený. Termíny teraz neplynú, ozvem sa, keď budem v\u00A0práci pokračovať.',
  launched: 'Web je spustený.',
  'in-care': 'Web je spustený a\u00A0starám sa oň.',
  closed: 'Projekt je uzavretý. Dokumenty a\u00A0správy tu zostávajú.',
};
