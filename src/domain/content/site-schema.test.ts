import { describe, expect, it } from 'vitest';
import { EXAMPLE_CHAT } from '../../../tests/factories/chat.ts';
import { site } from './site.ts';
import { siteSchema } from './site-schema.ts';

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

  it.each([
    [{ ico: '12 345 679' }, true],
    [{ ico: '12345678' }, false],
    [{ icDph: 'SK 2020000004' }, true],
    [{ icDph: 'SK2020000005' }, false],
  ])('take the number %j of a firm: %s', (number, valid) => {
    const operator = { ...site.operator, ...number };
    expect(siteSchema.safeParse({ ...site, operator }).success).toBe(valid);
  });

  it('of a VAT payer need an IČ DPH', () => {
    const payer = { ...site, vat: { status: 'payer', ratePercent: 23 } };
    expect(siteSchema.safeParse(payer).error?.issues[0]?.path).toEqual(['operator', 'icDph']);
  });
});
