import { expect, test } from 'vitest';
import { lapsedAct, lapsedText } from './lapsed-texts.ts';

test.each([
  [null, 'ponuka už neexistuje', 'Vytvoriť ponuku'],
  ['expired', 'platila do 12.\u00A011.\u00A02026', 'Obnoviť'],
  ['withdrawn', 'odvolaná', 'Obnoviť'],
  ['declined', 'odmietnutá', 'Obnoviť'],
  ['draft', 'nová sa ešte len píše', 'Dokončiť'],
] as const)('after an offer that is %s: %s, %s', (state, text, act) => {
  const offer = state && { state, validUntil: '2026-11-12' };
  expect([lapsedText(offer), lapsedAct(offer)]).toEqual([text, act]);
});
