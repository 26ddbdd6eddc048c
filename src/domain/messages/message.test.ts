import { expect, test } from 'vitest';
import { AS_OPERATOR, canWithdraw, isByReader, isUnread, type MessagePerson } from './message.ts';

const CREATED = new Date('2026-11-23T09:00:00Z');
const after = (seconds: number) => new Date(CREATED.getTime() + seconds * 1000);
const message = { ...AS_OPERATOR, createdAt: CREATED, readAt: null, withdrawnAt: null };
const client = (accountId: string | null): MessagePerson => ({ side: 'client', accountId });

test.each([
  ['at once', message, 'operator', 0, true],
  ['at the end of the fifth minute', message, 'operator', 300, true],
  ['a second later', message, 'operator', 301, false],
  ['by the other side', message, 'client', 10, false],
  ['once it was read', { ...message, readAt: after(5) }, 'operator', 10, false],
  ['a second time', { ...message, withdrawnAt: after(5) }, 'operator', 10, false],
] as const)('a message is withdrawn %s', (_, written, by, seconds, allowed) => {
  const person = by === 'operator' ? AS_OPERATOR : client('jana');
  expect(canWithdraw(written, person, after(seconds))).toBe(allowed);
});

test.each([
  ['a member their own', 'jana', 'jana', true],
  ['a member what came by a link', null, 'jana', true],
  ['a member that of another one', 'jana', 'peter', false],
  ['a holder of a link what came by one', null, null, true],
  ['a holder of a link that of a member', 'jana', null, false],
])('%s: %s by %s is withdrawn %s', (_, author, by, allowed) => {
  expect(canWithdraw({ ...message, ...client(author) }, client(by), CREATED)).toBe(allowed);
});

test('an operator withdraws what another one has written', () => {
  expect(canWithdraw({ ...message, accountId: 'prvý' }, AS_OPERATOR, CREATED)).toBe(true);
});

test.each([
  ['the other side wrote it and nobody has seen it', {}, true],
  ['it is their own', { side: 'client' }, false],
  ['they have seen it', { readAt: 'then' }, false],
  ['it was taken back', { withdrawnAt: 'then' }, false],
] as const)('a message is unread where %s', (_, of, expected) => {
  const message = { side: 'operator', readAt: null, withdrawnAt: null, ...of } as const;
  expect(isUnread(message, 'client')).toBe(expected);
});

test.each([
  ['prvý', 'prvý', true],
  ['prvý', 'druhý', false],
  [null, 'prvý', false],
  ['prvý', null, false],
  [null, null, true],
])('what %s has written is %s’s own: %s', (accountId, by, isOwn) => {
  const client = (id: string | null) => ({ side: 'client', accountId: id }) as const;
  expect(isByReader(client(accountId), client(by))).toBe(isOwn);
  expect(isByReader(client(accountId), AS_OPERATOR)).toBe(false);
});
