import type { PrdDocument } from '../prd/document.ts';
import type { FeatureId, ServiceSlug, TradeId } from './catalogue.ts';
import type { QuoteAnswer } from './contract.ts';
import { inCatalogueOrder } from './selection.ts';
import { FIRST_STEP, isBefore, nextStep, type StepKey, stepsOf } from './steps.ts';
import { effectiveFeatures, effectiveSize, emptyForm, type WizardForm } from './wizard-form.ts';
import { formKey, type KeptQuote } from './wizard-quote.ts';
import { type FieldErrors, isFilled } from './wizard-validation.ts';

/** Who wrote the description. */
export type DescriptionSource = 'none' | 'template' | 'ai' | 'visitor';

/** A description written for the present choices, which waits beside one that must not be replaced (decisions 7.4). */
export interface DescriptionOffer {
  text: string;
  source: 'template' | 'ai';
  /** `descriptionKey` it was written for. */
  key: string;
}

/** A generated requirements document, with the `prdKey` of the answers it was made from. */
export interface KeptPrd {
  document: PrdDocument;
  key: string;
}

/** A call to the server that is on its way. */
export type Call = 'description' | 'quote' | 'pdf' | 'prd' | 'prd-export' | 'submit';

/** Why a call did not succeed, as far as it changes what the visitor is told. */
export type FailureCause = 'offline' | 'limit' | 'server' | 'sent' | 'asked';

/** What the last call left on the step when it failed. */
export interface CallFailure {
  call: Call;
  cause: FailureCause;
  /** Failures of this call in a row. */
  attempts: number;
}

/** What an attempt to submit was made from; the server may have stored it although no answer came. */
export interface Attempt {
  form: WizardForm;
  quote: QuoteAnswer;
}

/** Something the visitor can take back with one press. */
export type Undo =
  | { reason: 'features-dropped'; features: readonly FeatureId[]; trade: TradeId }
  | { reason: 'restarted' | 'replaced'; before: WizardState };

/** Quote states of specification 4. */
export type QuoteStage = 'none' | 'generating' | 'generated' | 'submitting' | 'submitted';

/** All the wizard knows. Times are milliseconds of one clock, handed in with each event. */
export interface WizardState {
  service: ServiceSlug;
  /** Random id of this piece of work, in every tab that has it open; the idempotency key of its submission. */
  draftId: string;
  form: WizardForm;
  step: StepKey;
  enteredAt: number;
  /** Milliseconds spent on the steps before, also when the draft was open earlier. */
  spentMs: number;
  /** Steps on which the visitor did something; values filled by the program do not count (decisions 1.3). */
  interacted: readonly StepKey[];
  /** Steps the visitor tried to leave while they were not complete. */
  attempted: readonly StepKey[];
  errors: FieldErrors;
  /** How often continuing was blocked; each time is worth one toast. */
  blocked: number;
  descriptionSource: DescriptionSource;
  /** True once a step that showed the description was left: from then on it is the visitor's (decisions 7.4). */
  descriptionSeen: boolean;
  /** `descriptionKey` of the choices the description was written for or was found right with. */
  describedKey: string | null;
  /** `descriptionKey` the AI was last asked about. */
  askedKey: string | null;
  offer: DescriptionOffer | null;
  autoAdvance: boolean;
  /** When the wizard continues by itself, or null when no advance is waiting. */
  advanceAt: number | null;
  calls: readonly Call[];
  failure: CallFailure | null;
  quote: KeptQuote | null;
  prd: KeptPrd | null;
  /** The last attempt to submit whose outcome is unknown. */
  attempt: Attempt | null;
  /** True while one step is edited from the summary: continuing leads straight back. */
  returning: boolean;
  undo: Undo | null;
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
  form: emptyForm(service),
  step: FIRST_STEP,
  enteredAt: now,
  spentMs: 0,
  interacted: [],
  attempted: [],
  errors: {},
  blocked: 0,
  descriptionSource: 'none',
  descriptionSeen: false,
  describedKey: null,
  askedKey: null,
  offer: null,
  autoAdvance,
  advanceAt: null,
  calls: [],
  failure: null,
  quote: null,
  prd: null,
  attempt: null,
  returning: false,
  undo: null,
  submitted: false,
});

