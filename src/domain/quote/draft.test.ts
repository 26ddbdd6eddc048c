import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuedQuote, wizardForm } from '../../../tests/factories/wizard.ts';
import { isBot } from '../requests/bot.ts';
import { readDraft, restoresSilently, toDraft } from './draft.ts';
import { DRAFT_EXPIRY_MS, draftKey, EXPIRING_KEYS, isStaleDraft } from './draft-expiry.ts';
import { reduceWizard } from './wizard.ts';
import { EMPTY_FORM, emptyForm, type WizardForm } from './wizard-form.ts';
import { formKey } from './wizard-quote.ts';
import { currentQuote, startWizard, timeSpent, type WizardState } from './wizard-state.ts';

const NOW = 1_764_000_000_000;

const wizard = (form: Partial<WizardForm>, rest: Partial<WizardState> = {}): WizardState => ({
  ...startWizard({ service: 'tvorba-webu', draftId: 'd1', now: NOW, autoAdvance: true }),
  form: { ...emptyForm('tvorba-webu'), ...form },
  ...rest,
});

const full = wizardForm({ selectedTrade: 'painter', selectedFeatures: ['testimonials', 'quote-form'] });
const answeredSteps = ['mode-selection', 'trade-selection', 'features', 'project-size', 'contact'] as const;

const answer = issuedQuote({ priceRange: { min: 1403, max: 1898, currency: 'EUR' }, estimate: 1650.5 });

const saved = (state: WizardState): string => JSON.stringify(toDraft(state, NOW));
const reopened = (text: string, now = NOW): WizardState | null => {
  const draft = readDraft(text, now);
  return draft && reduceWizard(wizard({}), { type: 'restored', draft, now });
};

describe('draft', () => {
  it('brings back form, step, quote and the right to submit it once', () => {
    const state = wizard(full, {
      step: 'summary',
      interacted: [...answeredSteps],
      descriptionSource: 'visitor',
      draftId: 'd7',
    });
    const quoted = { ...state, quote: { answer, selection: formKey('tvorba-webu', state.form) ?? '' } };
    const back = reopened(saved(quoted));
    expect(back).toMatchObject({ form: quoted.form, step: 'summary', draftId: 'd7' });
    expect(back && currentQuote(back)).toEqual(answer);
  });

  it('comes back without a feature that the service makes itself', () => {
    const draft = readDraft(
      saved(wizard({ ...full, selectedFeatures: ['quote-form', 'testimonials'] })),
      NOW,
    );
    if (!draft) throw new Error('There is no draft.');
    const forms = { ...wizard({}), service: 'interaktivne-formulare' as const };
    const back = reduceWizard(forms, { type: 'restored', draft, now: NOW });
    expect(back.form.selectedFeatures).toEqual(['testimonials']);
  });

  it('goes on from the first step that is not complete', () => {
    const state = wizard({ ...full, budget: '' }, { step: 'contact', interacted: [...answeredSteps] });
    expect(reopened(saved(state))?.step).toBe('project-size');
  });

  it('goes on from a step that the mode does not have', () => {
    const state = wizard({ ...full, mode: 'quick' }, { step: 'features', interacted: [...answeredSteps] });
    expect(reopened(saved(state))?.step).toBe('summary');
  });

  it('is not made of nothing, nor of a request already sent', () => {
    expect(toDraft(wizard({ mode: 'quick' }), NOW)).toBeNull();
    expect(toDraft(wizard(full, { submitted: true }), NOW)).toBeNull();
  });

  it.each([
    ['Krátky', false],
    ['         ', false],
    ['123456789', false],
    ['1234567890', true],
  ])('with the description %j comes back silently: %s', (description, silent) => {
    const state = wizard({ selectedTrade: 'painter', description }, { interacted: ['trade-selection'] });
    const draft = readDraft(saved(state), NOW);
    expect(draft && restoresSilently(draft)).toBe(silent);
  });

  it('that only a link has filled in asks nothing', () => {
    const draft = readDraft(
      saved(wizard({ selectedTrade: 'painter', selectedFeatures: ['quote-form'] })),
      NOW,
    );
    expect(draft && restoresSilently(draft)).toBe(true);
  });

  it('counts the time spent in the wizard, over steps and reopenings', () => {
    const first = wizard({ mode: 'quick', selectedTrade: 'painter' }, { spentMs: 500, enteredAt: NOW - 700 });
    expect(timeSpent(first, NOW)).toBe(1200);
    const days = NOW + DRAFT_EXPIRY_MS / 2;
    const back = reopened(saved(first), days);
    expect(back && timeSpent(back, days)).toBe(1200);
    const on = back && reduceWizard(back, { type: 'continued', now: days + 300 });
    expect(on && timeSpent(on, days + 400)).toBe(1600);
  });

  it('loses at most the time on one step to a clock that is set back', () => {
    const state = wizard({ mode: 'quick' }, { spentMs: 5000, enteredAt: NOW });
    expect(timeSpent(state, NOW - 60_000)).toBe(5000);
  });

  it('saved before the time was counted is nobody’s but a person’s', () => {
    const { spentMs: _, ...older } = JSON.parse(saved(wizard(full)));
    const back = reopened(JSON.stringify(older));
    expect(isBot({ website: '', filledInMs: back ? timeSpent(back, NOW) : 0 })).toBe(false);
  });

  it('lives seven days', () => {
    const text = saved(wizard(full));
    expect(readDraft(text, NOW + DRAFT_EXPIRY_MS)).not.toBeNull();
    expect(readDraft(text, NOW + DRAFT_EXPIRY_MS + 1)).toBeNull();
    expect(isStaleDraft(text, NOW + DRAFT_EXPIRY_MS)).toBe(false);
    expect(isStaleDraft(text, NOW + DRAFT_EXPIRY_MS + 1)).toBe(true);
  });

  it.each([
    ['', true],
    ['{', true],
    ['null', true],
    ['42', true],
    ['{"timestamp":"yesterday"}', true],
    [JSON.stringify({ version: 99, timestamp: NOW, form: EMPTY_FORM }), false],
  ])('that is %j is not restored', (text, stale) => {
    expect(readDraft(text, NOW)).toBeNull();
    expect(isStaleDraft(text, NOW)).toBe(stale);
  });

  it('loses only what this build does not know', () => {
    const draft = { ...toDraft(wizard(full), NOW), quote: { answer: {} }, step: 'payment' };
    const form = {
      ...draft.form,
      selectedTrade: 'baker',
      selectedFeatures: ['testimonials', 'shop', 'testimonials'],
    };
    const back = reopened(JSON.stringify({ ...draft, form }));
    expect(back).toMatchObject({ quote: null, step: 'mode-selection' });
    expect(back?.form).toMatchObject({
      selectedTrade: '',
      selectedFeatures: ['testimonials'],
      name: 'Jana Vzorová',
    });
  });

  it('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDraft(text, NOW)).toBeNull();
      }),
    );
  });

  it('has one key for each service, swept together with the last e-mail', () => {
    expect(EXPIRING_KEYS).toHaveLength(8);
    expect(EXPIRING_KEYS).toContain(draftKey('erp-systemy'));
  });
});
