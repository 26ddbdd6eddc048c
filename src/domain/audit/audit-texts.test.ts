import { expect, it } from 'vitest';
import { SECURITY_KINDS } from '../accounts/security-kinds.ts';
import { auditAction, auditActor } from './audit-texts.ts';

it('has words for everything that may happen to the safety of an account', () => {
  const unnamed = SECURITY_KINDS.map((kind) => `account.${kind}`).filter(
    (action) => auditAction(action) === action,
  );
  expect(unnamed).toEqual([]);
});

it('names who acted, by what is known of them', () => {
  expect([auditActor('visitor', undefined), auditActor('x', 'jana'), auditActor('x', undefined)]).toEqual([
    'Návštevník',
    'jana',
    'Zmazaný účet',
  ]);
});
