import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDGET_IDS, FEATURE_IDS, MODE_IDS, SIZE_IDS, TIMELINE_IDS, TRADE_IDS } from './catalogue.ts';
import type { QuoteAnswer } from './contract.ts';
import { STEP_KEYS, type StepKey, stepsOf } from './steps.ts';
import { reduceWizard, type WizardEvent } from './wizard.ts';
import { STEP_OF_FIELD, type WizardForm } from './wizard-form.ts';
import { formKey } from './wizard-quote.ts';
import {
  canContinue,
  canJump,
  canSkip,
  currentQuote,
  descriptionKey,
  isStepComplete,
  quoteStage,
  startWizard,
  type WizardState,
  wantsDescription,
} from './wizard-state.ts';

const START = 10_000;
const LATER = START + 5_000;
const MUCH_LATER = LATER + 5_000;

const start = (): WizardState =>
  startWizard({ service: 'tvorba-webu', draftId: 'd1', now: START, autoAdvance: true });

const play = (state: WizardState, ...events: WizardEvent[]): WizardState =>
  events.reduce(reduceWizard, state);

const choose = <Field extends keyof WizardForm>(field: Field, value: WizardForm[Field], now = LATER) =>
  ({ type: 'answered', field, value, now }) as WizardEvent;
const next: WizardEvent = { type: 'continued', now: LATER };
const back: WizardEvent = { type: 'wentBack', now: LATER };

const atTrade = (mode: 'quick' | 'detailed') => play(start(), choose('mode', mode), next);
const atFeatures = () => play(atTrade('detailed'), choose('selectedTrade', 'electrician'), next);
const withDescription = (state: WizardState, text: string | null = null) =>
  play(state, { type: 'descriptionGenerated', text, key: descriptionKey(state.form) });
const atSize = () => play(withDescription(atFeatures()), choose('selectedFeatures', ['quote-form']), next);
const atContact = () => play(atSize(), choose('budget', '1500-3500'), choose('timeline', '1-month'), next);
const filledContact = () =>
  play(
    atContact(),
    choose('name', 'Jana Vzorová'),
    choose('email', 'vzor@example.com'),
    choose('phone', '0905 123 456'),
  );
const atSummary = () => play(filledContact(), next);

const answer: QuoteAnswer = {
  quoteId: '7f0f4d5e-6a55-4a3e-9f0e-0d3c2b1a4e5f',
  number: 'RO-2026-000001',
  priceRange: { min: 1, max: 2, currency: 'EUR' },
  estimate: 1.5,
  rough: false,
  details: [],
  timeline: '3-6 týždňov',
  validUntil: '2026-12-21T22:59:59.999Z',
  priceBookVersion: 1,
  recurring: null,
  notes: [],
};
const quoted = () => {
  const state = atSummary();
  return play(state, {
    type: 'quoteGenerated',
    answer,
    selection: formKey(state.service, state.form) ?? '',
  });
};

