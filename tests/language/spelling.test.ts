import { expect, test } from 'vitest';
import { sourceTexts } from './source-texts.ts';
import { allowedWords, misspelt, slovakSpeller } from './spelling.ts';

/** Far more than there are characters in a line of any report; fewer mean that the reading of the sources broke. */
const FEWEST_TEXTS = 3_000;

const texts = sourceTexts();
const dictionary = await slovakSpeller([]);
const speller = await slovakSpeller(allowedWords());

test('every Slovak text of the sources is spelt right', () => {
  expect(texts.length).toBeGreaterThan(FEWEST_TEXTS);
  const found = texts.flatMap(({ file, text }) =>
    misspelt(text, speller).map((word) => `${word} (${file}: ${text.trim().slice(0, 80)})`),
  );
  expect(found).toEqual([]);
});

test('the allow list is sorted and has only words that a text needs', () => {
  const allowed = allowedWords().map(({ word }) => word);
  expect(allowed).toEqual([...new Set(allowed)].sort(new Intl.Collator('sk').compare));
  const unknown = new Set(texts.flatMap(({ text }) => misspelt(text, dictionary)));
  const needed = new Set([...unknown].flatMap((word) => [word.toLowerCase(), ...speller.stems(word)]));
  const isNeeded = (word: string) => needed.has(word) || needed.has(word.toLowerCase());
  expect(allowed.filter((word) => !isNeeded(word))).toEqual([]);
});

test.each([
  ['Napíšte mi na vzor@example.sk alebo pozrite https://example.sk/sluzby.', []],
  ['Ozvem sa vám[ do {callbackHours: # hodiny | # hodin}].', ['hodin']],
  ['E-mail, SEO, PageSpeed a 12px sú v poriadku, e-majl nie.', ['e-majl']],
  ['{}ovým webom', []],
])('%j has the mistakes %j', (text, mistakes) => {
  expect(misspelt(text, dictionary)).toEqual(mistakes);
});
