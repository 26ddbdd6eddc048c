import { describe, expect, it } from 'vitest';
import { prefillOf } from './prefill.ts';
import { withoutWizard, wizardHref } from './wizard-link.ts';

describe('prefill from a link', () => {
  it.each<[string, unknown, object]>([
    ['?rozpocet=tvorba-webu', null, {}],
    ['?remeslo=painter&rozsah=large', null, { selectedTrade: 'painter', projectSize: 'large' }],
    ['?remeslo=stavebna-firma', null, { selectedTrade: 'construction-company' }],
    ['?remeslo=pekar&rozsah=obrovsky', null, {}],
    [
      '?funkcie=room-calculator,neznama,quote-form,room-calculator',
      null,
      { mode: 'detailed', selectedFeatures: ['room-calculator', 'quote-form'] },
    ],
    ['?funkcie=neznama', null, {}],
    ['?funkcie=', null, {}],
    ['', { contact: { name: 'Jana', email: '', phone: 7, isAdmin: 'yes' } }, { name: 'Jana' }],
    ['', { contact: null }, {}],
    ['', 'contact', {}],
  ])('%s with state %o is %o', (search, state, prefill) => {
    expect(prefillOf(search, state, null)).toEqual(prefill);
  });
});

describe('address of the wizard', () => {
  it('carries service and presets, and is taken out of an address again', () => {
    const href = wizardHref('erp-systemy', { trade: 'hvac', size: 'small' });
    expect(href).toBe('?rozpocet=erp-systemy&remeslo=hvac&rozsah=small');
    expect(withoutWizard(href)).toBe('');
    const withFeatures = wizardHref('erp-systemy', { features: ['quote-form', 'testimonials'] });
    expect(withFeatures).toBe('?rozpocet=erp-systemy&funkcie=quote-form,testimonials');
    expect(withoutWizard(withFeatures)).toBe('');
    expect(withoutWizard(`${href}&utm=x`)).toBe('?utm=x');
  });
});
