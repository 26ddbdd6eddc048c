import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { administrator, person, proven, registered } from '../../../tests/accounts.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { waitingForLock } from '../../../tests/test-db.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => app.close());

const ACCOUNTS = '/api/admin/accounts';
const get = (browser: TestBrowser, url: string) => browser.inject({ method: 'GET', url });
const change = (browser: TestBrowser, id: string, body: object) =>
  browser.send('PATCH', `${ACCOUNTS}/${id}`, body);
const idOf = async (browser: TestBrowser): Promise<string> => (await get(browser, '/api/user')).json().id;
/** What the log says was done to an account, and by whom. */
const noted = async (id: string, actor: string): Promise<string[]> => {
  const { rows } = await app.database.pool.query(
    'SELECT action FROM audit_log WHERE subject_id = $1 AND actor = $2 ORDER BY id',
    [id, actor],
  );
  return rows.map(({ action }) => action);
};

/** The token of the link that was mailed for a new password. */
const resetToken = async (email: string): Promise<string> => {
  const token = async () =>
    (await mailsAbout(app.dataDir, email)).flatMap(
      ({ text = '' }) => /resetovat-heslo#([\w-]{43})/.exec(text.replace(/=\n/g, ''))?.[1] ?? [],
    );
  await app.drain();
  expect((await token()).length).toBeGreaterThan(0);
  return (await token())[0] ?? '';
};

describe('the list of users', () => {
  it('finds by part of name, username and e-mail, and takes signs of a pattern for themselves', async () => {
    const admin = await administrator(app, person('spravca'));
    await proven(app, person('lubica'));
    await app.database.pool.query(
      `UPDATE accounts SET full_name = 'Ľubica Šťastná' WHERE username = 'lubica'`,
    );
    const found = async (search: string) =>
      (await get(admin, `${ACCOUNTS}?${new URLSearchParams({ search })}`))
        .json()
        .map(({ username }: { username: string }) => username);
    expect(await found('')).toEqual(['lubica', 'spravca']);
    expect(await found('stastna')).toEqual(['lubica']);
    expect(await found('LUBICA@')).toEqual(['lubica']);
    expect(await found('%')).toEqual([]);
  });

  it('shows no hash, secret or token', async () => {
    const admin = await administrator(app, person('spravca'));
    const [row] = (await get(admin, ACCOUNTS)).json();
    expect(row).toEqual({
      id: await idOf(admin),
      username: 'spravca',
      email: 'spravca@example.sk',
      emailVerified: true,
      fullName: '',
      role: 'admin',
      blocked: false,
      hasSecondFactor: false,
      createdAt: expect.any(String),
      usedAt: expect.any(String),
    });
  });

  it('comes fifty at a time', async () => {
    const admin = await administrator(app, person('spravca'));
    await app.database.pool.query(
      `INSERT INTO accounts (id, username, username_key, email, email_key, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), 'u' || n, 'u' || n, 'u' || n || '@example.sk', 'u' || n || '@example.sk', 'x', at, at
       FROM generate_series(1, $1::int) n, lateral (SELECT timestamptz '2026-01-01' AS at) t`,
      [LIST_ROWS + 5],
    );
    const first = (await get(admin, ACCOUNTS)).json();
    const rest = (await get(admin, `${ACCOUNTS}?after=${keysetOf(first.at(-1))}`)).json();
    const ids = [...first, ...rest].map(({ id }: { id: string }) => id);
    expect([first.length, rest.length, new Set(ids).size]).toEqual([LIST_ROWS, 6, LIST_ROWS + 6]);
  });
});

