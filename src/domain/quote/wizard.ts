import { phoneAsTyped } from '../kernel/phone.ts';
import { REQUEST_FIELD_NAMES, type RequestField } from '../requests/request-fields.ts';
import { isOffered } from './catalogue.ts';
import type { QuoteAnswer } from './contract.ts';
import type { Draft } from './draft.ts';
import type { Preset } from './preset.ts';
import { advancesByItself, previousStep, type StepKey, stepsOf } from './steps.ts';
import {
  afterLeaving,
  decided,
  described,
  ownDescription,
  withAnswer,
  withTemplate,
} from './wizard-description.ts';
import {
  effectiveFeatures,
  FORM_FIELDS,
  type FormField,
  isAsked,
  type KnownContact,
  STEP_FIELDS,
  type WizardForm,
} from './wizard-form.ts';
import { withPreset } from './wizard-preset.ts';
import {
  type Call,
  canAdvance,
  canJump,
  canRevisit,
  canSkip,
  type FailureCause,
  firstOpenStep,
  isBusy,
  type KeptPrd,
  startWizard,
  stepAfter,
  timeSpent,
  type WizardState,
} from './wizard-state.ts';
import { AUTO_ADVANCE_DELAY_MS, ENTRY_GRACE_MS } from './wizard-timings.ts';
import { errorList, fieldError, isFilled, stepErrors } from './wizard-validation.ts';

/** The visitor gave an answer. */
export type Answered = {
  [Field in FormField]: {
    type: 'answered';
    field: Field;
    value: WizardForm[Field];
    now: number;
    /** Arrow keys pass through choices: nothing continues until Enter or Space says that one is meant (decisions 7.3). */
    passing?: boolean;
  };
}[FormField];

/** What the visitor does; `now` is milliseconds of the caller's clock. */
type VisitorEvent =
  | Answered
  | { type: 'preset'; preset: Preset; now: number }
  | { type: 'textBlurred'; field: RequestField | 'description'; now: number }
  | { type: 'interrupted' }
  | { type: 'continued'; now: number }
  | { type: 'wentBack'; now: number }
  | { type: 'jumped'; step: StepKey; now: number }
  | { type: 'revisited'; step: StepKey; now: number }
  | { type: 'skipped'; now: number }
  | { type: 'offerDecided'; take: boolean }
  | { type: 'undone'; now: number }
  | { type: 'undoDismissed' }
  | { type: 'waitingEnded' }
  | { type: 'restarted'; draftId: string; now: number }
  | { type: 'autoAdvanceSwitched'; on: boolean };

/** What timers, calls and storage bring. */
type ProgramEvent =
  | { type: 'advanceDue'; now: number }
  | { type: 'contactKnown'; contact: KnownContact }
  | { type: 'descriptionGenerated'; text: string | null; key: string }
  | { type: 'callStarted'; call: Call }
  | { type: 'connectionLost'; call: Call }
  | { type: 'callEnded'; call: Call; failed?: FailureCause }
  | { type: 'quoteGenerated'; answer: QuoteAnswer; selection: string }
  | { type: 'prdGenerated'; prd: KeptPrd }
  | { type: 'attempted'; quote: QuoteAnswer }
  | { type: 'submitted' }
  | { type: 'rejected'; field: FormField; message: string }
  | { type: 'restored'; draft: Draft; now: number };

export type WizardEvent = VisitorEvent | ProgramEvent;

