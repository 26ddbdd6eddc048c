import { expect, it } from 'vitest';
import { isMailDue, mailedBefore } from './message-mails.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['never', null, true],
  ['an hour ago', '2026-11-22T11:00:00.000Z', true],
  ['a millisecond less than an hour ago', '2026-11-22T11:00:00.001Z', false],
  ['now', '2026-11-22T12:00:00.000Z', false],
])('a client who was mailed of messages %s is mailed again: %s', (_, mailedAt, isDue) => {
  expect(isMailDue(mailedAt === null ? null : new Date(mailedAt), NOW)).toBe(isDue);
});

it('looks for clients by the same hour as it mails them', () => {
  expect(isMailDue(mailedBefore(NOW), NOW)).toBe(true);
});