describe('an administrator', () => {
  it('gives a role and takes it, in force at the next call, noted once and mailed to the owner', async () => {
    const admin = await administrator(app, person('spravca'));
    const jana = await proven(app, person('jana'));
    const [id, actor] = [await idOf(jana), await idOf(admin)];
    expect((await change(admin, id, { role: 'admin' })).json()).toMatchObject({ id, role: 'admin' });
    // A new sign-in for a new role.
    expect((await get(jana, ACCOUNTS)).statusCode).toBe(401);
    await jana.post('/api/login', person('jana'));
    expect((await get(jana, ACCOUNTS)).statusCode).toBe(200);
    await change(admin, id, { role: 'admin' });
    expect((await get(jana, ACCOUNTS)).statusCode).toBe(200);
    await change(admin, id, { role: 'customer' });
    expect((await get(jana, ACCOUNTS)).statusCode).toBe(403);
    expect(await noted(id, actor)).toEqual(['account.role-changed', 'account.role-changed']);
    await app.drain();
    expect((await mailsAbout(app.dataDir, 'jana@example.sk')).length).toBe(3);
  });

  it('with a password of a customer opens nothing by it until a longer one is set', async () => {
    const admin = await administrator(app, person('spravca'));
    const short = { ...person('jana'), password: 'Kopačka-7' };
    const jana = await proven(app, short);
    await change(admin, await idOf(jana), { role: 'admin' });
    const login = async (password: string) => {
      const answer = await jana.post('/api/login', { username: 'jana', password });
      return [answer.statusCode, answer.json().field, answer.json().message];
    };
    expect(await login(short.password)).toEqual([400, 'password', ACCOUNT_TEXTS.passwordOutgrown]);
    expect((await login('Kopačka-8'))[0]).toBe(401);
    expect((await get(jana, '/api/user')).statusCode).toBe(401);
    await jana.post('/api/password/forgotten', { email: short.email });
    const token = await resetToken(short.email);
    const tooShort = await jana.post('/api/password/reset', { token, password: 'Kopačka-9' });
    expect(tooShort.json().message).toBe(ACCOUNT_TEXTS.passwordShortForAdmin);
    const password = 'Dlhšie heslo-7';
    expect((await jana.post('/api/password/reset', { token, password })).statusCode).toBe(200);
    expect((await login(password))[0]).toBe(200);
    expect((await get(jana, ACCOUNTS)).statusCode).toBe(200);
  });

  it('who has signed in by a link confirms nothing by a password of a customer', async () => {
    const short = { ...person('jana'), password: 'Kopačka-7' };
    const jana = await administrator(app, short);
    const answer = await jana.post('/api/account/confirmation', { password: short.password });
    expect([answer.statusCode, answer.json().message]).toEqual([400, ACCOUNT_TEXTS.passwordOutgrown]);
  });

  it('blocks and unblocks: who is blocked is out at once and stays out until then', async () => {
    const admin = await administrator(app, person('spravca'));
    const jana = await proven(app, person('jana'));
    const [id, actor] = [await idOf(jana), await idOf(admin)];
    await change(admin, id, { blocked: true });
    expect((await get(jana, '/api/user')).statusCode).toBe(401);
    const login = () => jana.post('/api/login', { username: 'jana', password: person('jana').password });
    expect((await login()).statusCode).toBe(401);
    await change(admin, id, { blocked: false });
    expect((await get(jana, '/api/user')).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(200);
    expect(await noted(id, actor)).toEqual(['account.blocked', 'account.unblocked']);
  });

  it('ends sign-ins, and takes a second factor away with every sign-in it opened', async () => {
    const admin = await administrator(app, person('spravca'));
    const jana = await proven(app, person('jana'));
    const [id, actor] = [await idOf(jana), await idOf(admin)];
    await admin.post(`${ACCOUNTS}/${id}/end-sessions`, {});
    expect((await get(jana, '/api/user')).statusCode).toBe(401);
    await app.database.pool.query(
      `UPDATE accounts SET totp_secret = 'x', totp_confirmed_at = now() WHERE id = $1`,
      [id],
    );
    await app.database.pool.query(`INSERT INTO recovery_codes VALUES ('x', $1)`, [id]);
    const reset = await admin.post(`${ACCOUNTS}/${id}/reset-second-factor`, {});
    expect(reset.json()).toMatchObject({ hasSecondFactor: false, usedAt: null });
    expect((await app.database.pool.query('SELECT FROM recovery_codes')).rowCount).toBe(0);
    expect(await noted(id, actor)).toEqual(['account.sessions-ended', 'account.second-factor-reset']);
  });

  it('has to have typed the password lately', async () => {
    const admin = await administrator(app, person('spravca'));
    const id = await idOf(await proven(app, person('jana')));
    await app.database.pool.query('UPDATE sessions SET confirmed_at = null');
    const answer = await change(admin, id, { blocked: true });
    expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('heslom')]);
    expect(await noted(id, await idOf(admin))).toEqual([]);
  });

  it('changes nothing of the own account, of none that is not there, and nothing that is not asked for', async () => {
    const admin = await administrator(app, person('spravca'));
    const own = await idOf(admin);
    const jana = await idOf(await registered(app, person('jana')));
    const refusals = [
      await change(admin, own, { role: 'customer' }),
      await change(admin, own, { blocked: true }),
      await admin.post(`${ACCOUNTS}/${own}/reset-second-factor`, {}),
      await change(admin, randomUUID(), { blocked: true }),
      await change(admin, jana, {}),
      await change(admin, jana, { blocked: false, emailVerified: true, passwordHash: 'x' }),
      await change(admin, jana, { role: 'admin' }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 404, 400, 400, 400]);
    expect([...(await noted(own, own)), ...(await noted(jana, own))]).not.toContain('account.role-changed');
  });

  it('stays when two take the role from each other at once', async () => {
    const [anna, bruno] = [
      await administrator(app, person('anna')),
      await administrator(app, person('bruno')),
    ];
    const [a, b] = [await idOf(anna), await idOf(bruno)];
    const holder = await app.database.pool.connect();
    await holder.query('BEGIN; SELECT FROM accounts FOR UPDATE');
    const sent = [
      change(anna, b, { role: 'customer' }),
      change(bruno, a, { blocked: true }),
      change(anna, b, { blocked: true }),
      change(bruno, a, { role: 'customer' }),
    ];
    await expect.poll(() => waitingForLock(holder)).toBe(sent.length);
    await holder.query('ROLLBACK');
    holder.release();
    const answers = await Promise.all(sent);
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length,
    ).toBeGreaterThan(0);
    const { rows } = await app.database.pool.query(
      `SELECT count(*)::int AS admins FROM accounts WHERE role = 'admin' AND blocked_at IS NULL`,
    );
    expect(rows).toEqual([{ admins: 1 }]);
  });
});