describe('moving through the steps', () => {
  it('starts on the mode with the size preselected to medium', () => {
    expect(start()).toMatchObject({ step: 'mode-selection', form: { mode: '', projectSize: 'medium' } });
  });

  it('blocks continuing from an unanswered step and says what is missing', () => {
    const blocked = play(start(), next);
    expect(blocked).toMatchObject({
      step: 'mode-selection',
      blocked: 1,
      errors: { mode: 'Prosím vyberte typ ponuky (rýchla alebo detailná)' },
    });
    expect(play(blocked, next).blocked).toBe(2);
  });

  it('goes through all six steps in detailed mode', () => {
    expect(
      [atTrade('detailed'), atFeatures(), atSize(), atContact(), atSummary()].map((s) => s.step),
    ).toEqual(STEP_KEYS.slice(1));
  });

  it('skips the features in quick mode, forwards and back', () => {
    const size = play(atTrade('quick'), choose('selectedTrade', 'painter'), next);
    expect(size.step).toBe('project-size');
    expect(play(size, back).step).toBe('trade-selection');
    expect(isStepComplete(size, 'features')).toBe(false);
  });

  it('does not go back from the first step nor forward from the last', () => {
    expect(play(start(), back)).toEqual(start());
    expect(play(atSummary(), next)).toEqual(atSummary());
  });

  it('clears the message of a field when it is edited, and leaves the others', () => {
    const tried = play(atContact(), next);
    const edited = play(tried, choose('email', 'v'));
    expect(Object.keys(edited.errors)).toEqual(['name', 'phone']);
  });

  it('shows messages only after the step was attempted, then again on leaving a field', () => {
    const typed = play(atContact(), choose('name', 'J'));
    const blur: WizardEvent = { type: 'textBlurred', field: 'name', now: LATER };
    expect(play(typed, blur).errors).toEqual({});
    expect(play(typed, next, choose('name', 'K'), blur).errors.name).toBe(
      'Meno musí obsahovať aspoň 2 znaky',
    );
  });

  it.each<[StepKey, boolean]>([
    ['mode-selection', true],
    ['trade-selection', true],
    ['features', true],
    ['project-size', true],
    ['contact', false],
    ['summary', false],
  ])('jumps from contact to %s: %s', (step, allowed) => {
    expect(canJump(filledContact(), step)).toBe(allowed);
    const jumped = play(filledContact(), { type: 'jumped', step, now: LATER });
    expect(jumped.step).toBe(allowed ? step : 'contact');
  });

  it('does not jump to the features of quick mode nor to an earlier step that is no longer complete', () => {
    const quick = play(
      atTrade('quick'),
      choose('selectedTrade', 'painter'),
      next,
      choose('budget', '8000+'),
      choose('timeline', 'asap'),
      next,
    );
    expect(quick.step).toBe('contact');
    expect(canJump(quick, 'features')).toBe(false);
    const emptied = { ...filledContact(), form: { ...filledContact().form, description: '' } };
    expect(canJump(emptied, 'features')).toBe(false);
  });

  it('does not move on while a call is running', () => {
    const busy = play(filledContact(), { type: 'callStarted', call: 'quote' });
    expect(canContinue(busy)).toBe(false);
    expect(play(busy, next).step).toBe('contact');
    expect(play(busy, { type: 'callEnded', call: 'quote' }, next).step).toBe('summary');
  });
});

describe('values filled in by the program', () => {
  const prefilled = play(atContact(), {
    type: 'prefilled',
    values: { name: 'Jana', email: 'vzor@example.com', phone: '+421 905 123 456' },
  });

  it('are never an interaction: the step waits for the visitor', () => {
    expect(prefilled.form.name).toBe('Jana');
    expect(isStepComplete(prefilled, 'contact')).toBe(false);
    const left = play(prefilled, { type: 'textBlurred', field: 'name', now: MUCH_LATER });
    expect(left.advanceAt).toBeNull();
    expect(play({ ...left, advanceAt: LATER }, { type: 'advanceDue', now: MUCH_LATER }).step).toBe('contact');
  });

  it('become the visitor’s by continuing with them', () => {
    expect(canContinue(prefilled)).toBe(true);
    const confirmed = play(prefilled, next);
    expect(confirmed).toMatchObject({ step: 'summary', blocked: 0 });
    expect(isStepComplete(confirmed, 'contact')).toBe(true);
  });

  it('that are wrong still block, and say what is wrong', () => {
    const wrong = play(atContact(), { type: 'prefilled', values: { name: 'J' } }, next);
    expect(wrong).toMatchObject({ step: 'contact', blocked: 1 });
    expect(wrong.errors.name).toBe('Meno musí obsahovať aspoň 2 znaky');
  });

  it('never replace what the visitor wrote or chose', () => {
    const typed = play(atContact(), choose('name', 'Peter'));
    expect(play(typed, { type: 'prefilled', values: { name: 'Jana' } }).form.name).toBe('Peter');
    const sized = play(atSize(), choose('projectSize', 'small'));
    expect(play(sized, { type: 'prefilled', values: { projectSize: 'large' } }).form.projectSize).toBe(
      'small',
    );
  });

  it('may preset trade and size before the visitor gets there', () => {
    const preset = play(start(), {
      type: 'prefilled',
      values: { selectedTrade: 'roofer', projectSize: 'large' },
    });
    expect(preset.form).toMatchObject({ selectedTrade: 'roofer', projectSize: 'large' });
    expect(preset.interacted).toEqual([]);
  });

  it('may propose the detailed mode with features, which still wait for the visitor', () => {
    const values = { mode: 'detailed', selectedFeatures: ['quote-form'] } as const;
    const preset = play(start(), { type: 'prefilled', values });
    expect(preset.form).toMatchObject(values);
    expect(preset.interacted).toEqual([]);
    expect(isStepComplete(preset, 'mode-selection')).toBe(false);
    const other = { mode: 'detailed', selectedFeatures: ['testimonials'] } as const;
    expect(play(preset, { type: 'prefilled', values: other }).form).toMatchObject(other);
    const quick = play(start(), choose('mode', 'quick'), { type: 'prefilled', values });
    expect(quick.form.mode).toBe('quick');
  });

  it('a generated description does not complete the features step', () => {
    const described = withDescription(atFeatures());
    expect(isStepComplete(described, 'features')).toBe(false);
    expect(canContinue(described)).toBe(true);
  });
});

