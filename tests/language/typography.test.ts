import { expect, test } from 'vitest';
import { looseWords, looseWordsOfComponents } from './loose-words.ts';
import { typographyMistakes } from './typography.ts';

test.each([
  'Ozvem sa vám do 24 hodín\u00A0– v\u00A0pracovných dňoch. Stojí to 1\u00A0500\u00A0– 3\u00A0500\u00A0€, daň 23\u00A0% zo „sumy“.',
  'Prehľadné a rýchle weby',
  'Loading...',
  'https://example.sk, 2,5 hodiny, 9:05',
])('%j is set right', (text) => {
  expect(typographyMistakes(text)).toEqual([]);
});

test.each([
  ['od 500 € mesačne', 'a no-break space between number and sign'],
  ['balík "Biznis"', 'the quotation marks „ “'],
  ['balík „Biznis', 'a closing “ after „'],
  ['pre Krov, s. r.\u00A0o.', 'no-break spaces inside the form of a company'],
  ['pre Krov spol. s\u00A0r.\u00A0o.', 'no-break spaces inside the form of a company'],
  ['cena - výkon', 'the dash –'],
  ['cena – výkon', 'a no-break space before the dash'],
  ['áno , nie', 'no space before the mark'],
  ['áno,nie', 'a space after the mark'],
  ['Čakajte...', 'the ellipsis …'],
  [
    'Dlhá veta, ktorú si návštevník prečíta v odseku na stránke a nie na tlačidle.',
    'a no-break space after a word of one letter',
  ],
])('%j needs %s', (text, instead) => {
  expect(typographyMistakes(text).join('\n')).toContain(instead);
});

test.each([
  ['Web s konfigurátorom okien', ['s konfigurátorom okien']],
  ['Web s\u00A0konfigurátorom okien', []],
  ['Skontrolujte (a\n  odošlite) údaje', ['a odošlite) údaje']],
  ['V príprave', ['V príprave']],
  ['a row of the table', []],
])('%j has the loose words %j', (text, loose) => {
  expect(looseWords(text)).toEqual(loose);
});

test('no component lets a line end in a word of one letter', () => {
  expect(looseWordsOfComponents()).toEqual([]);
});
