import { afterEach, beforeEach, expect, it } from 'vitest';
import { SECURITY_NOTICES } from '#content/account-mails.ts';
import { SECURITY_KINDS } from '#domain/accounts/security-kinds.ts';
import { person, proven, registered } from '../../../tests/accounts.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { findSignIn } from './data.ts';
import { createSecurityNotice } from './security-notices.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const JANA = person('jana');
const NOW = new Date('2026-11-22T12:00:00Z');

async function notified(kinds: readonly (typeof SECURITY_KINDS)[number][], actor?: string) {
  const { db, outbox } = app.services;
  const account = await findSignIn(db, JANA.username);
  if (!account) throw new Error('Nobody is registered');
  const securityNotice = createSecurityNotice(app.services);
  await db.transaction(async (transaction) => {
    for (const kind of kinds) await securityNotice(transaction, account, kind, NOW, actor);
  });
  outbox.wake();
  return account;
}

it('mails every kind to a proven address, without anything that somebody typed', async () => {
  await proven(app, JANA);
  await notified(SECURITY_KINDS);
  const subjects = SECURITY_KINDS.map((kind) => SECURITY_NOTICES[kind].subject);
  await app.drain();
  const mails = await mailsAbout(app.dataDir, JANA.email);
  expect(mails.filter(({ subject }) => subjects.includes(subject ?? ''))).toHaveLength(SECURITY_KINDS.length);
  expect(mails.flatMap(({ text, html }) => [text, html]).join()).not.toContain(JANA.username);
  expect(mails.every(({ to }) => to?.[0]?.name === '')).toBe(true);
  const textOf = (kind: (typeof SECURITY_KINDS)[number]) =>
    mails.find(({ subject }) => subject === SECURITY_NOTICES[kind].subject)?.text;
  expect(textOf('passkey-added')).toMatch(/nastavte nové heslo/);
  for (const kind of ['second-factor-reset', 'role-changed', 'blocked', 'unblocked'] as const)
    expect(textOf(kind)).not.toMatch(/boli vy|nové heslo/);
});

it('counts mails to an administrator’s address that nobody has proven', async () => {
  await registered(app, JANA);
  await app.database.pool.query("update accounts set role = 'admin'");
  await notified(['password-changed', 'password-changed', 'password-changed']);
  const { rows } = await app.database.pool.query(
    `select status, count(*)::int from mails where kind = 'account-security' group by status order by status`,
  );
  expect(rows).toContainEqual({ status: 'held', count: 1 });
});

it('notes who did it in the history of the account', async () => {
  await registered(app, JANA);
  const { id } = await notified(['blocked'], 'operator');
  const { rows } = await app.database.pool.query(
    `select actor, action, subject_type, subject_id from audit_log where action = 'account.blocked'`,
  );
  expect(rows).toEqual([
    { actor: 'operator', action: 'account.blocked', subject_type: 'account', subject_id: id },
  ]);
});