/** The wizard's next state (specification 4). Pure: no clock, no storage, no network. */
export function reduceWizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'answered':
      return answer(state, event);
    case 'preset':
      return withPreset(state, event.preset, event.now);
    case 'textBlurred':
      return blur(state, event.field, event.now);
    case 'interrupted':
      return state.advanceAt === null ? state : { ...state, advanceAt: null };
    case 'continued':
      return continueFrom(state, event.now);
    case 'wentBack':
      return goBack(state, event.now);
    case 'jumped':
      return jump(state, event.step, event.now);
    case 'revisited':
      return canRevisit(state, event.step) ? enter(state, event.step, event.now) : state;
    case 'skipped':
      return canSkip(state) ? skip(state, event.now) : state;
    case 'offerDecided':
      return decided(interact(state, 'features'), event.take);
    case 'undone':
      return undo(state, event.now);
    case 'undoDismissed':
      return { ...state, undo: null };
    case 'waitingEnded':
      return { ...state, failure: null };
    case 'restarted':
      return restart(state, event.draftId, event.now);
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
    case 'contactKnown':
      return { ...state, form: { ...state.form, ...openContact(state, event.contact) } };
    case 'descriptionGenerated':
      return withAnswer(state, event.text, event.key);
    case 'callStarted':
      return { ...state, calls: [...without(state.calls, event.call), event.call], advanceAt: null };
    case 'connectionLost':
      return {
        ...state,
        failure: { call: event.call, cause: 'offline', attempts: attemptsOf(state, event.call) },
      };
    case 'callEnded':
      return endCall(state, event.call, event.failed ?? null);
    case 'quoteGenerated':
      return { ...state, quote: { answer: event.answer, selection: event.selection } };
    case 'prdGenerated':
      return { ...state, prd: event.prd };
    case 'attempted':
      return { ...state, attempt: { form: state.form, quote: event.quote } };
    case 'submitted':
      return { ...state, submitted: true, attempt: null, failure: null };
    case 'rejected':
      return reject(state, event.field, event.message);
    case 'restored':
      return restore(state, event.draft, event.now);
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
  const waits = state.autoAdvance && advancesByItself(state.step) && canAdvance(state);
  if (!waits) return { ...state, advanceAt: null };
  return { ...state, advanceAt: Math.max(now, state.enteredAt + ENTRY_GRACE_MS) + AUTO_ADVANCE_DELAY_MS };
}

function advanceDue(state: WizardState, now: number): WizardState {
  const { advanceAt } = state;
  if (advanceAt === null || now < advanceAt) return state;
  return canAdvance(state) ? continueFrom(state, now) : { ...state, advanceAt: null };
}

/** Opens a step. What was said about another one is over: a failed call, and what only that step could take back. */
function enter(state: WizardState, step: StepKey, now: number): WizardState {
  const entered: WizardState = {
    ...state,
    step,
    enteredAt: now,
    spentMs: timeSpent(state, now),
    advanceAt: null,
    failure: null,
    returning: state.returning && step !== 'summary',
    undo: state.undo?.reason === 'features-dropped' ? state.undo : null,
  };
  return afterLeaving(entered, state.step, step);
}

function continueFrom(state: WizardState, now: number): WizardState {
  if (isBusy(state)) return { ...state, advanceAt: null };
  const answered = interact(state, state.step);
  const next = stepAfter(answered);
  if (next === null) return state;
  return isFilled(state.form, state.step) ? enter(answered, next, now) : block(state);
}

