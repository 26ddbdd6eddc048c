import { describe, expect, it, test } from 'vitest';
import { EXAMPLE_CHAT } from '../../../tests/factories/chat.ts';
import { site } from './site.ts';
import { isIcDph, isIco, siteSchema } from './site-schema.ts';

describe('numbers of Slovak firms (slovak.md 1.2)', () => {
  test.each([
    ['12345679', true],
    ['12 345 679', true],
    ['12345678', false],
    ['1234567', false],
    ['abc', false],
  ])('IČO %s: %s', (ico, valid) => {
    expect(isIco(ico)).toBe(valid);
  });

  test.each([
    ['SK2020000004', true],
    ['SK2020000005', false],
    ['2020000004', false],
  ])('IČ DPH %s: %s', (icDph, valid) => {
    expect(isIcDph(icDph)).toBe(valid);
  });
});

describe('site facts', () => {
  it('shipped with the product are valid, and promise to delete requests after a year', () => {
    expect(siteSchema.safeParse(site).success).toBe(true);
    expect(site.retention.requestMonths).toBe(12);
  });

  it('take no confirmation of what is not claimed anywhere', () => {
    expect(siteSchema.safeParse({ ...site, confirmedClaims: ['goldMedals'] }).success).toBe(false);
  });

  it.each([
    ['http://chat.example/widget.js', false],
    ['https://chat.example/widget.js', true],
  ])('take a chat from %s: %s', (scriptUrl, valid) => {
    expect(siteSchema.safeParse({ ...site, chat: { ...EXAMPLE_CHAT, scriptUrl } }).success).toBe(valid);
  });

  it('of a VAT payer need an IČ DPH', () => {
    const payer = { ...site, vat: { status: 'payer', ratePercent: 23 } };
    expect(siteSchema.safeParse(payer).error?.issues[0]?.path).toEqual(['operator', 'icDph']);
  });
});
