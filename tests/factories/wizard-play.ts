import { reduceWizard, type WizardEvent } from '#domain/quote/wizard.ts';
import type { WizardForm } from '#domain/quote/wizard-form.ts';
import { formKey } from '#domain/quote/wizard-quote.ts';
import { descriptionKey, startWizard, type WizardState } from '#domain/quote/wizard-state.ts';
import { issuedQuote } from './wizard.ts';

/** Times of a wizard's clock: the beginning, past the first second on a step, and later still. */
export const START = 10_000;
export const LATER = START + 5_000;
export const MUCH_LATER = LATER + 5_000;

/** A wizard that nobody has touched yet. */
export const start = (): WizardState =>
  startWizard({ service: 'tvorba-webu', draftId: 'd1', now: START, autoAdvance: true });

/** What becomes of a wizard after these events. */
export const play = (state: WizardState, ...events: WizardEvent[]): WizardState =>
  events.reduce(reduceWizard, state);

/** An answer of the visitor. */
export const choose = <Field extends keyof WizardForm>(field: Field, value: WizardForm[Field], now = LATER) =>
  ({ type: 'answered', field, value, now }) as WizardEvent;
export const next: WizardEvent = { type: 'continued', now: LATER };
export const back: WizardEvent = { type: 'wentBack', now: LATER };

/** What came of asking for a description; without a text nobody answered. */
export const withDescription = (state: WizardState, text: string | null = null): WizardState =>
  play(state, { type: 'descriptionGenerated', text, key: descriptionKey(state.form) });

/** Wizards on the way of one visitor. */
export const atTrade = (mode: 'quick' | 'detailed') => play(start(), choose('mode', mode), next);
export const atFeatures = () => play(atTrade('detailed'), choose('selectedTrade', 'electrician'), next);
export const atSize = () =>
  play(withDescription(atFeatures()), choose('selectedFeatures', ['quote-form']), next);
export const atContact = () =>
  play(atSize(), choose('budget', '1500-3500'), choose('timeline', '1-month'), next);
export const filledContact = () =>
  play(
    atContact(),
    choose('name', 'Jana Vzorová'),
    choose('email', 'vzor@example.com'),
    choose('phone', '0905 123 456'),
  );
export const atSummary = () => play(filledContact(), next);
export const answer = issuedQuote();
export const quoted = () => {
  const state = atSummary();
  return play(state, {
    type: 'quoteGenerated',
    answer,
    selection: formKey(state.service, state.form) ?? '',
  });
};
