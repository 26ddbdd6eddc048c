import { expect, test } from 'vitest';
import { clientOfferStateText, offerStateText } from './state-texts.ts';

test.each([
  ['CP-2026-0001', 'accepted', 'Prijatá'],
  ['CP-2026-0001/D1', 'accepted', 'Prijatý'],
  ['CP-2026-0001/D2', 'withdrawn', 'Odvolaný'],
  ['CP-2026-0001/D2', 'expired', 'Po platnosti'],
] as const)('%s that is %s is "%s"', (number, state, word) => {
  expect(offerStateText({ number, state })).toBe(word);
});

test.each([
  ['CP-2026-0001', 'sent', 'Čaká na vás'],
  ['CP-2026-0001/D1', 'viewed', 'Čaká na vás'],
  ['CP-2026-0001', 'accepted', 'Prijatá'],
  ['CP-2026-0001/D1', 'declined', 'Odmietnutý'],
  ['CP-2026-0001/D1', 'expired', 'Po platnosti'],
  ['CP-2026-0001', 'superseded', 'Nahradená'],
  ['CP-2026-0001', 'withdrawn', 'Odvolaná'],
] as const)('to the client %s that is %s is "%s"', (number, state, word) => {
  expect(clientOfferStateText({ number, state })).toBe(word);
});
