import { expect, it } from 'vitest';
import { ACCESS, type Actor, admission } from './actor.ts';

const ACTORS: Actor[] = [
  { kind: 'stranger' },
  { kind: 'link', offerId: 'o1' },
  { kind: 'customer', accountId: 'a1', isProven: true },
  { kind: 'admin', accountId: 'a2' },
];

it.each([
  ['stranger', ['admitted', 'unauthenticated', 'unauthenticated', 'unauthenticated']],
  ['link', ['admitted', 'admitted', 'unauthenticated', 'unauthenticated']],
  ['customer', ['admitted', 'admitted', 'admitted', 'forbidden']],
  ['admin', ['admitted', 'admitted', 'admitted', 'admitted']],
])('a %s meets the calls for %j', (kind, expected) => {
  const actor = ACTORS.find((each) => each.kind === kind);
  expect(ACCESS.map((access) => actor && admission(access, actor))).toEqual(expected);
});
