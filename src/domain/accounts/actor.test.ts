import { expect, it } from 'vitest';
import { ACCESS, type Actor, admission } from './actor.ts';

const ACTORS: Actor[] = [
  { kind: 'stranger' },
  { kind: 'link', offerId: 'o1', today: '2026-11-24' },
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

const [no, unproven, never] = ['unauthenticated', 'unproven', 'forbidden'];
const yes = 'admitted';

it.each([
  ['stranger', { anyone: yes, account: no, client: no, viewer: no, customer: no, admin: no }],
  ['link', { anyone: yes, account: no, client: yes, viewer: yes, customer: no, admin: no }],
  ['customer', { anyone: yes, account: yes, client: yes, viewer: yes, customer: yes, admin: never }],
  ['admin', { anyone: yes, account: yes, client: never, viewer: yes, customer: yes, admin: yes }],
])('a %s meets the calls for %j', (kind, expected) => {
  const actor = ACTORS.find((each) => each.kind === kind);
  const met = ACCESS.map((access) => [access, actor && admission(access, actor)]);
  expect(Object.fromEntries(met)).toEqual(expected);
});

it('an account without a proven e-mail meets only what is for any account', () => {
  const met = ACCESS.map((access) => [access, admission(access, UNPROVEN)]);
  expect(Object.fromEntries(met)).toEqual({
    ...{ anyone: yes, account: yes },
    ...{ client: unproven, viewer: unproven, customer: unproven, admin: never },
  });
});
