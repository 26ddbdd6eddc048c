import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atSummary,
  choose,
  LATER,
  MUCH_LATER,
  play,
  start,
  withDescription,
} from '../../../tests/factories/wizard-play.ts';
import { FEATURE_IDS, SIZE_IDS, TRADE_IDS } from './catalogue.ts';
import type { Preset } from './preset.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { sampleQuote } from './sample.ts';
import type { StepKey } from './steps.ts';
import { previewQuote } from './wizard-quote.ts';
import { canContinue, isStepComplete, type WizardState } from './wizard-state.ts';

const preset = (state: WizardState, chosen: Preset) =>
  play(state, { type: 'preset', preset: chosen, now: LATER });

describe('what was chosen outside the wizard', () => {
  it('is without a feature that the service makes itself', () => {
    const calculator = { ...start(), service: 'cenove-kalkulacky' as const };
    const { form } = preset(calculator, { trade: 'roofer', features: ['quote-calculator', 'quote-form'] });
    expect(form.selectedFeatures).toEqual(['quote-form']);
  });

  it.each<[Preset, StepKey, object]>([
    [
      { trade: 'roofer', size: 'large' },
      'project-size',
      { mode: 'quick', selectedTrade: 'roofer', projectSize: 'large' },
    ],
    [{ trade: 'roofer' }, 'project-size', { mode: 'quick', selectedTrade: 'roofer' }],
    [{ size: 'small' }, 'trade-selection', { mode: 'quick', projectSize: 'small' }],
    [
      { trade: 'roofer', features: ['quote-form'] },
      'features',
      { mode: 'detailed', selectedTrade: 'roofer', selectedFeatures: ['quote-form'] },
    ],
    [{ features: ['quote-form'] }, 'trade-selection', { mode: 'detailed' }],
    [{ trade: 'roofer', features: [] }, 'features', { mode: 'detailed', selectedFeatures: [] }],
    [{}, 'mode-selection', { mode: '' }],
  ])('%o opens the wizard on %s', (chosen, step, form) => {
    const opened = preset(start(), chosen);
    expect(opened.step).toBe(step);
    expect(opened.form).toMatchObject(form);
    expect(opened.undo).toBeNull();
    expect(opened.advanceAt).toBeNull();
  });

  it('is an answer: its steps are complete and may be left again', () => {
    const opened = preset(start(), { trade: 'roofer', size: 'large' });
    expect(isStepComplete(opened, 'mode-selection')).toBe(true);
    expect(isStepComplete(opened, 'trade-selection')).toBe(true);
    const terms = play(opened, choose('budget', '8000+'), choose('timeline', 'flexible'));
    expect(canContinue(terms)).toBe(true);
    const detailed = withDescription(preset(start(), { trade: 'roofer', features: ['quote-form'] }));
    expect(canContinue(detailed)).toBe(true);
  });

  it('has the price it had there', () => {
    fc.assert(
      fc.property(
        fc.record({
          trade: fc.constantFrom(...TRADE_IDS),
          size: fc.constantFrom(...SIZE_IDS),
          features: fc.subarray([...FEATURE_IDS]),
        }),
        fc.boolean(),
        (chosen, overDraft) => {
          const { service, form } = preset(overDraft ? atSummary() : start(), chosen);
          const offered = FEATURE_IDS.filter((id) => chosen.features.includes(id));
          const shown = previewQuote(service, form, SPECIFICATION_PRICE_BOOK);
          const known = shown?.lines.flatMap((line) => (line.kind === 'feature' ? [line.feature] : []));
          // Landing pages offer the features of their trade only.
          if (known?.length !== offered.length) return;
          expect(shown?.range).toEqual(sampleQuote(chosen, SPECIFICATION_PRICE_BOOK).range);
        },
      ),
    );
  });

  it('sets work on other choices aside, keeps the contact, and can be taken back', () => {
    const before = atSummary();
    const opened = preset(before, { trade: 'roofer', size: 'large' });
    expect(opened).toMatchObject({
      step: 'project-size',
      form: { mode: 'quick', selectedTrade: 'roofer', budget: '', timeline: '', name: 'Jana Vzorová' },
      undo: { reason: 'replaced' },
    });
    expect(play(opened, { type: 'undone', now: MUCH_LATER })).toEqual({ ...before, enteredAt: MUCH_LATER });
  });

  it('that agrees with the work there is changes nothing of it', () => {
    const before = atSummary();
    const { selectedTrade, projectSize, selectedFeatures } = before.form;
    if (selectedTrade === '') throw new Error('the summary has a trade');
    const same = preset(before, { trade: selectedTrade, size: projectSize, features: selectedFeatures });
    expect(same.form).toEqual(before.form);
    expect(same.undo).toBeNull();
    expect(same.step).toBe('summary');
  });
});
