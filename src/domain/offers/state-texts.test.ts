import { expect, test } from 'vitest';
import { offerStateText } from './state-texts.ts';

test.each([
  ['CP-2026-0001', 'accepted', 'Prijatá'],
  ['CP-2026-0001/D1', 'accepted', 'Prijatý'],
  ['CP-2026-0001/D2', 'withdrawn', 'Odvolaný'],
  ['CP-2026-0001/D2', 'expired', 'Po platnosti'],
] as const)('%s that is %s is "%s"', (number, state, word) => {
  expect(offerStateText({ number, state })).toBe(word);
});
