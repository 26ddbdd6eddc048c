import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

const slovak = /[\p{Script=Latin}\d\u0020-\u007E\u00A0]/u;
const shown = printable((character) => slovak.test(character));

describe('printable', () => {
  it.each([
    ['Ľúbozvučný ďateľ, kŕdeľ šťúk', 'Ľúbozvučný ďateľ, kŕdeľ šťúk'],
    ['10\u00A0€', '10\u00A0□'],
    ['漢字', '□□'],
    ['Hotovo 👍🏽', 'Hotovo □□'],
    ['a\tb\u2028c\u2003d', 'a b c d'],
    ['riadok\nriadok', 'riadok\nriadok'],
    ['zá\u00ADvoz\u200B\u202Eok\uFEFF', 'závozok'],
    ['d\u030C', 'ď'],
    ['\uD83D osamotená polovica', '□ osamotená polovica'],
    ['\u0000\u001F', '  '],
  ])('%j becomes %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('leaves nothing that cannot be drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...shown(text)].every((each) => each === '\n' || each === '□' || slovak.test(each))).toBe(
          true,
        );
      }),
    );
  });
});
