import { describe, expect, it } from 'vitest';
import { contactOf, presetOf } from './prefill.ts';
import { stepSearch, withoutWizard, wizardHref } from './wizard-link.ts';

describe('what a link brings', () => {
  it.each<[string, object]>([
    ['?rozpocet=tvorba-webu', {}],
    ['?remeslo=painter&rozsah=large', { trade: 'painter', size: 'large' }],
    ['?remeslo=stavebna-firma', { trade: 'construction-company' }],
    ['?remeslo=pekar&rozsah=obrovsky', {}],
    [
      '?funkcie=room-calculator,neznama,quote-form,room-calculator',
      { features: ['room-calculator', 'quote-form'] },
    ],
    ['?funkcie=neznama', {}],
    ['?funkcie=', { features: [] }],
  ])('%s is the preset %o', (search, preset) => {
    expect(presetOf(search)).toEqual(preset);
  });

  it.each<[unknown, object]>([
    [{ contact: { name: 'Jana', email: '', phone: 7, isAdmin: 'yes' } }, { name: 'Jana' }],
    [{ contact: null }, {}],
    ['contact', {}],
    [null, {}],
  ])('the state %o is the contact %o', (state, contact) => {
    expect(contactOf(state, null)).toEqual(contact);
  });

  it('fills in the e-mail of the last request where the link brings none', () => {
    expect(contactOf(null, 'vzor@example.com')).toEqual({ email: 'vzor@example.com' });
    expect(contactOf({ contact: { email: 'iny@example.com' } }, 'vzor@example.com').email).toBe(
      'iny@example.com',
    );
  });
});

describe('address of the wizard', () => {
  it('carries service and preset, and is taken out of an address again', () => {
    const href = wizardHref('erp-systemy', { trade: 'hvac', size: 'small' });
    expect(href).toBe('?rozpocet=erp-systemy&remeslo=hvac&rozsah=small');
    expect(withoutWizard(href)).toBe('');
    const withFeatures = wizardHref('erp-systemy', { features: ['quote-form', 'testimonials'] });
    expect(withFeatures).toBe('?rozpocet=erp-systemy&funkcie=quote-form,testimonials');
    expect(withoutWizard(withFeatures)).toBe('');
    expect(withoutWizard(`${href}&utm=x`)).toBe('?utm=x');
    expect(presetOf(wizardHref('erp-systemy', { features: [] }))).toEqual({ features: [] });
  });

  it('of a step names its number and no longer the preset, and is left like any other', () => {
    const first = stepSearch('?rozpocet=erp-systemy&remeslo=hvac&utm=x', 1);
    expect(first).toBe('?rozpocet=erp-systemy&utm=x');
    expect(stepSearch(first, 4)).toBe('?rozpocet=erp-systemy&utm=x&krok=4');
    expect(stepSearch('?rozpocet=erp-systemy&krok=4', 1)).toBe('?rozpocet=erp-systemy');
    expect(withoutWizard('?rozpocet=erp-systemy&krok=4')).toBe('');
  });
});