describe('continuing by itself', () => {
  it.each<[string, WizardState, number | null]>([
    ['one second after a choice', play(start(), choose('mode', 'quick', LATER)), LATER + 1000],
    [
      'not within the first second on a step: the delay starts when that second is over',
      play(start(), choose('mode', 'quick', START + 400)),
      START + 2000,
    ],
    [
      'never on features',
      play(withDescription(atFeatures()), choose('selectedFeatures', ['quote-form'])),
      null,
    ],
    ['not before the last answer', play(atSize(), choose('budget', '500-1500')), null],
    [
      'not while another call runs',
      play(start(), { type: 'callStarted', call: 'pdf' }, choose('mode', 'quick')),
      null,
    ],
    [
      'not when switched off',
      play(start(), { type: 'autoAdvanceSwitched', on: false }, choose('mode', 'quick')),
      null,
    ],
    ['not after only going back', play(atSize(), back, back), null],
  ])('%s', (_, state, expected) => {
    expect(state.advanceAt).toBe(expected);
  });

  it('restarts with each interaction and is cancelled by any other', () => {
    const waiting = play(start(), choose('mode', 'quick', LATER), choose('mode', 'detailed', LATER + 600));
    expect(waiting.advanceAt).toBe(LATER + 1600);
    expect(play(waiting, { type: 'interrupted' }).advanceAt).toBeNull();
  });

  it('happens when it is due and not a moment sooner', () => {
    const waiting = play(start(), choose('mode', 'quick', LATER));
    expect(play(waiting, { type: 'advanceDue', now: LATER + 999 }).step).toBe('mode-selection');
    expect(play(waiting, { type: 'advanceDue', now: LATER + 1000 })).toMatchObject({
      step: 'trade-selection',
      enteredAt: LATER + 1000,
      advanceAt: null,
    });
  });

  it('runs on contact only after the last text field has lost focus', () => {
    const typing = play(atContact(), { type: 'textFocused' }, choose('name', 'Jana'));
    const complete = play(typing, choose('email', 'vzor@example.com'), choose('phone', '0905123456'));
    expect(complete.advanceAt).toBeNull();
    const left = play(complete, { type: 'textBlurred', field: 'phone', now: MUCH_LATER });
    expect(left.advanceAt).toBe(MUCH_LATER + 1000);
    expect(left.form.phone).toBe('+421 905 123 456');
    expect(play(left, { type: 'textFocused' }).advanceAt).toBeNull();
  });
});

