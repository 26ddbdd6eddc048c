import { expect, test } from 'vitest';
import { itemWords, pagesWords } from './item-words.ts';

const TODAY = '2026-11-24';
const item = (changes: Partial<Parameters<typeof itemWords>[0]>) => ({
  ...{ kind: 'own', state: 'asked' as const, dueOn: '2026-10-14', text: '' },
  ...{ broughtOn: null, acceptedOn: null },
  ...changes,
});

test.each([
  ['of one that is late', item({}), 0, 'termín bol 14. 10.'],
  ['of one that has its days', item({ dueOn: '2026-12-01' }), 2, '2 súbory, do 1. 12.'],
  [
    'of one that was handed in',
    item({ state: 'brought', broughtOn: '2026-11-03' }),
    2,
    'Dodané 3. 11., 2 súbory',
  ],
  [
    'of one that was accepted with a text',
    item({ state: 'accepted', acceptedOn: '2026-11-05', text: 'Dobrý deň' }),
    0,
    'Prijaté 5. 11., text',
  ],
])('says how an item stands, %s', (_, one, files, words) => {
  expect(itemWords(one, files, TODAY).replaceAll('\u00A0', ' ')).toBe(words);
});

const [LATE, EARLY] = ['2026-11-23', '2026-11-24'];
test.each([
  ['none of which is there', [['asked', EARLY]], 'Texty na stránky: dodané 0 z 1'],
  [
    'some of which are there, accepted or not',
    [
      ['brought', LATE],
      ['accepted', LATE],
      ['asked', EARLY],
      ['asked', EARLY],
    ],
    'Texty na stránky: dodané 2 zo 4',
  ],
  [
    'some of which are late or were returned',
    [
      ['asked', LATE],
      ['returned', LATE],
      ['returned', EARLY],
    ],
    'Texty na stránky: dodané 0 z 3, 2 vrátené, 2 meškajú',
  ],
] as const)('sums up the texts of pages, %s', (_, pages, words) => {
  const stored = pages.map(([state, dueOn]) => ({ state, dueOn }));
  expect(pagesWords(stored, TODAY).replaceAll('\u00A0', ' ')).toBe(words);
});
