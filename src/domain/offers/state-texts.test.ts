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
  ['CP-2026-0001', 'sent', 'Čaká na vaše rozhodnutie', 'Čaká na vás'],
  ['CP-2026-0001/D1', 'viewed', 'Čaká na vaše rozhodnutie', 'Čaká na vás'],
  ['CP-2026-0001', 'accepted', 'Prijatá', 'Prijatá'],
  ['CP-2026-0001/D1', 'declined', 'Odmietnutý', 'Odmietnutý'],
  ['CP-2026-0001/D1', 'expired', 'Po platnosti', 'Po platnosti'],
  ['CP-2026-0001', 'superseded', 'Nahradená', 'Nahradená'],
  ['CP-2026-0001', 'withdrawn', 'Odvolaná', 'Odvolaná'],
] as const)('to the client %s that is %s is "%s", or "%s"', (number, state, long, short) => {
  expect(clientOfferStateText({ number, state })).toBe(long);
  expect(clientOfferStateText({ number, state }, 'short')).toBe(short);
});
