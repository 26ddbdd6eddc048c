import { expect, it } from 'vitest';
import { ACCOUNT_EVENTS, actionOf } from '../accounts/account-events.ts';
import { auditAction, auditActor, auditSentence, auditSubject } from './audit-texts.ts';

it('says what was done to an account, a client and a request', () => {
  expect(['account.reset-link-sent', 'client.added', 'request.submitted'].map(auditAction)).toEqual([
    'Odoslanie odkazu na nové heslo',
    'Pridanie fakturačných údajov',
    'Odoslanie dopytu',
  ]);
  expect(auditSubject('client', undefined)).toBe('klient');
});

it('names who acted, by what is known of them', () => {
  expect(
    ['visitor', 'stranger', 'machine', 'sweep', 'x'].map((actor) => auditActor(actor, undefined)),
  ).toEqual(['Návštevník', 'Návštevník', 'Prevádzkovateľ na serveri', 'Server', 'Zrušený účet']);
  expect(auditActor('x', 'jana')).toBe('jana');
});

it('tells in a sentence what was done to whom, in the case it takes', () => {
  expect(
    (
      [
        ['account.blocked', 'account', 'jana'],
        ['account.password-changed', 'account', 'jana'],
        ['account.account-deleted', 'account', undefined],
        ['request.submitted', 'request', '#0017'],
        ['request.called', 'request', '#0017'],
        ['request.lost', 'request', '#0017'],
        ['offer.sent', 'offer', 'CP-2026-0001'],
        ['offer.sent', 'offer', 'CP-2026-0001/D1'],
        ['offer.saved', 'offer', 'CP-2026-0001/D1'],
        ['client.edited', 'client', 'Krov, s. r. o.'],
        ['client.made', 'client', 'Krov, s. r. o.'],
        ['client.member-invited', 'client', 'Ján Vzorový'],
        ['project.written', 'project', 'Web pre podlahára'],
      ] as const
    ).map(([action, type, name]) => auditSentence(action, type, name)),
  ).toEqual([
    'Účet jana je zablokovaný.',
    'Heslo účtu jana sa zmenilo.',
    'Účet je zrušený.',
    'Prišiel dopyt #0017.',
    'Do dopytu #0017 pribudol záznam o telefonáte.',
    'Dopyt #0017 sa skončil bez zákazky.',
    'Ponuka CP-2026-0001 odišla klientovi.',
    'Dodatok CP-2026-0001/D1 odišiel klientovi.',
    'Koncept dodatku CP-2026-0001/D1 sa zmenil.',
    'Klient Krov, s. r. o.: údaje sa zmenili.',
    'Pribudol klient Krov, s. r. o.',
    'Klient Ján Vzorový: odišla pozvánka do účtu.',
    'Klientovi odišla správa k\u00A0projektu „Web pre podlahára“.',
  ]);
  const told = ACCOUNT_EVENTS.map((event) => auditSentence(actionOf(event), 'account', 'jana'));
  expect(told.filter((sentence) => !/(účet|účtu) jana/i.test(sentence))).toEqual([]);
});

it('never shows as it was noted what has no words yet', () => {
  expect(auditAction('robot.moved')).toBe('Iná zmena');
  expect(auditSentence('robot.moved', 'robot', undefined)).toBe('Iná zmena: iný záznam.');
  expect(auditSentence('account.moved', 'account', 'jana')).toBe('Iná zmena: účet jana.');
});