/** Milliseconds the wizard has been worked on; a clock that was set back costs no more than the present step. */
export const timeSpent = (
  { spentMs, enteredAt }: Pick<WizardState, 'spentMs' | 'enteredAt'>,
  now: number,
): number => spentMs + Math.max(0, now - enteredAt);

/** What a generated description depends on. */
export const descriptionKey = (form: WizardForm): string =>
  [form.mode, form.selectedTrade, effectiveSize(form), ...inCatalogueOrder(effectiveFeatures(form))].join(
    '|',
  );

/**
 * True while a call keeps the visitor on the step. A description that is written anew does not: there is one already,
 * and the new one comes too late.
 */
export const isBusy = (state: WizardState): boolean =>
  state.calls.some((call) => call !== 'description' || !isFilled(state.form, 'features'));

/** True when the failed call is made again by itself once the network is back. */
export const waitsForNetwork = ({ failure }: Pick<WizardState, 'failure'>): boolean =>
  failure?.cause === 'offline' && (failure.call === 'quote' || failure.call === 'submit');

/** The quote that belongs to the present selection; an edited selection needs a new one. */
export const currentQuote = (state: Pick<WizardState, 'service' | 'form' | 'quote'>): QuoteAnswer | null =>
  state.quote?.selection === formKey(state.service, state.form) ? state.quote.answer : null;

/** The quote that the summary shows. */
export const shownQuote = (state: WizardState): QuoteAnswer | null =>
  state.step === 'summary' ? currentQuote(state) : null;

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
  !isBusy(state) && state.step !== 'summary' && isFilled(state.form, state.step);

/** Without a press only a step that the visitor completed goes on (decisions 1.3). */
export const canAdvance = (state: WizardState): boolean =>
  canContinue(state) && isStepComplete(state, state.step);

/** Jumping is allowed only to earlier, completed steps (specification 4). */
export const canJump = (state: WizardState, step: StepKey): boolean =>
  isBefore(step, state.step) && isStepComplete(state, step) && !state.submitted;

/** True when the browser's Back or Forward may lead to the step: backwards always, forwards over finished steps. */
export function canRevisit(state: WizardState, step: StepKey): boolean {
  const steps = stepsOf(state.form.mode);
  if (state.submitted || !steps.includes(step)) return false;
  if (isBefore(step, state.step)) return true;
  const between = steps.slice(0, steps.indexOf(step));
  return !isBusy(state) && between.every((passed) => isStepComplete(state, passed));
}

/** Where the present step leads: the next one, or back to the summary from where it is edited. */
export function stepAfter(state: WizardState): StepKey | null {
  const steps = stepsOf(state.form.mode).slice(0, -1);
  const complete = steps.every((step) => isStepComplete(state, step));
  return state.returning && complete && state.step !== 'summary'
    ? 'summary'
    : nextStep(state.step, state.form.mode);
}

/** The first step that still needs an answer; the summary when none does. */
export function firstOpenStep(state: WizardState): StepKey {
  return stepsOf(state.form.mode).find((step) => !isStepComplete(state, step)) ?? 'summary';
}

/**
 * Skipping is valid only where nothing has to be chosen: features, none of them selected (decisions 1.9). It is offered
 * while continuing is not possible, because the description is still on its way or was emptied.
 */
export const canSkip = (state: WizardState): boolean =>
  state.step === 'features' &&
  (state.calls.includes('description') || state.interacted.includes('features')) &&
  state.form.description.trim() === '' &&
  effectiveFeatures(state.form).length === 0;

/** True when a description should be generated after a moment (specification 4, "Entering features in detailed mode"). */
export function wantsDescription(state: WizardState): boolean {
  const { form, descriptionSource } = state;
  if (state.step !== 'features' || form.mode !== 'detailed') return false;
  if (form.selectedTrade === '' || descriptionSource === 'visitor') return false;
  return form.description.trim() === '' || state.askedKey !== descriptionKey(form);
}
