import { parsePhone } from '../kernel/phone.ts';
import type { QuoteAnswer } from './contract.ts';
import { detailedDescription, quickDescription } from './description.ts';
import type { Draft } from './draft.ts';
import { advancesByItself, nextStep, previousStep, type StepKey, stepsOf } from './steps.ts';
import {
  type ContactField,
  effectiveFeatures,
  type FormField,
  PREFILL_FIELDS,
  PRESET_FIELDS,
  type Prefill,
  STEP_OF_FIELD,
  type WizardForm,
} from './wizard-form.ts';
import {
  type Call,
  canAdvance,
  canJump,
  canSkip,
  descriptionKey,
  isStepComplete,
  startWizard,
  type WizardState,
} from './wizard-state.ts';
import { AUTO_ADVANCE_DELAY_MS, ENTRY_GRACE_MS } from './wizard-timings.ts';
import { fieldError, isFilled, stepErrors } from './wizard-validation.ts';

/** The visitor gave an answer. */
export type Answered = {
  [Field in FormField]: { type: 'answered'; field: Field; value: WizardForm[Field]; now: number };
}[FormField];

/** What the visitor does; `now` is milliseconds of the caller's clock. */
type VisitorEvent =
  | Answered
  | { type: 'textFocused' }
  | { type: 'textBlurred'; field: ContactField | 'description'; now: number }
  | { type: 'interrupted' }
  | { type: 'continued'; now: number }
  | { type: 'wentBack'; now: number }
  | { type: 'jumped'; step: StepKey; now: number }
  | { type: 'skipped'; now: number }
  | { type: 'autoAdvanceSwitched'; on: boolean };

/** What timers, calls and storage bring. */
type ProgramEvent =
  | { type: 'advanceDue'; now: number }
  | { type: 'prefilled'; values: Prefill }
  | { type: 'descriptionGenerated'; text: string | null; key: string }
  | { type: 'callStarted'; call: Call }
  | { type: 'callEnded'; call: Call }
  | { type: 'quoteGenerated'; answer: QuoteAnswer; selection: string }
  | { type: 'submitted' }
  | { type: 'rejected'; field: FormField; message: string }
  | { type: 'restored'; draft: Draft; now: number }
  | { type: 'restarted'; draftId: string; now: number };

export type WizardEvent = VisitorEvent | ProgramEvent;

/** The wizard's next state (specification 4). Pure: no clock, no storage, no network. */
export function reduceWizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'answered':
      return answer(state, event);
    case 'textFocused':
      return { ...state, textFocused: true, advanceAt: null };
    case 'textBlurred':
      return blur(state, event.field, event.now);
    case 'interrupted':
      return state.advanceAt === null ? state : { ...state, advanceAt: null };
    case 'continued':
      return continueFrom(state, event.now);
    case 'wentBack':
      return goBack(state, event.now);
    case 'jumped':
      return canJump(state, event.step) ? enter(state, event.step, event.now) : state;
    case 'skipped':
      return canSkip(state) ? skip(state, event.now) : state;
    case 'autoAdvanceSwitched':
      return { ...state, autoAdvance: event.on, advanceAt: null };
    default:
      return reduceProgram(state, event);
  }
}

function reduceProgram(state: WizardState, event: ProgramEvent): WizardState {
  switch (event.type) {
    case 'advanceDue':
      return advanceDue(state, event.now);
    case 'prefilled':
      return described({ ...state, form: prefill(state, event.values) });
    case 'descriptionGenerated':
      return takeDescription(state, event.text, event.key);
    case 'callStarted':
      return { ...state, calls: [...without(state.calls, event.call), event.call], advanceAt: null };
    case 'callEnded':
      return { ...state, calls: without(state.calls, event.call) };
    case 'quoteGenerated':
      return { ...state, quote: { answer: event.answer, selection: event.selection } };
    case 'submitted':
      return { ...state, submitted: true };
    case 'rejected':
      return reject(state, event.field, event.message);
    case 'restored':
      return restore(state, event.draft, event.now);
    case 'restarted':
      return startWizard({ ...state, draftId: event.draftId, now: event.now });
  }
}

const without = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.filter((other) => other !== item);

const withStep = (steps: readonly StepKey[], step: StepKey): readonly StepKey[] =>
  steps.includes(step) ? steps : [...steps, step];

const interact = (state: WizardState, step: StepKey): WizardState => ({
  ...state,
  interacted: withStep(state.interacted, step),
});

/** A step that is complete after an interaction continues by itself (specification 4, decisions 1.4). */
function scheduled(state: WizardState, now: number): WizardState {
  const waits =
    state.autoAdvance &&
    advancesByItself(state.step) &&
    !(state.step === 'contact' && state.textFocused) &&
    canAdvance(state);
  if (!waits) return { ...state, advanceAt: null };
  return { ...state, advanceAt: Math.max(now, state.enteredAt + ENTRY_GRACE_MS) + AUTO_ADVANCE_DELAY_MS };
}

function advanceDue(state: WizardState, now: number): WizardState {
  const { advanceAt } = state;
  if (advanceAt === null || now < advanceAt) return state;
  return canAdvance(state) ? continueFrom(state, now) : { ...state, advanceAt: null };
}

