import { describe, expect, it, test } from 'vitest';
import { siteWithChat } from '../../../tests/factories/chat.ts';
import { filledSite } from '../../../tests/factories/quote-document.ts';
import { withSampleAccount } from '../payments/sample-account.ts';
import { site } from './site.ts';
import { missingIdentity, publicRefusal, siteChecklist } from './site-checklist.ts';
import type { SiteFacts } from './site-schema.ts';

const nothing = { mail: false, ai: false, publicAddress: false };
const filled = filledSite();
const withOperator = (changes: Partial<SiteFacts['operator']>): SiteFacts => {
  const operator = { ...filled.operator, email: 'jan@dielna.sk', ...changes };
  return { ...filled, operator };
};
const address = filled.operator.address;

describe('the identity of the operator', () => {
  it('is wholly missing from the facts shipped with the product', () => {
    expect(missingIdentity(site)).toEqual([
      'operator.businessName',
      'operator.address or operator.residence',
      'operator.ico',
      'operator.registerText or operator.tradeOffice',
      'operator.email',
    ]);
  });

  test.each<[string, Partial<SiteFacts['operator']>, string[]]>([
    ['a person with everything', {}, []],
    ['a person with a residence', { address: null, residence: address }, []],
    ['a person with the trade-licensing office', { registerText: null }, []],
    [
      'a person without both',
      { registerText: null, tradeOffice: null },
      ['operator.registerText or operator.tradeOffice'],
    ],
    ['a firm with everything', { kind: 'sro' }, []],
    ['a firm with a residence', { kind: 'sro', address: null, residence: address }, ['operator.address']],
    ['a firm with a trade-licensing office', { kind: 'sro', registerText: null }, ['operator.registerText']],
    ['nobody’s name', { businessName: null }, ['operator.businessName']],
    ['an address of the example', { email: 'jan@dielna.example' }, ['operator.email']],
  ])('of %s lacks what the law asks for, and no more', (_, changes, missing) => {
    expect(missingIdentity(withOperator(changes))).toEqual(missing);
  });
});

test('a site that serves consumers is not public, since they could not withdraw on it', () => {
  const named = withOperator({});
  const refused = (facts: SiteFacts) => publicRefusal(facts, 'https://dielna.sk');
  expect(refused(named)).toBeNull();
  expect(refused({ ...named, terms: { ...named.terms, servesConsumers: true } })).toContain('§ 20a');
  expect(refused(withOperator({ ico: null }))).toContain(
    'https://dielna.sk is public and needs operator.ico.',
  );
});

describe('the checklist', () => {
  test.each([
    [nothing, ['processors.hosting']],
    [{ ...nothing, mail: true }, ['processors.hosting', 'processors.email']],
    [{ ...nothing, mail: true, ai: true }, ['processors.hosting', 'processors.email', 'processors.ai']],
  ])('names every processor of what is in use: %j', (inUse, expected) => {
    const { missing } = siteChecklist(site, inUse);
    expect(missing.filter((path) => path.startsWith('processors.'))).toEqual(expected);
  });

  it('names the processor of a configured chat', () => {
    expect(siteChecklist(siteWithChat, nothing).missing).toContain('processors.chat');
  });

  it('names the account for payments while there is none but the sample', () => {
    const missesIban = (facts: SiteFacts) => siteChecklist(facts, nothing).missing.includes('payments.iban');
    const none = { ...site, payments: { iban: null, bic: null } };
    expect(missesIban(none)).toBe(true);
    expect(missesIban(withSampleAccount(none))).toBe(true);
    const own = { ...site, payments: { iban: 'SK3112000000198742637541', bic: null } };
    expect(missesIban(own)).toBe(false);
    expect(withSampleAccount(own)).toEqual(own);
  });

  it('names the claims that nobody has confirmed', () => {
    expect(siteChecklist(site, nothing).unconfirmedClaims).toEqual([
      'projectsDone',
      'yearsExperience',
      'callbackHours',
      'criticalResponseHours',
      'freeMaintenanceMonths',
    ]);
    const claims = { projectsDone: '150+', callbackHours: 24 };
    const partly: SiteFacts = { ...site, claims, confirmedClaims: ['callbackHours'] };
    expect(siteChecklist(partly, nothing).unconfirmedClaims).toEqual(['projectsDone']);
  });

  it('names the settings without which nobody else can use the site', () => {
    expect(siteChecklist(site, nothing).unset).toEqual(['PUBLIC_URL', 'SMTP_URL']);
    expect(siteChecklist(site, { mail: true, ai: false, publicAddress: true }).unset).toEqual([]);
  });
});
