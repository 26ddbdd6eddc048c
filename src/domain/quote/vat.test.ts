import { describe, expect, it } from 'vitest';
import { priceWithVat, vatIncluded, vatStatus } from './vat.ts';

const nonPayer = { status: 'non-payer', ratePercent: 23 } as const;
const registered = { status: 'registered-7-7a', ratePercent: 23 } as const;
const payer = { status: 'payer', ratePercent: 23 } as const;

const spaced = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

describe('vatStatus', () => {
  it.each([
    [nonPayer, 'Dodávateľ nie je platiteľom DPH. K cene sa DPH nepripočítava.'],
    [
      registered,
      'Dodávateľ nie je platiteľom DPH (je registrovaný podľa § 7 alebo § 7a zákona o DPH). K cene sa DPH nepripočítava.',
    ],
    [payer, 'Ceny sú uvedené bez DPH. K cene sa pripočíta DPH 23 %.'],
    [{ ...payer, ratePercent: 25 }, 'Ceny sú uvedené bez DPH. K cene sa pripočíta DPH 25 %.'],
  ])('of $status never calls indicative prices final', (vat, statement) => {
    expect(spaced(vatStatus(vat))).toBe(statement);
  });
});

describe('vatIncluded', () => {
  it('says of agreed sums that a payer’s hold the tax, and of all others the same as of an estimate', () => {
    expect(spaced(vatIncluded(payer))).toBe('Ceny sú uvedené s DPH 23 %.');
    for (const vat of [nonPayer, registered]) expect(vatIncluded(vat)).toBe(vatStatus(vat));
  });
});

describe('priceWithVat', () => {
  it.each([nonPayer, registered])('shows one amount without a word about VAT for $status', (vat) => {
    const { main, secondary } = priceWithVat({ min: 1500, max: 2030 }, vat);
    expect(spaced(main)).toBe('1 500 – 2 030 €');
    expect(secondary).toBeNull();
  });

  it.each([
    [{ min: 1500, max: 2030 }, '1 500 – 2 030 € bez DPH', 's DPH: 1 845 – 2 497 €'],
    // 50 × 1,23 = 61,50 and 150 × 1,23 = 184,50: halves go up.
    [{ min: 50, max: 150 }, '50 – 150 € bez DPH', 's DPH: 62 – 185 €'],
    [1500_00, '1 500,00 € bez DPH', 's DPH: 1 845,00 €'],
    // 1,50 € × 1,23 = 1,845 €, which floating point would round down.
    [1_50, '1,50 € bez DPH', 's DPH: 1,85 €'],
  ])('shows both amounts to a payer: %j', (price, main, secondary) => {
    const text = priceWithVat(price, payer);
    expect(spaced(text.main)).toBe(main);
    expect(spaced(text.secondary)).toBe(secondary);
  });
});