/** Leaves the features with the description made from the other answers. */
function skip(state: WizardState, now: number): WizardState {
  const prepared = interact(withTemplate(state), 'features');
  return enter(prepared, stepAfter(prepared) ?? 'project-size', now);
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

/** To an earlier step; from the summary only to edit it and come straight back. */
function jump(state: WizardState, step: StepKey, now: number): WizardState {
  if (!canJump(state, step)) return state;
  return { ...enter(state, step, now), returning: state.returning || state.step === 'summary' };
}

function answer(state: WizardState, event: Answered): WizardState {
  const form: WizardForm = { ...state.form, [event.field]: event.value };
  // What was wrong with it, or with what is not asked for any more, is no news.
  const errors = Object.fromEntries(
    errorList(state.errors)
      .filter(({ field }) => field !== event.field && isAsked(form, field))
      .map(({ field, message }) => [field, message]),
  );
  const answered = interact({ ...state, form, errors }, FORM_FIELDS[event.field].step);
  const owned = event.field === 'description' ? ownDescription(answered) : described(answered);
  const told = { ...owned, undo: undoOf(state, event.field, form) };
  // What follows from the answer comes only now, so nobody has looked at it: the sizes of a new website, the address of one.
  const asksOn = event.field === 'hasWebsite' && (event.value === 'no' || form.webAddress === '');
  const isTyped = REQUEST_FIELD_NAMES.some((field) => field === event.field);
  return event.passing || asksOn || isTyped ? { ...told, advanceAt: null } : scheduled(told, event.now);
}

/** Another trade may not offer what was selected: that is said, and can be taken back. */
function undoOf(state: WizardState, field: FormField, form: WizardForm): WizardState['undo'] {
  if (field === 'selectedFeatures') return null;
  const trade = state.form.selectedTrade;
  if (field !== 'selectedTrade' || trade === '') return state.undo;
  const kept = effectiveFeatures(form);
  const features = effectiveFeatures(state.form).filter((id) => !kept.includes(id));
  if (features.length > 0) return { reason: 'features-dropped', features, trade };
  return state.undo?.reason === 'features-dropped' ? null : state.undo;
}

/** Takes back what `undo` names; the calls under way and the visitor's setting are those of now. */
function undo(state: WizardState, now: number): WizardState {
  if (state.undo === null) return state;
  if (state.undo.reason === 'features-dropped') {
    const form: WizardForm = { ...state.form, selectedTrade: state.undo.trade };
    return described({ ...state, form, undo: null, advanceAt: null });
  }
  const { before } = state.undo;
  const { autoAdvance, calls } = state;
  return { ...before, autoAdvance, calls, enteredAt: now, advanceAt: null, undo: null };
}

function restart(state: WizardState, draftId: string, now: number): WizardState {
  const { service, autoAdvance, form } = state;
  const started = startWizard({ service, draftId, autoAdvance, now });
  const worthless = state.submitted || Object.is(form, started.form);
  return { ...started, undo: worthless ? null : { reason: 'restarted', before: { ...state, undo: null } } };
}

const LAST_CONTACT_FIELD = STEP_FIELDS.contact.at(-1);

/**
 * Leaving a text field: a phone number that is right gets its usual groups, any other stays as it was typed; an
 * attempted step tells at once what is still wrong. Who leaves the last field has finished the step (decisions 1.4).
 */
function blur(state: WizardState, field: RequestField | 'description', now: number): WizardState {
  const message = fieldError(state.form, field);
  const form = field === 'phone' ? { ...state.form, phone: phoneAsTyped(state.form.phone) } : state.form;
  const shown = message !== null && state.attempted.includes(state.step);
  const errors = shown ? { ...state.errors, [field]: message } : state.errors;
  const left = { ...state, form, errors };
  return field === LAST_CONTACT_FIELD ? scheduled(left, now) : left;
}

/** A message the server has for a field, for instance an e-mail it does not take. */
const reject = (state: WizardState, field: FormField, message: string): WizardState => ({
  ...state,
  attempted: withStep(state.attempted, FORM_FIELDS[field].step),
  errors: { ...state.errors, [field]: message },
});

/** Fills only contact fields that are empty and untouched. Never an interaction (decisions 1.3). */
function openContact({ form, interacted }: WizardState, contact: KnownContact): KnownContact {
  if (interacted.includes('contact')) return {};
  const open = REQUEST_FIELD_NAMES.filter((field) => contact[field] !== undefined && form[field] === '');
  return Object.fromEntries(open.map((field) => [field, contact[field]]));
}

/** A failure stays on the step until the call succeeds or another step is entered. */
function endCall(state: WizardState, call: Call, cause: FailureCause | null): WizardState {
  const ended = { ...state, calls: without(state.calls, call) };
  if (cause === null) return state.failure?.call === call ? { ...ended, failure: null } : ended;
  return { ...ended, failure: { call, cause, attempts: attemptsOf(state, call) + 1 } };
}

/** How often the call has failed in a row. */
const attemptsOf = ({ failure }: WizardState, call: Call): number =>
  failure?.call === call ? failure.attempts : 0;

/** The kept answer about a website where the service asks for one; a draft from before the question has none. */
const keptAnswer = (kept: WizardForm['hasWebsite'], started: WizardForm['hasWebsite']) =>
  started === 'not-asked' || kept === 'not-asked' ? started : kept;

/** Goes on from a saved draft, at its step or at the first one that is not complete. */
function restore(state: WizardState, draft: Draft, now: number): WizardState {
  const { service, autoAdvance } = state;
  const { version: _, timestamp: __, step: ___, waiting, ...kept } = draft;
  const started = startWizard({ service, autoAdvance, draftId: draft.draftId, now });
  const restored: WizardState = {
    ...started,
    ...kept,
    form: {
      ...kept.form,
      selectedFeatures: kept.form.selectedFeatures.filter((id) => isOffered(id, service, '')),
      hasWebsite: keptAnswer(kept.form.hasWebsite, started.form.hasWebsite),
    },
    failure: waiting === null ? null : { call: waiting, cause: 'offline', attempts: 0 },
  };
  const steps = stepsOf(draft.form.mode);
  const saved = steps.includes(draft.step) ? draft.step : 'summary';
  const open = firstOpenStep(restored);
  return { ...restored, step: steps.indexOf(open) < steps.indexOf(saved) ? open : saved };
}
