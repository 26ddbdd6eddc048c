import { describe, expect, it } from 'vitest';
import { byCount, type Noun, noun, plural, pluralRange, zBefore } from './plural.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('plural', () => {
  // The table of slovak.md 5.3.
  it.each<[Noun, ...[number, string][]]>([
    ['project', [1, '1 projekt'], [2, '2 projekty'], [1.5, '1,5 projektu'], [5, '5 projektov']],
    ['week', [1, '1 týždeň'], [2, '2 týždne'], [1.5, '1,5 týždňa'], [6, '6 týždňov']],
    ['feature', [1, '1 funkcia'], [3, '3 funkcie'], [1.5, '1,5 funkcie'], [5, '5 funkcií']],
    ['day', [1, '1 deň'], [2, '2 dni'], [1.5, '1,5 dňa'], [30, '30 dní']],
    ['month', [1, '1 mesiac'], [3, '3 mesiace'], [1.5, '1,5 mesiaca'], [6, '6 mesiacov']],
    ['minute', [1, '1 minúta'], [2, '2 minúty'], [2.5, '2,5 minúty'], [15, '15 minút']],
    ['service', [1, '1 služba'], [2, '2 služby'], [7, '7 služieb']],
    ['furtherService', [1, '1 ďalšia služba'], [2, '2 ďalšie služby'], [5, '5 ďalších služieb']],
    ['furtherFeature', [1, '1 ďalšia funkcia'], [2, '2 ďalšie funkcie'], [5, '5 ďalších funkcií']],
    ['request', [1, '1 dopyt'], [2, '2 dopyty'], [5, '5 dopytov']],
    [
      'unansweredMessage',
      [1, '1 správa bez odpovede'],
      [2, '2 správy bez odpovede'],
      [5, '5 správ bez odpovede'],
    ],
    ['unreadMessage', [1, '1 neprečítaná správa'], [2, '2 neprečítané správy'], [5, '5 neprečítaných správ']],
    ['item', [1, '1 položka'], [2, '2 položky'], [5, '5 položiek']],
    ['error', [1, '1 chyba'], [2, '2 chyby'], [5, '5 chýb']],
    ['offer', [1, '1 ponuka'], [2, '2 ponuky'], [5, '5 ponúk']],
    ['budget', [1, '1 rozpočet'], [2, '2 rozpočty'], [5, '5 rozpočtov']],
  ])('of %s', (name, ...forms) => {
    for (const [count, text] of forms) expect(spaced(plural(count, name))).toBe(text);
  });

  it.each([
    [0, '0 projektov'],
    [22, '22 projektov'],
    [101, '101 projektov'],
    [102, '102 projektov'],
    [1500, '1 500 projektov'],
  ])('of %i takes the last form', (count, text) => {
    expect(spaced(plural(count, 'project'))).toBe(text);
  });

  it('joins number and noun with a hard space', () => {
    expect(plural(2, 'week')).toBe('2\u00A0týždne');
  });
});

describe('pluralRange', () => {
  it.each([
    [0, 1, '0·– 1·týždeň'],
    [1, 2, '1·– 2·týždne'],
    [2, 4, '2·– 4·týždne'],
    [3, 6, '3·– 6·týždňov'],
    [8, 12, '8·– 12·týždňov'],
  ])('the noun follows the end of %i – %i, and lines break after the dash only', (from, to, text) => {
    expect(pluralRange(from, to, 'week').replaceAll('\u00A0', '·')).toBe(text);
  });
});

it('noun gives the word alone', () => {
  expect([1, 3, 5].map((count) => noun(count, 'month'))).toEqual(['mesiac', 'mesiace', 'mesiacov']);
});

it('byCount makes verb and adjective agree', () => {
  const selected = ['Vybraná', 'Vybrané', 'Vybranej', 'Vybraných'] as const;
  expect([1, 2, 5].map((count) => byCount(count, selected))).toEqual(['Vybraná', 'Vybrané', 'Vybraných']);
});

describe('zBefore', () => {
  it.each([4, 6, 7, 14, 16, 17, 40, 64, 79, 100, 150, 400, 4_000, 7_500, 16_000, 100_000, 6_000_000])(
    'says "zo" before %i',
    (count) => expect(zBefore(count)).toBe('zo\u00A0'),
  );

  it.each([
    0, 1, 2, 3, 5, 8, 10, 11, 12, 13, 15, 19, 24, 37, 50, 90, 200, 306, 500, 1_000, 2_400, 15_000, 1_000_000,
  ])('says "z" before %i', (count) => expect(zBefore(count)).toBe('z\u00A0'));
});
