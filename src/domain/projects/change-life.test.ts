import { expect, test } from 'vitest';
import { CHANGE_STATES, canDecline, changeState } from './change-life.ts';

const AT = new Date('2026-11-24T09:00:00Z');

test.each([
  ['nobody has answered it', null, null, 'asked'],
  ['an addendum is written', null, true, 'preparing'],
  ['the addendum was sent', null, false, 'offered'],
  ['it was answered with a sentence', AT, null, 'declined'],
  ['an addendum is written after all', AT, true, 'preparing'],
  ['the addendum was sent after all', AT, false, 'offered'],
] as const)('once %s', (_, declinedAt, isDraft, state) => {
  expect(changeState({ declinedAt, isDraft })).toBe(state);
});

test('only what nobody has answered can be declined', () => {
  expect(CHANGE_STATES.filter(canDecline)).toEqual(['asked']);
});
