import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAQ_GROUPS } from '#content/faq.ts';
import { typoSk } from '../kernel/text.ts';
import { findQuestions, highlighted, SEARCH_MAX, searchWords } from './question-search.ts';

const found = (query: string): string[] =>
  findQuestions(FAQ_GROUPS, searchWords(query)).flatMap(({ items }) => items.map(({ slug }) => slug));

const shown = (text: string, query: string): string =>
  highlighted(text, searchWords(query))
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

describe('words looked for', () => {
  test.each([
    ['záloha', ['zaloh']],
    ['záloh', ['zaloh']],
    ['cena', ['cena']],
    ['  Záloha \t CENA ', ['zaloh', 'cena']],
    ['cena Cena CÉNA', ['cena']],
    ['ľščťžýáíéúäôňŕĺď', ['lsctzyaieuaonrld']],
    ['za\u0301loha', ['zaloh']],
    ['3\u00A0mesiace', ['3', 'mesiac']],
    ['   ', []],
    ['\u0301', []],
  ])('%j are %j', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  test('are cut to a length that is worth looking for', () => {
    expect(searchWords('b'.repeat(10_000))).toEqual(['b'.repeat(SEARCH_MAX)]);
  });
});

describe('search in questions', () => {
  test.each([
    ['záloha', ['zaloha']],
    ['ZALOHA', ['zaloha']],
    ['urgentný', ['urgentny-projekt']],
    ['domena hosting', ['presnost-ceny', 'podklady', 'vlastnictvo-webu']],
    ['dph', ['dph-a-fakturacia']],
    ['Fakturácia', ['dph-a-fakturacia']],
    ['faktúra', ['dph-a-fakturacia']],
    ['SEO', ['seo-v-cene']],
    ['doména nezmysel', []],
    ['.*', []],
  ])('%j finds %j', (query, slugs) => {
    expect(found(query)).toEqual(slugs);
  });

  test('no word finds everything', () => {
    expect(findQuestions(FAQ_GROUPS, searchWords(' '))).toEqual(FAQ_GROUPS);
  });

  test('a group without a match is left out, the others keep their titles', () => {
    expect(findQuestions(FAQ_GROUPS, searchWords('zaloha')).map(({ title }) => title)).toEqual([
      'Cena a rozpočet',
    ]);
  });

  test('hard spaces of a typeset text match plain ones', () => {
    const [group] = FAQ_GROUPS;
    if (!group) throw new Error('No questions');
    const [item] = group.items;
    if (!item) throw new Error('No question');
    const typeset = [{ ...group, items: [{ ...item, answer: typoSk('Zmluva o dielo a cena') }] }];
    expect(findQuestions(typeset, searchWords('o dielo'))).toHaveLength(1);
  });
});

describe('highlighting', () => {
  test.each([
    ['Platí sa záloha?', 'zaloha', 'Platí sa [záloh]a?'],
    ['Záloha a ZÁLOHA', 'záloha', '[Záloh]a a [ZÁLOH]A'],
    ['Cena aj cenník', 'cen', '[Cen]a aj [cen]ník'],
    ['Doména', 'dom men', '[Domén]a'],
    ['aaa', 'aa', '[aaa]'],
    ['za\u0301loha', 'zaloha', '[za\u0301loh]a'],
    ['🏠 dom', 'dom', '🏠 [dom]'],
    ['Nič tu nie je', 'cena', 'Nič tu nie je'],
    ['Bez slov', '', 'Bez slov'],
  ])('%j for %j: %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  const slovakText = fc
    .array(fc.constantFrom(...'aáäbcčdďeéiílĺľnňoóôrŕsštťuúyýzž AŽ.\u00A0\u0301ß🏠'), { maxLength: 40 })
    .map((letters) => letters.join(''));

  test('only cuts a text: the parts join to it, and neighbours differ', () => {
    fc.assert(
      fc.property(slovakText, slovakText, (text, query) => {
        const parts = highlighted(text, searchWords(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part, index) => part.found !== parts[index - 1]?.found)).toBe(true);
      }),
    );
  });

  test('something is highlighted wherever every word occurs, and nothing where none does', () => {
    fc.assert(
      fc.property(slovakText, slovakText, slovakText, (before, word, after) => {
        const words = searchWords(word);
        fc.pre(words.length > 0);
        expect(highlighted(`${before} ${word} ${after}`, words).some((part) => part.found)).toBe(true);
        expect(highlighted('0123', words).some((part) => part.found)).toBe(false);
      }),
    );
  });
});
