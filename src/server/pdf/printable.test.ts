import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, signName } from './printable.ts';

const slovak = /[\p{Script=Latin}\d\u0020-\u007E\u00A0]/u;
const missing: string[] = [];
const shown = printable(
  (character) => slovak.test(character),
  (character) => missing.push(character),
);

describe('printable', () => {
  it.each([
    ['Ľúbozvučný ďateľ, kŕdeľ šťúk', 'Ľúbozvučný ďateľ, kŕdeľ šťúk'],
    ['10\u00A0€', '10\u00A0'],
    ['漢字', ''],
    ['Hotovo 👍🏽', 'Hotovo '],
    ['Ján 😀 ★ Novák', 'Ján Novák'],
    ['dve  medzery', 'dve  medzery'],
    ['a\tb\u2028c\u2003d', 'a b c d'],
    ['riadok\nriadok', 'riadok\nriadok'],
    ['zá\u00ADvoz\u200B\u202Eok\uFEFF', 'závozok'],
    ['d\u030C', 'ď'],
    ['\uD83D osamotená polovica', ' osamotená polovica'],
    ['\u0000\u001F', '  '],
  ])('%j becomes %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('leaves nothing that cannot be drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...shown(text)].every((each) => each === '\n' || slovak.test(each))).toBe(true);
      }),
    );
  });

  it('tells what it left out, by a name that can be looked up', () => {
    missing.length = 0;
    shown('★ Hotovo 😀 漢');
    expect(missing.map(signName)).toEqual(['U+2605', 'U+1F600', 'U+6F22']);
  });
});