function enter(state: WizardState, step: StepKey, now: number): WizardState {
  const emptied = step === 'features' && state.form.description.trim() === '';
  return {
    ...state,
    step,
    enteredAt: now,
    advanceAt: null,
    textFocused: false,
    descriptionSource: emptied ? 'none' : state.descriptionSource,
  };
}

function continueFrom(state: WizardState, now: number): WizardState {
  if (state.calls.length > 0) return { ...state, advanceAt: null };
  const next = nextStep(state.step, state.form.mode);
  if (next === null) return state;
  return isFilled(state.form, state.step) ? enter(interact(state, state.step), next, now) : block(state);
}

/** Leaves the step with the description made from the other answers. */
function skip(state: WizardState, now: number): WizardState {
  const prepared = described({ ...state, descriptionSource: 'template' });
  return enter(interact(prepared, 'features'), 'project-size', now);
}

function block(state: WizardState): WizardState {
  return {
    ...state,
    advanceAt: null,
    attempted: withStep(state.attempted, state.step),
    errors: { ...state.errors, ...stepErrors(state.form, state.step) },
    blocked: state.blocked + 1,
  };
}

function goBack(state: WizardState, now: number): WizardState {
  const previous = previousStep(state.step, state.form.mode);
  return previous === null || state.submitted ? state : enter(state, previous, now);
}

function answer(state: WizardState, event: Answered): WizardState {
  const { [event.field]: _, ...errors } = state.errors;
  const form: WizardForm = { ...state.form, [event.field]: event.value };
  const answered = interact({ ...state, form, errors }, STEP_OF_FIELD[event.field]);
  const owned: WizardState =
    event.field === 'description' ? { ...answered, descriptionSource: 'visitor' } : described(answered);
  return scheduled(owned, event.now);
}

/** Leaving a text field: the phone gets its usual groups, and an attempted step tells at once what is still wrong. */
function blur(state: WizardState, field: ContactField | 'description', now: number): WizardState {
  const phone = field === 'phone' ? parsePhone(state.form.phone)?.display : undefined;
  const form = phone === undefined ? state.form : { ...state.form, phone };
  const message = state.attempted.includes(state.step) ? fieldError(form, field) : null;
  const errors = message === null ? state.errors : { ...state.errors, [field]: message };
  return scheduled({ ...state, form, errors, textFocused: false }, now);
}

/** A message the server has for a field, for instance an e-mail it does not take. */
const reject = (state: WizardState, field: FormField, message: string): WizardState => ({
  ...state,
  attempted: withStep(state.attempted, STEP_OF_FIELD[field]),
  errors: { ...state.errors, [field]: message },
});

/**
 * Fills only what the visitor has not touched: a choice that an earlier link proposed gives way to the new one, a
 * contact stays as it is. Never an interaction (decisions 1.3).
 */
function prefill({ form, interacted }: WizardState, values: Prefill): WizardForm {
  const open = PREFILL_FIELDS.filter(
    (field) =>
      values[field] !== undefined &&
      !interacted.includes(STEP_OF_FIELD[field]) &&
      (form[field] === '' || PRESET_FIELDS.some((preset) => preset === field)),
  );
  return { ...form, ...Object.fromEntries(open.map((field) => [field, values[field]])) };
}

function takeDescription(state: WizardState, text: string | null, key: string): WizardState {
  const outdated = descriptionKey(state.form) !== key;
  if (outdated || state.descriptionSource === 'visitor') return state;
  const known = { ...state, describedKey: key };
  if (text === null) return described({ ...known, descriptionSource: 'template' });
  const { description: _, ...errors } = state.errors;
  return { ...known, errors, descriptionSource: 'ai', form: { ...state.form, description: text } };
}

/** Keeps the program's own description in step with trade, size and features; the visitor's text is left alone. */
function described(state: WizardState): WizardState {
  const { service, form, descriptionSource: source } = state;
  const { mode, selectedTrade: trade, projectSize: size } = form;
  if (mode === '' || trade === '') return state;
  const empty = form.description.trim() === '';
  if (source === 'visitor' && !(mode === 'quick' && empty)) return state;
  if (source === 'none' && mode === 'detailed') return state;
  if (source === 'ai' && state.describedKey === descriptionKey(form)) return state;
  const description =
    mode === 'quick'
      ? quickDescription({ service, trade, size })
      : detailedDescription({ service, trade, size, features: effectiveFeatures(form) });
  const { description: _, ...errors } = state.errors;
  return { ...state, errors, descriptionSource: 'template', form: { ...form, description } };
}

/** Goes on from a saved draft, at its step or at the first one that is not complete. */
function restore(state: WizardState, draft: Draft, now: number): WizardState {
  const started = startWizard({ ...state, draftId: draft.draftId, now });
  const restored: WizardState = {
    ...started,
    form: draft.form,
    interacted: draft.interacted,
    descriptionSource: draft.descriptionSource,
    describedKey: draft.describedKey,
    quote: draft.quote,
  };
  const steps = stepsOf(draft.form.mode);
  const saved = steps.includes(draft.step) ? steps.indexOf(draft.step) : steps.length - 1;
  const open = steps.findIndex((step) => !isStepComplete(restored, step));
  const step = steps[open === -1 ? saved : Math.min(saved, open)];
  return step === undefined ? restored : { ...restored, step };
}
