import { describe, expect, it } from 'vitest';
import { prefillOf } from './prefill.ts';
import { withoutWizard, wizardHref } from './wizard-link.ts';

describe('prefill from a link', () => {
  it.each<[string, unknown, object]>([
    ['?rozpocet=tvorba-webu', null, {}],
    ['?remeslo=painter&rozsah=large', null, { selectedTrade: 'painter', projectSize: 'large' }],
    ['?remeslo=stavebna-firma', null, { selectedTrade: 'construction-company' }],
    ['?remeslo=pekar&rozsah=obrovsky', null, {}],
    ['', { contact: { name: 'Jana', email: '', phone: 7, isAdmin: 'yes' } }, { name: 'Jana' }],
    ['', { contact: null }, {}],
    ['', 'contact', {}],
  ])('%s with state %o is %o', (search, state, prefill) => {
    expect(prefillOf(search, state)).toEqual(prefill);
  });
});

describe('address of the wizard', () => {
  it('carries service and presets, and is taken out of an address again', () => {
    const href = wizardHref('erp-systemy', { trade: 'hvac', size: 'small' });
    expect(href).toBe('?rozpocet=erp-systemy&remeslo=hvac&rozsah=small');
    expect(withoutWizard(href)).toBe('');
    expect(withoutWizard(`${href}&utm=x`)).toBe('?utm=x');
  });
});
