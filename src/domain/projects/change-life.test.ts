import { expect, test } from 'vitest';
import { CHANGE_STATES, canDecline, changeState } from './change-life.ts';

const AT = new Date('2026-11-24T09:00:00Z');

test.each([
  ['nobody has answered it', null, null, 'asked'],
  ['an addendum is written', null, 'draft', 'preparing'],
  ['the addendum was sent', null, 'sent', 'offered'],
  ['the addendum was accepted', null, 'accepted', 'agreed'],
  ['it was answered with a sentence', AT, null, 'declined'],
  ['an addendum is written after all', AT, 'draft', 'preparing'],
  ['the addendum was sent after all', AT, 'viewed', 'offered'],
] as const)('once %s', (_, declinedAt, addendum, state) => {
  expect(changeState({ declinedAt, addendum })).toBe(state);
});

test('only what nobody has answered can be declined', () => {
  expect(CHANGE_STATES.filter(canDecline)).toEqual(['asked']);
});
