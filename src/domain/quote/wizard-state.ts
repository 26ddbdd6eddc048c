import type { ServiceSlug } from './catalogue.ts';
import type { QuoteAnswer } from './contract.ts';
import { FIRST_STEP, isBefore, type StepKey, stepsOf } from './steps.ts';
import { EMPTY_FORM, effectiveFeatures, type WizardForm } from './wizard-form.ts';
import { formKey, type KeptQuote } from './wizard-quote.ts';
import { type FieldErrors, isFilled } from './wizard-validation.ts';

/** Who wrote the description. Only the visitor's own text is never replaced (decisions 1.5). */
export type DescriptionSource = 'none' | 'template' | 'ai' | 'visitor';

/** A call to the server that is on its way. */
export type Call = 'description' | 'quote' | 'pdf' | 'prd' | 'prd-export' | 'submit';

/** Quote states of specification 4. */
export type QuoteStage = 'none' | 'generating' | 'generated' | 'submitting' | 'submitted';

/** All the wizard knows. Times are milliseconds of one clock, handed in with each event. */
export interface WizardState {
  service: ServiceSlug;
  /** Random id of this piece of work; part of the idempotency key of its submission. */
  draftId: string;
  form: WizardForm;
  step: StepKey;
  enteredAt: number;
  /** Steps on which the visitor did something; values filled by the program do not count (decisions 1.3). */
  interacted: readonly StepKey[];
  /** Steps the visitor tried to leave while they were not complete. */
  attempted: readonly StepKey[];
  errors: FieldErrors;
  /** How often continuing was blocked; each time is worth one toast. */
  blocked: number;
  descriptionSource: DescriptionSource;
  /** `descriptionKey` of the last generated description; null asks for a new one. */
  describedKey: string | null;
  textFocused: boolean;
  autoAdvance: boolean;
  /** When the wizard continues by itself, or null when no advance is waiting. */
  advanceAt: number | null;
  calls: readonly Call[];
  quote: KeptQuote | null;
  submitted: boolean;
}

export interface WizardStart {
  service: ServiceSlug;
  draftId: string;
  now: number;
  autoAdvance: boolean;
}

/** A wizard that nobody has touched yet. */
export const startWizard = ({ service, draftId, now, autoAdvance }: WizardStart): WizardState => ({
  service,
  draftId,
  form: EMPTY_FORM,
  step: FIRST_STEP,
  enteredAt: now,
  interacted: [],
  attempted: [],
  errors: {},
  blocked: 0,
  descriptionSource: 'none',
  describedKey: null,
  textFocused: false,
  autoAdvance,
  advanceAt: null,
  calls: [],
  quote: null,
  submitted: false,
});

/** What a generated description depends on, besides the features. */
export const descriptionKey = (form: WizardForm): string =>
  [form.mode, form.selectedTrade, form.projectSize].join('|');

/** The quote that belongs to the present selection; an edited selection needs a new one. */
export const currentQuote = (state: WizardState): QuoteAnswer | null =>
  state.quote?.selection === formKey(state.service, state.form) ? state.quote.answer : null;

/** Where the quote stands (specification 4, "Quote states"). */
export function quoteStage(state: WizardState): QuoteStage {
  if (state.submitted) return 'submitted';
  if (state.calls.includes('submit')) return 'submitting';
  if (state.calls.includes('quote')) return 'generating';
  return currentQuote(state) ? 'generated' : 'none';
}

/** True when the step's values are right and the visitor had a hand in them; the summary is done with its quote. */
export function isStepComplete(state: WizardState, step: StepKey): boolean {
  if (!stepsOf(state.form.mode).includes(step)) return false;
  if (step === 'summary') return currentQuote(state) !== null;
  return state.interacted.includes(step) && isFilled(state.form, step);
}

/**
 * Forward only when the step is valid and nothing is loading (specification 4). Where the program filled the values
 * in, pressing the button is the interaction that makes them the visitor's (docs/decisions/074).
 */
export const canContinue = (state: WizardState): boolean =>
  state.calls.length === 0 && state.step !== 'summary' && isFilled(state.form, state.step);

/** Without a press only a step that the visitor completed goes on (decisions 1.3). */
export const canAdvance = (state: WizardState): boolean =>
  canContinue(state) && isStepComplete(state, state.step);

/** Jumping is allowed only to earlier, completed steps (specification 4). */
export const canJump = (state: WizardState, step: StepKey): boolean =>
  isBefore(step, state.step) && isStepComplete(state, step) && !state.submitted;

/**
 * Skipping is valid only where nothing has to be chosen: features, none of them selected (decisions 1.9). It is offered
 * while continuing is not possible, because the description is still on its way or was emptied.
 */
export const canSkip = (state: WizardState): boolean =>
  state.step === 'features' &&
  (state.calls.includes('description') || state.interacted.includes('features')) &&
  !isFilled(state.form, 'features') &&
  effectiveFeatures(state.form).length === 0;

/** True when a description should be generated after a moment (specification 4, "Entering features in detailed mode"). */
export function wantsDescription(state: WizardState): boolean {
  const { form, descriptionSource } = state;
  if (state.step !== 'features' || form.mode !== 'detailed') return false;
  if (form.selectedTrade === '' || descriptionSource === 'visitor') return false;
  return form.description.trim() === '' || state.describedKey !== descriptionKey(form);
}
