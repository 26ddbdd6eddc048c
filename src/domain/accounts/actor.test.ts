import { expect, it } from 'vitest';
import { ACCESS, type Actor, admission } from './actor.ts';

const ACTORS: Actor[] = [
  { kind: 'stranger' },
  { kind: 'link', offerId: 'o1' },
  { kind: 'customer', accountId: 'a1', sessionId: 's1', isProven: true, isConfirmed: false },
  { kind: 'admin', accountId: 'a2', sessionId: 's2', isProven: false, isConfirmed: false },
];

const UNPROVEN: Actor = {
  kind: 'customer',
  accountId: 'a3',
  sessionId: 's3',
  isProven: false,
  isConfirmed: false,
};

it.each([
  ['stranger', ['admitted', 'unauthenticated', 'unauthenticated', 'unauthenticated', 'unauthenticated']],
  ['link', ['admitted', 'admitted', 'unauthenticated', 'unauthenticated', 'unauthenticated']],
  ['customer', ['admitted', 'admitted', 'admitted', 'admitted', 'forbidden']],
  ['admin', ['admitted', 'admitted', 'admitted', 'admitted', 'admitted']],
])('a %s meets the calls for %j', (kind, expected) => {
  const actor = ACTORS.find((each) => each.kind === kind);
  expect(ACCESS.map((access) => actor && admission(access, actor))).toEqual(expected);
});

it('an account without a proven e-mail meets only what is for any account', () => {
  expect(ACCESS.map((access) => admission(access, UNPROVEN))).toEqual([
    'admitted',
    'admitted',
    'admitted',
    'unproven',
    'forbidden',
  ]);
});
