import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, effectiveFeatures, hasContent, progressHint, type WizardForm } from './wizard-form.ts';

const form = (values: Partial<WizardForm>): WizardForm => ({ ...EMPTY_FORM, ...values });

describe('features that count', () => {
  const selected = form({
    selectedTrade: 'painter',
    selectedFeatures: ['room-calculator', 'quote-form', 'emergency-contact'],
  });

  it('are those the trade offers, in the order they were selected', () => {
    expect(effectiveFeatures({ ...selected, mode: 'detailed' })).toEqual(['room-calculator', 'quote-form']);
  });

  it('are none in quick mode, and come back in detailed mode', () => {
    expect(effectiveFeatures({ ...selected, mode: 'quick' })).toEqual([]);
    expect(effectiveFeatures({ ...selected, mode: 'detailed' })).not.toEqual([]);
  });
});

describe('content worth keeping', () => {
  it.each<[string, Partial<WizardForm>, boolean]>([
    ['an untouched form', {}, false],
    ['the mode alone', { mode: 'quick' }, false],
    ['the preselected size', { projectSize: 'medium' }, false],
    ['blank texts', { name: '  ', description: '\n' }, false],
    ['another size', { projectSize: 'small' }, true],
    ['a trade', { selectedTrade: 'hvac' }, true],
    ['a feature', { selectedFeatures: ['quote-form'] }, true],
    ['a budget', { budget: '8000+' }, true],
    ['a timeline', { timeline: 'asap' }, true],
    ['a name', { name: 'Jana' }, true],
    ['an e-mail', { email: 'vzor@example.com' }, true],
    ['a phone', { phone: '0905' }, true],
    ['a company', { company: 'Firma' }, true],
    ['a description', { description: 'Web' }, true],
  ])('%s: %o → %s', (_, values, expected) => {
    expect(hasContent(form(values))).toBe(expected);
  });
});

describe('hint of the saved form', () => {
  const features = { selectedFeatures: ['quote-form'] } as const;
  const terms = { budget: '500-1500', timeline: 'asap' } as const;
  const contact = { name: 'Jana', email: 'vzor@example.com' };

  it.each<[string, Partial<WizardForm>]>([
    ['Dokončiť Rozpočet', { ...features, ...terms, ...contact }],
    ['Dokončiť kontaktné údaje', { ...features, ...terms }],
    ['Dokončiť kontaktné údaje', { ...features, ...terms, name: 'Jana', email: '  ' }],
    ['Pokračovať v konfigurácii', features],
    ['Pokračovať v konfigurácii', { ...features, ...contact, budget: '500-1500' }],
    ['Pokračovať vo výbere funkcií', { selectedTrade: 'painter' }],
    ['Pokračovať vo výbere funkcií', { selectedTrade: 'painter', ...terms, ...contact }],
    ['Pokračovať v kalkulačke', {}],
    ['Pokračovať v kalkulačke', { ...terms, ...contact }],
  ])('says "%s"', (hint, values) => {
    expect(progressHint(form(values))).toBe(hint);
  });
});