it('reads in the log who did what to what, of one account where it is asked for', async () => {
  const admin = await administrator(app, person('spravca'));
  const id = await idOf(await proven(app, person('jana')));
  await change(admin, id, { blocked: true });
  const all = (await get(admin, '/api/admin/audit')).json();
  expect(all[0]).toEqual({
    id: expect.any(Number),
    at: expect.any(String),
    actor: 'spravca',
    action: 'account.blocked',
    sentence: 'Účet jana je zablokovaný.',
    subject: { type: 'account', id, record: null, name: 'účet jana' },
  });
  const older = (await get(admin, `/api/admin/audit?after=${all[0].id}`)).json();
  expect(older).toEqual(all.slice(1));
  const own = (await get(admin, `/api/admin/audit?subjectType=account&subjectId=${id}`)).json();
  expect(own.length).toBeLessThan(all.length);
  expect(own.every(({ subject }: { subject: { id: string } }) => subject.id === id)).toBe(true);
});

it('reads what is left to be set up, as the start prints it', async () => {
  const admin = await administrator(app, person('spravca'));
  const list = (await get(admin, '/api/admin/checklist')).json();
  expect(list).toMatchObject({
    missing: expect.arrayContaining(['operator.businessName', 'operator.ico']),
    unconfirmedClaims: expect.arrayContaining(['projectsDone']),
    unset: ['PUBLIC_URL', 'SMTP_URL'],
    adminsWithoutSecondFactor: ['spravca'],
  });
});
