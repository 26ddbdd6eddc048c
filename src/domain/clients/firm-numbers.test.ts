import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icoCheckDigit, icoOf, isDic, isIcDph, isIco } from './firm-numbers.ts';

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((list) => list.join(''));

/** Every number that differs from this one in one digit. */
const misread = (number: string): string[] =>
  [...number].flatMap((digit, index) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, index) + other + number.slice(index + 1)),
  );

describe('IČO', () => {
  it.each([
    ['00000019', true, 'sum 2: 11 − 2 = 9'],
    ['12345679', true, 'the one written in examples'],
    ['12345678', false, 'another last digit'],
    ['1234567', false, 'a digit is missing'],
    ['123456790', false, 'a digit too many'],
    ['1234567a', false, 'a letter'],
    ['', false, 'nothing'],
  ])('%s is right: %s (%s)', (ico, right) => expect(isIco(ico)).toBe(right));

  it.each([
    ['12 345 679', '12345679'],
    ['000019', '00000019'],
    ['19', '19'],
    ['123456', '123456'],
    ['1234567', '1234567'],
    ['abc', 'abc'],
    ['', ''],
  ])('written "%s" is kept as "%s"', (written, kept) => expect(icoOf(written)).toBe(kept));

  it('has one right last digit of the ten', () => {
    fc.assert(
      fc.property(digits(7), (serial) => {
        const right = [...'0123456789'].filter((last) => isIco(serial + last));
        expect(right).toEqual([String(icoCheckDigit(serial))]);
      }),
    );
  });

  it('ends in 1 or 0 where eleven leaves 0 or 1', () => {
    // 8·1 + 3·1 = 11 leaves 0, and 4·3 = 12 leaves 1.
    expect([icoCheckDigit('1000010'), icoCheckDigit('0000300')]).toEqual([1, 0]);
  });
});

describe('DIČ and IČ DPH', () => {
  it.each([
    ['1000000001', true],
    ['2020000004', true],
    ['2020000005', false],
    ['0000000011', false],
    ['202000000', false],
  ])('DIČ %s is right: %s', (dic, right) => expect(isDic(dic)).toBe(right));

  it('are right for each multiple of eleven, and wrong with one digit misread', () => {
    const right = fc.integer({ min: 90909091, max: 909090909 }).map((number) => String(number * 11));
    fc.assert(
      fc.property(right, (dic) => {
        expect(isDic(dic)).toBe(true);
        expect(isIcDph(`SK${dic}`)).toBe(true);
        expect(misread(dic).filter(isDic)).toEqual([]);
      }),
    );
  });

  it('IČ DPH begins with SK', () => {
    expect(['1000000001', 'CZ1000000001', 'SK 1000000001'].filter(isIcDph)).toEqual([]);
  });
});
