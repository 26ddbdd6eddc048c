import { expect, it } from 'vitest';
import { auditAction, auditActor, auditSubject } from './audit-texts.ts';

it('says what was done to an account, a client and a request', () => {
  expect(['account.reset-link-sent', 'client.added', 'request.submitted'].map(auditAction)).toEqual([
    'Odoslanie odkazu na nové heslo',
    'Pridanie fakturačných údajov',
    'Odoslanie dopytu',
  ]);
  expect(auditSubject('client', undefined)).toBe('fakturačné údaje');
});

it('names who acted, by what is known of them', () => {
  expect(['visitor', 'stranger', 'machine', 'x'].map((actor) => auditActor(actor, undefined))).toEqual([
    'Návštevník',
    'Návštevník',
    'Prevádzkovateľ na serveri',
    'Zrušený účet',
  ]);
  expect(auditActor('x', 'jana')).toBe('jana');
});
