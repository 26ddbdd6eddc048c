import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  atContact,
  atFeatures,
  atSize,
  atSummary,
  atTrade,
  back,
  choose,
  filledContact,
  LATER,
  MUCH_LATER,
  next,
  play,
  quoted,
  START,
  start,
  withDescription,
} from '../../../tests/factories/wizard-play.ts';
import { BUDGET_IDS, FEATURE_IDS, MODE_IDS, SIZE_IDS, TIMELINE_IDS, TRADE_IDS } from './catalogue.ts';
import { STEP_KEYS, type StepKey, stepsOf } from './steps.ts';
import { reduceWizard, type WizardEvent } from './wizard.ts';
import { effectiveFeatures, FORM_FIELDS } from './wizard-form.ts';
import {
  type Call,
  canContinue,
  canJump,
  currentQuote,
  type FailureCause,
  isStepComplete,
  quoteStage,
  startWizard,
  type WizardState,
  waitsForNetwork,
} from './wizard-state.ts';

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
    type: 'contactKnown',
    contact: { name: 'Jana', email: 'vzor@example.com', phone: '+421 905 123 456' },
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
    const wrong = play(atContact(), { type: 'contactKnown', contact: { name: 'J' } }, next);
    expect(wrong).toMatchObject({ step: 'contact', blocked: 1 });
    expect(wrong.errors.name).toBe('Meno musí obsahovať aspoň 2 znaky');
  });

  it('never replace what the visitor wrote', () => {
    const typed = play(atContact(), choose('name', 'Peter'));
    expect(play(typed, { type: 'contactKnown', contact: { name: 'Jana' } }).form.name).toBe('Peter');
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

  it('waits after a choice by arrow keys until one is meant', () => {
    const passing = { type: 'answered', field: 'mode', value: 'quick', now: LATER, passing: true } as const;
    expect(play(start(), passing)).toMatchObject({ advanceAt: null, form: { mode: 'quick' } });
    expect(canContinue(play(start(), passing))).toBe(true);
    expect(play(start(), choose('mode', 'detailed'), passing).advanceAt).toBeNull();
    expect(play(start(), passing, choose('mode', 'quick')).advanceAt).toBe(LATER + 1000);
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

  it('runs on contact only once the last of its fields was left', () => {
    const left = (field: 'phone' | 'company'): WizardEvent => ({
      type: 'textBlurred',
      field,
      now: MUCH_LATER,
    });
    const filled = play(filledContact(), left('phone'));
    expect(filled.form.phone).toBe('+421 905 123 456');
    expect(filled.advanceAt).toBeNull();
    expect(play(filled, choose('company', 'Maľby')).advanceAt).toBeNull();
    const finished = play(filled, choose('company', 'Maľby'), left('company'));
    expect(finished.advanceAt).toBe(MUCH_LATER + 1000);
    expect(play(filled, left('company')).advanceAt).toBe(MUCH_LATER + 1000);
    expect(play(finished, { type: 'interrupted' }).advanceAt).toBeNull();
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

  it('starts anew with another draft id, keeps only the switch, and takes it back as it was', () => {
    const state = play(quoted(), { type: 'autoAdvanceSwitched', on: false });
    const anew = play(state, { type: 'restarted', draftId: 'd2', now: LATER });
    expect({ ...anew, undo: null }).toEqual(
      startWizard({ service: 'tvorba-webu', draftId: 'd2', now: LATER, autoAdvance: false }),
    );
    const again = play(anew, choose('mode', 'quick'), { type: 'undone', now: MUCH_LATER });
    expect(again).toEqual({ ...state, enteredAt: MUCH_LATER });
    expect(play(anew, choose('mode', 'quick'), next).undo).toBeNull();
    expect(play(start(), { type: 'restarted', draftId: 'd2', now: LATER }).undo).toBeNull();
  });

  it('keeps the requirements document that was made', () => {
    const prd = { document: {} as never, key: 'k' };
    expect(play(quoted(), { type: 'prdGenerated', prd }).prd).toBe(prd);
  });
});

describe('the question about a website', () => {
  const asked = (value: 'yes' | 'no', webAddress = '') => {
    const started = { ...atSize(), service: 'cenove-kalkulacky' as const };
    return play(
      { ...started, form: { ...started.form, hasWebsite: '', webAddress } },
      choose('budget', '500-1500'),
      choose('timeline', '1-month'),
      choose('hasWebsite', value),
    );
  };

  it('goes on by itself where one of a known address stands, and waits for that address and for the size of a new one', () => {
    const waits = [asked('yes', 'https://firma.example'), asked('yes'), asked('no')];
    expect(waits.map(({ advanceAt }) => advanceAt === null)).toEqual([false, true, true]);
    expect(waits.every(canContinue)).toBe(true);
  });

  it('waits while the address is typed, and leaves it as it is', () => {
    const typed = play(asked('yes'), choose('webAddress', ' firma.example '));
    expect(typed.advanceAt).toBeNull();
    const left = play(typed, { type: 'textBlurred', field: 'webAddress', now: LATER });
    expect(left.form.webAddress).toBe(' firma.example ');
    expect(play(left, next).step).toBe('contact');
  });

  it('stops at an address that is none, but not where no website stands', () => {
    const wrong = play(asked('yes'), choose('webAddress', 'nemám'), next);
    expect(wrong).toMatchObject({
      step: 'project-size',
      errors: { webAddress: 'Zadajte platnú adresu webu (napr. firma.sk)' },
    });
    expect(play(wrong, choose('hasWebsite', 'no'), next)).toMatchObject({ step: 'contact', errors: {} });
  });
});

describe('a phone number', () => {
  const blur: WizardEvent = { type: 'textBlurred', field: 'phone', now: LATER };
  it.each([
    ['0905 123 456', '+421 905 123 456', true],
    ['0905 123 456 7', '0905 123 456 7', true],
    ['0905 123', '0905 123', false],
    ['+421 905 123 45', '+421 905 123 45', true],
  ])('typed as %s is shown as %s when the field is left, and is right: %s', (typed, shown, right) => {
    const left = play(filledContact(), choose('phone', typed), blur);
    expect(left.form.phone).toBe(shown);
    expect(canContinue(left)).toBe(right);
    expect(play(left, next).errors.phone === undefined).toBe(right);
  });
});

describe('another trade', () => {
  const dropped = play(
    withDescription(atFeatures()),
    choose('selectedFeatures', ['quote-form', 'emergency-contact']),
    back,
    choose('selectedTrade', 'painter'),
  );

  it('that does not offer a selected feature says so, and is taken back with it', () => {
    expect(dropped.undo).toEqual({
      reason: 'features-dropped',
      features: ['emergency-contact'],
      trade: 'electrician',
    });
    const undone = play(dropped, { type: 'undone', now: LATER });
    expect(undone).toMatchObject({ undo: null, form: { selectedTrade: 'electrician' } });
    expect(effectiveFeatures(undone.form)).toEqual(['quote-form', 'emergency-contact']);
  });

  it('keeps saying so on the next step, until the features are chosen again or it is put away', () => {
    expect(play(dropped, next).undo).toEqual(dropped.undo);
    expect(play(dropped, next, choose('selectedFeatures', [])).undo).toBeNull();
    expect(play(dropped, { type: 'undoDismissed' }).undo).toBeNull();
    expect(play(dropped, choose('selectedTrade', 'electrician')).undo).toBeNull();
  });

  it('that offers them all says nothing', () => {
    expect(play(atSize(), back, back, choose('selectedTrade', 'painter')).undo).toBeNull();
  });
});

describe('editing from the summary', () => {
  const edit = (step: StepKey) => play(quoted(), { type: 'jumped', step, now: LATER });

  it.each<StepKey>(['trade-selection', 'features', 'project-size', 'contact'])(
    'returns from %s straight to the summary',
    (step) => {
      expect(play(edit(step), next).step).toBe('summary');
      expect(play(edit(step), next).returning).toBe(false);
    },
  );

  it('leads on to what the edit has opened', () => {
    const emptied = play(edit('trade-selection'), choose('selectedTrade', 'painter'));
    const open = { ...emptied, form: { ...emptied.form, timeline: '' as const } };
    expect(play(open, next).step).toBe('features');
    expect(play(open, next, next, choose('timeline', 'asap'), next).step).toBe('summary');
  });

  it('does not shorten the way of somebody who merely goes back', () => {
    expect(play(quoted(), back, back, next).step).toBe('contact');
  });
});

describe("the browser's Back and Forward", () => {
  const visit = (step: StepKey): WizardEvent => ({ type: 'revisited', step, now: LATER });

  it('lead to any earlier step, also to one that is not complete', () => {
    const emptied = play(filledContact(), back, choose('timeline', ''));
    expect(play(emptied, visit('features')).step).toBe('features');
    expect(play(emptied, visit('mode-selection')).step).toBe('mode-selection');
  });

  it('lead forward again over finished steps only', () => {
    const first = play(filledContact(), visit('mode-selection'));
    expect(play(first, visit('contact')).step).toBe('contact');
    expect(play(first, choose('mode', 'quick'), visit('features')).step).toBe('mode-selection');
    const open = play(first, visit('project-size'), choose('budget', ''));
    expect(play(open, visit('contact')).step).toBe('project-size');
  });

  it('lead nowhere once the request is sent', () => {
    expect(play(quoted(), { type: 'submitted' }, visit('contact')).step).toBe('summary');
  });
});

describe('a call that fails', () => {
  const call = (failed?: FailureCause): WizardEvent[] => [
    { type: 'callStarted', call: 'submit' },
    failed ? { type: 'callEnded', call: 'submit', failed } : { type: 'callEnded', call: 'submit' },
  ];

  it('leaves its cause on the step, counts its attempts, and is over when it succeeds', () => {
    const failed = play(quoted(), ...call('offline'), ...call('offline'));
    expect(failed.failure).toEqual({ call: 'submit', cause: 'offline', attempts: 2 });
    expect(play(failed, ...call()).failure).toBeNull();
    expect(play(failed, { type: 'submitted' }).failure).toBeNull();
  });

  it('is forgotten on another step and when the visitor says so', () => {
    const failed = play(quoted(), ...call('server'));
    expect(play(failed, back).failure).toBeNull();
    expect(play(failed, { type: 'waitingEnded' }).failure).toBeNull();
  });

  it.each<[Call, FailureCause, boolean]>([
    ['quote', 'offline', true],
    ['submit', 'offline', true],
    ['pdf', 'offline', false],
    ['prd', 'offline', false],
    ['submit', 'server', false],
    ['submit', 'limit', false],
    ['submit', 'sent', false],
  ])('%s, %s: waits for the network: %s', (failedCall, cause, waits) => {
    const failed = play(quoted(), { type: 'callEnded', call: failedCall, failed: cause });
    expect(waitsForNetwork(failed)).toBe(waits);
  });

  it('keeps what was sent, because it may have arrived', () => {
    const sent = play(quoted(), { type: 'attempted', quote: answer }, ...call('offline'));
    const edited = play(sent, choose('name', 'Peter'));
    expect(edited.attempt).toEqual({ form: quoted().form, quote: answer });
    expect(play(edited, { type: 'submitted' }).attempt).toBeNull();
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
  fc.constant<WizardEvent>({ type: 'contactKnown', contact: { name: 'Jana' } }),
  fc.constantFrom(...STEP_KEYS).map((step): WizardEvent => ({ type: 'revisited', step, now: LATER })),
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
  it('never moves forward past a step that is not complete, and by one step unless it returns', () => {
    fc.assert(
      fc.property(anyStart, fc.array(fc.oneof(anyAnswer, anyMove), { maxLength: 60 }), (first, events) => {
        let state = first;
        for (const event of events) {
          if (event.type === 'answered' && FORM_FIELDS[event.field].step !== state.step) continue;
          const after = reduceWizard(state, event);
          const steps = stepsOf(after.form.mode);
          const moved = steps.indexOf(after.step) - steps.indexOf(state.step);
          expect(steps).toContain(after.step);
          if (after.step !== state.step && moved > 0) {
            if (event.type !== 'revisited' && after.step !== 'summary') expect(moved).toBe(1);
            const passed = steps.slice(steps.indexOf(state.step), steps.indexOf(after.step));
            expect(passed.filter((step) => !isStepComplete(after, step))).toEqual([]);
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
