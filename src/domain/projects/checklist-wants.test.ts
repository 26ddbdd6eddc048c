import { expect, test } from 'vitest';
import { CHECKLIST_OF_FEATURE, CHECKLIST_OF_WEBSITE } from '#content/checklist.ts';
import { ITEM_WANTS, OTHER_WANTS } from '#content/checklist-wants.ts';
import { broughtWords, wantsOf } from './checklist-wants.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('every kind that is asked for says what the client does at it', () => {
  const asked = [...CHECKLIST_OF_WEBSITE, ...Object.values(CHECKLIST_OF_FEATURE)].map(({ kind }) => kind);
  expect([...asked, 'page'].toSorted()).toEqual(Object.keys(ITEM_WANTS).toSorted());
  expect(wantsOf('own')).toBe(OTHER_WANTS);
  expect(wantsOf('constructor')).toBe(OTHER_WANTS);
});

test.each([
  [0, '0 z 12 párov'],
  [1, '0 z 12 párov'],
  [7, '3 z 12 párov'],
  [24, '12 z 12 párov'],
  [26, '13 párov'],
])('%i photos are %s', (files, words) => {
  expect(plain(broughtWords(wantsOf('before-after-gallery'), files))).toBe(words);
});

test.each([
  [0, ''],
  [1, '1 súbor'],
  [3, '3 súbory'],
  [12, '12 súborov'],
])('%i files without a number that is asked for are "%s"', (files, words) => {
  expect(plain(broughtWords(wantsOf('logo'), files))).toBe(words);
});