describe('description', () => {
  it('is filled at once in quick mode from trade and size, and follows them', () => {
    const quick = play(atTrade('quick'), choose('selectedTrade', 'painter'));
    expect(quick.form.description).toContain('web pre maliara v rozsahu Profesionál');
    expect(play(quick, choose('projectSize', 'small')).form.description).toContain('Štartér');
  });

  it('is asked for on entering the features in detailed mode, once for each trade and size', () => {
    expect(wantsDescription(atTrade('detailed'))).toBe(false);
    expect(wantsDescription(atFeatures())).toBe(true);
    const described = withDescription(atFeatures());
    expect(wantsDescription(described)).toBe(false);
    const other = play(described, back, choose('selectedTrade', 'painter'), next);
    expect(other.form.description).toContain('web pre maliara');
    expect(wantsDescription(other)).toBe(true);
  });

  it('uses the template when no AI answers and names the selected features', () => {
    const described = play(
      withDescription(atFeatures()),
      choose('selectedFeatures', ['quote-form', 'testimonials']),
    );
    expect(described.form.description).toContain('dopytový formulár ani referencie klientov.');
  });

  it('takes the text of the AI only while it still fits trade and size', () => {
    const state = atFeatures();
    const key = descriptionKey(state.form);
    expect(withDescription(state, 'Text od umelej inteligencie.').form.description).toContain('umelej');
    const changed = play(state, choose('selectedTrade', 'painter'));
    expect(play(changed, { type: 'descriptionGenerated', text: 'Starý text.', key }).form.description).toBe(
      '',
    );
  });

  it('of the visitor is never replaced', () => {
    const own = play(withDescription(atFeatures()), choose('description', 'Vlastný opis projektu.'));
    const changed = play(
      own,
      choose('selectedFeatures', ['testimonials']),
      choose('projectSize', 'large'),
      choose('mode', 'quick'),
      { type: 'descriptionGenerated', text: 'Text od AI.', key: descriptionKey(own.form) },
    );
    expect(changed.form.description).toBe('Vlastný opis projektu.');
    expect(wantsDescription(own)).toBe(false);
  });

  it('emptied by the visitor is generated again on the next visit of the step, not while typing', () => {
    const emptied = play(withDescription(atFeatures()), choose('description', ''));
    expect(wantsDescription(emptied)).toBe(false);
    expect(wantsDescription(play(emptied, back, next))).toBe(true);
  });

  it('need not be awaited nor written: the features can be skipped while continuing is not possible', () => {
    expect(canSkip(atFeatures())).toBe(false);
    expect(canSkip(withDescription(atFeatures()))).toBe(false);
    expect(canSkip(atSize())).toBe(false);
    const awaited = play(atFeatures(), { type: 'callStarted', call: 'description' });
    const emptied = play(withDescription(atFeatures()), choose('description', ''));
    for (const state of [awaited, emptied]) {
      expect([canSkip(state), canContinue(state)]).toEqual([true, false]);
      const skipped = play(state, { type: 'skipped', now: LATER });
      expect(skipped).toMatchObject({ step: 'project-size', descriptionSource: 'template' });
      expect(isStepComplete(skipped, 'features')).toBe(true);
    }
    expect(canSkip(play(emptied, choose('selectedFeatures', ['testimonials'])))).toBe(false);
  });
});

