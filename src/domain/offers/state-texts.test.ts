import { expect, test } from 'vitest';
import { clientOfferStateText, offerStateText, overText } from './state-texts.ts';

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

test.each([
  ['CP-2026-0001', 'accepted', '2026-09-28', 'prijatá 28. 9. 2026'],
  ['CP-2026-0001/D1', 'accepted', '2026-10-28', 'prijatý 28. 10. 2026'],
  ['CP-2026-0001/D1', 'declined', '2026-10-28', 'odmietnutý 28. 10. 2026'],
  ['CP-2026-0001', 'withdrawn', '2026-10-28', 'odvolaná 28. 10. 2026'],
  ['CP-2026-0001', 'expired', null, 'platila do 14. 12. 2026'],
  ['CP-2026-0001/D1', 'expired', null, 'platil do 14. 12. 2026'],
] as const)('of %s that is %s its day says what it was', (number, state, closedOn, text) => {
  const said = overText({ number, state, closedOn, validUntil: '2026-12-14' });
  expect(said.replaceAll('\u00A0', ' ')).toBe(text);
});
