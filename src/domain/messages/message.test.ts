import { expect, test } from 'vitest';
import { canWithdraw, type MessageSide } from './message.ts';

const CREATED = new Date('2026-11-23T09:00:00Z');
const after = (seconds: number) => new Date(CREATED.getTime() + seconds * 1000);
const message = { side: 'operator' as MessageSide, createdAt: CREATED, readAt: null, withdrawnAt: null };

test.each([
  ['at once', message, 'operator', 0, true],
  ['at the end of the fifth minute', message, 'operator', 300, true],
  ['a second later', message, 'operator', 301, false],
  ['by the other side', message, 'client', 10, false],
  ['once it was read', { ...message, readAt: after(5) }, 'operator', 10, false],
  ['a second time', { ...message, withdrawnAt: after(5) }, 'operator', 10, false],
] as const)('a message is withdrawn %s', (_, written, by, seconds, allowed) => {
  expect(canWithdraw(written, by, after(seconds))).toBe(allowed);
});
