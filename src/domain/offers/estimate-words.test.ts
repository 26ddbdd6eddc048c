import { expect, it } from 'vitest';
import { estimateWords } from './estimate-words.ts';

const RANGE = { min: 1_500_00, max: 3_500_00 };
const PRICE = { min: 2_000_00, max: 2_000_00 };

it.each([
  [1_499_99, RANGE, 'o\u00A00,01\u00A0€ menej, než bol odhad'],
  [1_500_00, RANGE, 'v\u00A0rozsahu odhadu'],
  [3_500_00, RANGE, 'v\u00A0rozsahu odhadu'],
  [3_620_00, RANGE, 'o\u00A0120\u00A0€ viac, než bol odhad'],
  [2_000_00, PRICE, 'presne ako odhad'],
  [1_900_00, PRICE, 'o\u00A0100\u00A0€ menej, než bol odhad'],
])('an offer of %d cents beside %o is "%s"', (price, estimate, words) => {
  expect(estimateWords(price, estimate)).toBe(words);
});
