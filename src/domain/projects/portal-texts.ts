import { formatCents } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { formatNearDay } from '../kernel/local-time-texts.ts';
import { stopped } from '../kernel/text.ts';
import type { Coming } from './coming.ts';
import type { ExpectedKind } from './expected.ts';
import type { NextStep, NextStepKind } from './next-step.ts';
import type { ProjectState } from './project-life.ts';

type ClientStep = Exclude<ExpectedKind, 'answer'>;
/** Of these the state of the project says all there is to say. */
type QuietStep = 'care' | 'resume';

/** Said where a client sends nothing; form and server say the same. */
export const PORTAL_MISSING = {
  reason: 'Napíšte, čo treba zmeniť.',
  change: 'Napíšte, čo chcete zmeniť.',
} as const;

/** What the operator does next, said to the client; {čo} is the name of the payment, stage or item. */
const OPERATOR_STEPS: Readonly<Record<Exclude<NextStepKind, ClientStep | QuietStep>, string>> = {
  'ask-payment': 'pošlem vám výzvu na platbu „{čo}“',
  check: 'pozriem si podklad „{čo}“',
  begin: 'začnem etapu „{čo}“',
  deliver: 'odovzdám vám etapu „{čo}“',
  launch: 'spustím projekt',
};

/** What the client does next. */
const CLIENT_STEPS: Readonly<Record<ClientStep, string>> = {
  pay: 'uhradiť platbu „{čo}“',
  approve: 'schváliť etapu „{čo}“',
  accept: 'rozhodnúť o\u00A0dodatku „{čo}“',
  repair: 'opraviť podklad „{čo}“',
  bring: 'dodať podklad „{čo}“',
};

const STEPS: Readonly<Partial<Record<NextStepKind, string>>> = { ...OPERATOR_STEPS, ...CLIENT_STEPS };

/**
 * Whose turn it is, said to the client: "Na rade som ja: odovzdám vám etapu „Návrh“, do 3. 12."; null where the state of the
 * project says it (PORTAL_STATE_TEXTS).
 */
export function clientStepText(
  { who, kind, name, until }: Pick<NextStep, 'who' | 'kind' | 'name' | 'until'>,
  today: Day,
): string | null {
  const what = STEPS[kind]?.replace('{čo}', () => name);
  if (what === undefined) return null;
  const when =
    until === null ? '' : `, ${until < today ? 'termín bol' : 'do'}\u00A0${formatNearDay(until, today)}`;
  // A day without its year ends in a full stop already.
  return stopped(`Na rade ${who === 'client' ? 'ste vy' : 'som ja'}: ${what}${when}`);
}

/** What comes to a client of whom nothing is expected, in sentences: the next day, and the next payment. */
export function comingTexts({ day, payment }: Coming, today: Day): string[] {
  const said: string[] = [];
  if (day) {
    const what = day.stage === null ? 'spustenie projektu' : `odovzdanie etapy „${day.stage}“`;
    said.push(stopped(`Najbližšie: ${what}${day.on < today ? '' : ` ${formatNearDay(day.on, today)}`}`));
  }
  if (payment) {
    const { stage, on } = payment;
    const isThen = stage !== null && stage === day?.stage;
    const until = on === null || on < today ? '' : ` (${formatNearDay(on, today)})`;
    const when = isThen ? ' po\u00A0tomto odovzdaní' : ` po\u00A0odovzdaní etapy „${stage}“${until}`;
    said.push(stopped(`Ďalšia platba: ${formatCents(payment.amount)}${stage === null ? '' : when}`));
  }
  return said;
}

/** What comes next where all that was agreed is done and nobody is expected to do anything. */
export const AFTER_LAUNCH_TEXTS: Readonly<Partial<Record<ProjectState, string>>> = {
  launched: 'Keď budete chcieť niečo zmeniť, napíšte správu alebo požiadajte o\u00A0zmenu.',
  'in-care':
    'Ďalej sa oň starám priebežne. Keď budete chcieť niečo zmeniť, napíšte správu alebo požiadajte o\u00A0zmenu.',
};

/** Whether the client waits for what the operator does next. */
export const isOperatorsTurn = ({ nextStep }: { nextStep: Pick<NextStep, 'who' | 'kind'> | null }): boolean =>
  nextStep?.who === 'operator' && nextStep.kind in OPERATOR_STEPS;

/** What a state means for the client, where it is to be said. */
export const PORTAL_STATE_TEXTS: Readonly<Partial<Record<ProjectState, string>>> = {
  paused: 'Projekt je pozastavený. Termíny teraz neplatia. Ozvem sa, keď budem v\u00A0práci pokračovať.',
  launched: 'Projekt je spustený.',
  'in-care': 'Projekt je spustený a\u00A0starám sa oň.',
  closed: 'Projekt je uzavretý. Dokumenty a\u00A0správy v\u00A0ňom zostávajú.',
};