describe('quote', () => {
  it('goes none → generating → generated → submitting → submitted', () => {
    const generating = play(atSummary(), { type: 'callStarted', call: 'quote' });
    const submitting = play(quoted(), { type: 'callStarted', call: 'submit' });
    const submitted = play(submitting, { type: 'callEnded', call: 'submit' }, { type: 'submitted' });
    expect([atSummary(), generating, quoted(), submitting, submitted].map(quoteStage)).toEqual([
      'none',
      'generating',
      'generated',
      'submitting',
      'submitted',
    ]);
    expect(play(submitted, back).step).toBe('summary');
  });

  it('is no longer current when the selection is edited, and is again when the edit is undone', () => {
    const edited = play(quoted(), choose('projectSize', 'large'));
    expect(quoteStage(edited)).toBe('none');
    expect(edited.quote?.answer.quoteId).toBe(answer.quoteId);
    expect(currentQuote(play(edited, choose('projectSize', 'medium')))).toEqual(answer);
  });

  it('stays current when only contact or description change', () => {
    const edited = play(quoted(), choose('name', 'Peter'), choose('description', 'Iný opis projektu.'));
    expect(currentQuote(edited)).toEqual(answer);
  });

  it('shows what the server does not accept at its field', () => {
    const rejected = play(atSummary(), { type: 'rejected', field: 'email', message: 'Zlý e-mail' });
    expect(rejected.errors.email).toBe('Zlý e-mail');
  });

  it('starts anew with another draft id and keeps only the switch', () => {
    const state = play(quoted(), { type: 'autoAdvanceSwitched', on: false });
    const anew = play(state, { type: 'restarted', draftId: 'd2', now: LATER });
    expect(anew).toEqual(
      startWizard({ service: 'tvorba-webu', draftId: 'd2', now: LATER, autoAdvance: false }),
    );
  });
});

const anyAnswer = fc.oneof(
  fc.constantFrom(...MODE_IDS).map((value) => choose('mode', value)),
  fc.constantFrom(...TRADE_IDS).map((value) => choose('selectedTrade', value)),
  fc.uniqueArray(fc.constantFrom(...FEATURE_IDS)).map((value) => choose('selectedFeatures', value)),
  fc.constantFrom(...SIZE_IDS).map((value) => choose('projectSize', value)),
  fc.constantFrom(...BUDGET_IDS).map((value) => choose('budget', value)),
  fc.constantFrom(...TIMELINE_IDS).map((value) => choose('timeline', value)),
  fc.constantFrom('', 'Jana').map((value) => choose('name', value)),
  fc.constantFrom('x', 'vzor@example.com').map((value) => choose('email', value)),
  fc.constantFrom('0905', '0905 123 456').map((value) => choose('phone', value)),
  fc.constantFrom('', 'Opis projektu.').map((value) => choose('description', value)),
);
const anyMove = fc.oneof(
  fc.constantFrom<WizardEvent[]>(next, back, { type: 'skipped', now: LATER }, { type: 'interrupted' }),
  fc.constantFrom(...STEP_KEYS).map((step): WizardEvent => ({ type: 'jumped', step, now: LATER })),
  fc.nat(3000).map((after): WizardEvent => ({ type: 'advanceDue', now: LATER + after })),
  fc.constant<WizardEvent>({ type: 'prefilled', values: { name: 'Jana', selectedTrade: 'hvac' } }),
);

const anyStart = fc.constantFrom(
  start(),
  atTrade('quick'),
  atFeatures(),
  atSize(),
  filledContact(),
  quoted(),
);

describe('whatever the visitor does', () => {
  it('never moves forward by more than one step, and only from a complete one', () => {
    fc.assert(
      fc.property(anyStart, fc.array(fc.oneof(anyAnswer, anyMove), { maxLength: 60 }), (first, events) => {
        let state = first;
        for (const event of events) {
          if (event.type === 'answered' && STEP_OF_FIELD[event.field] !== state.step) continue;
          const after = reduceWizard(state, event);
          const steps = stepsOf(after.form.mode);
          const moved = steps.indexOf(after.step) - steps.indexOf(state.step);
          expect(steps).toContain(after.step);
          if (after.step !== state.step && moved > 0) {
            expect(moved).toBe(1);
            expect(isStepComplete(after, state.step)).toBe(true);
          }
          state = after;
        }
      }),
    );
  });

  it('a step nobody touched is never complete', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (events) => {
        const state = play(start(), ...events);
        expect(state.step).toBe('mode-selection');
        expect(STEP_KEYS.some((step) => isStepComplete(state, step))).toBe(false);
      }),
    );
  });
});
