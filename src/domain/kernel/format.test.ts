import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  endOfLocalDay,
  formatCents,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatEuroRange,
  formatEuros,
  formatExactEuros,
  formatList,
  localDay,
} from './format.ts';

/** Shows a hard space as "·". */
const shown = (text: string) => text.replaceAll('\u00A0', '·');

describe('formatEuros', () => {
  it.each([
    [0, '0·€'],
    [50, '50·€'],
    [999, '999·€'],
    [1500, '1·500·€'],
    [20_000, '20·000·€'],
    [1_234_567, '1·234·567·€'],
    [-1500, '−1·500·€'],
  ])('%s → %s', (amount, text) => {
    expect(shown(formatEuros(amount))).toBe(text);
  });
});

describe('formatEuroRange', () => {
  it.each([
    [1500, 3500, '1·500·– 3·500·€'],
    [500, 5000, '500·– 5·000·€'],
    [50, 300, '50·– 300·€'],
    [3000, 20_000, '3·000·– 20·000·€'],
  ])('%s and %s → %s, which may break after the dash only', (min, max, text) => {
    expect(shown(formatEuroRange(min, max))).toBe(text);
  });
});

describe('formatCents', () => {
  it.each([
    [0, '0·€'],
    [1, '0,01·€'],
    [50, '0,50·€'],
    [144_50, '144,50·€'],
    [1650_00, '1·650·€'],
    [-217_50, '−217,50·€'],
    [-300_00, '−300·€'],
    [123_456_789, '1·234·567,89·€'],
  ])('%s → %s', (cents, text) => {
    expect(shown(formatCents(cents))).toBe(text);
  });
});

describe('formatExactEuros', () => {
  it.each([
    [0, '0,00·€'],
    [500_00, '500,00·€'],
    [470_25, '470,25·€'],
    [-1217_50, '−1·217,50·€'],
  ])('shows %i cents with both decimals, as %s', (cents, text) => {
    expect(shown(formatExactEuros(cents))).toBe(text);
  });
});

describe('formatDecimal', () => {
  it.each([
    [1, '1'],
    [1.1, '1,1'],
    [1.15, '1,15'],
    [0.85, '0,85'],
    [1234.5, '1·234,5'],
    [-1.5, '−1,5'],
  ])('%s → %s', (value, text) => {
    expect(shown(formatDecimal(value))).toBe(text);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '21.·11.·2026', '21.·11.·2026,·23:59'],
    ['2026-11-21T23:00:00Z', '22.·11.·2026', '22.·11.·2026,·0:00'],
    ['2026-11-21T08:05:00Z', '21.·11.·2026', '21.·11.·2026,·9:05'],
    ['2026-07-01T08:05:00Z', '1.·7.·2026', '1.·7.·2026,·10:05'],
    ['2026-12-31T23:30:00Z', '1.·1.·2027', '1.·1.·2027,·0:30'],
  ])('%s is %s in Bratislava', (instant, date, dateTime) => {
    expect(shown(formatDate(new Date(instant)))).toBe(date);
    expect(shown(formatDateTime(new Date(instant)))).toBe(dateTime);
  });

  it('gives the local day as numbers', () => {
    expect(localDay(new Date('2026-12-31T23:30:00Z'))).toEqual([2027, 1, 1]);
  });
});

describe('endOfLocalDay', () => {
  it.each([
    ['an ordinary winter day', '2026-11-21T10:00:00Z', 0, '2026-11-21T22:59:59.999Z'],
    ['30 days later', '2026-11-21T10:00:00Z', 30, '2026-12-21T22:59:59.999Z'],
    ['after local midnight, before UTC midnight', '2026-11-21T23:30:00Z', 0, '2026-11-22T22:59:59.999Z'],
    ['the day before summer time begins', '2027-03-27T12:00:00Z', 0, '2027-03-27T22:59:59.999Z'],
    ['the day summer time begins', '2027-03-28T12:00:00Z', 0, '2027-03-28T21:59:59.999Z'],
    ['into summer time', '2027-03-01T12:00:00Z', 30, '2027-03-31T21:59:59.999Z'],
    ['the day before summer time ends', '2026-10-24T12:00:00Z', 0, '2026-10-24T21:59:59.999Z'],
    ['the day summer time ends', '2026-10-25T12:00:00Z', 0, '2026-10-25T22:59:59.999Z'],
    ['out of summer time', '2026-10-01T12:00:00Z', 30, '2026-10-31T22:59:59.999Z'],
    ['over the end of the year', '2026-12-15T12:00:00Z', 30, '2027-01-14T22:59:59.999Z'],
    ['the last day of the year', '2026-12-31T12:00:00Z', 0, '2026-12-31T22:59:59.999Z'],
    ['a leap day', '2028-02-28T12:00:00Z', 1, '2028-02-29T22:59:59.999Z'],
  ])('%s', (_, from, days, end) => {
    expect(endOfLocalDay(new Date(from), days).toISOString()).toBe(end);
  });

  test('one millisecond later it is midnight of the next day in Bratislava', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 400 }), (from, days) => {
        const [year, month, day] = localDay(from);
        const next = new Date(endOfLocalDay(from, days).getTime() + 1);
        const wanted = new Date(Date.UTC(year, month - 1, day + days + 1));
        const midnight = `${wanted.getUTCDate()}. ${wanted.getUTCMonth() + 1}. ${wanted.getUTCFullYear()}, 0:00`;
        expect(formatDateTime(next).replaceAll('\u00A0', ' ')).toBe(midnight);
      }),
    );
  });
});

describe('formatList', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A a B'],
    [['A', 'B', 'C'], 'A, B a C'],
    [['A', 'B', 'C a D'], 'A, B aj C a D'],
    [['A a B', 'C', 'D'], 'A a B, C a D'],
    [['„A a B“', '„C“'], '„A a B“ a „C“'],
    [['od 5\u00A0€', 'B'], 'od 5\u00A0€ a B'],
  ])('%j → %s', (items, text) => {
    expect(formatList(items)).toBe(text);
  });
});
