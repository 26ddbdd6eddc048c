import { afterEach, describe, expect, it } from 'vitest';
import { SESSIONS_MAX } from '#domain/accounts/account-limits.ts';
import { PASSKEYS_MAX } from '#domain/accounts/factor-limits.ts';
import { createCodeShare } from '#server/mail/shares.ts';
import { person, proven, registered } from '../accounts.ts';
import { Authenticator } from '../authenticator.ts';
import { contactBody } from '../factories/bodies.ts';
import { waiting, withApp } from '../factors.ts';
import { createTestApp, type TestApp, type TestAppOptions, type TestBrowser } from '../test-app.ts';

const OFF = { RATE_LIMITS: 'off' };

let app: TestApp;
afterEach(() => app.close());
const start = async (options: TestAppOptions = {}) => {
  app = await createTestApp(options);
};

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.inject({ method: 'GET', url: '/api/user' })).statusCode === 200;

/** A browser that holds a copy of another's cookies. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = app.browser();
  Object.assign(copy.cookies, browser.cookies);
  return copy;
}

it.each(['/api/password/forgotten', '/api/login/link'])(
  'An address that may ask for no more by %s takes no mail away from others (security 25)',
  async (url) => {
    await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    const ask = async (email: string, ip: string) =>
      (await app.browser().post(url, { email }, { 'x-forwarded-for': ip })).statusCode;
    for (const n of [1, 2, 3]) await ask(`vlastny${n}@example.sk`, '203.0.113.7');
    const { email } = person('obet');
    for (const _ of [1, 2, 3]) expect(await ask(email, '203.0.113.7')).toBe(429);
    expect(await ask(email, '198.51.100.2')).toBe(200);
  },
);

it.each([
  ['the password is typed again', '/api/account/confirmation', {}],
  ['the password is changed', '/api/account/password', { password: 'Úplne-iné-heslo-8' }],
])('A stolen copy of a session is worth nothing once %s (security 14)', async (_what, url, body) => {
  await start();
  const who = person('okradnuta');
  const owner = await registered(app, who);
  const thief = copyOf(owner);
  expect(await isSignedIn(thief)).toBe(true);
  expect((await owner.post(url, { password: who.password, ...body })).statusCode).toBe(200);
  expect([await isSignedIn(thief), await isSignedIn(owner)]).toEqual([false, true]);
});

it('An account is signed in with so many browsers, and whoever only knows the password signs none of them out', async () => {
  await start({ env: OFF });
  const who = person('mnohych');
  const owner = await registered(app, who);
  const fill = (awaitsFactor: boolean) =>
    app.database.pool.query(
      `INSERT INTO sessions (id, token_hash, account_id, awaits_factor, created_at, used_at, address, user_agent)
       SELECT gen_random_uuid(), $1 || n, id, $1::boolean, $3, $3, '', ''
       FROM accounts, generate_series(1, $2::int) n`,
      [awaitsFactor, SESSIONS_MAX, new Date(app.time.clock().getTime() - 3_600_000)],
    );
  const counts = async () => {
    const { rows } = await app.database.pool.query(
      'SELECT count(*) FILTER (WHERE awaits_factor)::int AS waiting, count(*) FILTER (WHERE NOT awaits_factor)::int AS open FROM sessions',
    );
    return rows[0];
  };
  await fill(false);
  await app.browser().post('/api/login', who);
  expect(await counts()).toEqual({ waiting: 0, open: SESSIONS_MAX });
  expect(await isSignedIn(owner)).toBe(true);

  await withApp(owner, app.time.clock());
  await fill(true);
  await waiting(app, who);
  expect(await counts()).toEqual({ waiting: SESSIONS_MAX, open: SESSIONS_MAX });
  expect(await isSignedIn(owner)).toBe(true);
});

it(`An account has ${PASSKEYS_MAX} passkeys, however many were begun while there was room`, async () => {
  await start({ env: { ...OFF, PUBLIC_URL: 'http://localhost:3000' } });
  const owner = await registered(app, person('klucnik'));
  const { challenge } = (await owner.post('/api/account/passkeys/options', {})).json();
  await app.database.pool.query(
    `INSERT INTO passkeys (id, account_id, name, public_key, counter, transports, created_at)
     SELECT 'k' || n, id, 'k', 'x', 0, '{}', now() FROM accounts, generate_series(1, $1::int) n`,
    [PASSKEYS_MAX],
  );
  const response = new Authenticator('http://localhost:3000').make(challenge);
  const answer = await owner.post('/api/account/passkeys', { name: 'Navyše', response });
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'name']);
});

describe('One address (decisions 7.14)', () => {
  const HOUR = 60 * 60_000;
  const fates = async () => {
    const { rows } = await app.database.pool.query(
      "SELECT CASE status WHEN 'held' THEN 'held' ELSE 'let out' END AS fate, count(*)::int FROM mails GROUP BY 1",
    );
    return Object.fromEntries(rows.map(({ fate, count }) => [fate, count]));
  };
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  it('has five codes mailed in an hour, and everybody else gets theirs', async () => {
    await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    const caller = { ip: '203.0.113.7', actor: { kind: 'stranger' } } as const;
    const codeShare = createCodeShare(app.services.limiter);
    for (let n = 0; n < 4; n += 1) expect(await codeShare(caller, `rad${n}@example.sk`)).toBe(true);
    const browser = app.browser();
    await browser.post('/api/register', person('posledny'), from(caller.ip));
    for (const [url, body] of [
      ['/api/account/email-code', {}],
      ['/api/account/email', { email: 'iny@example.sk' }],
    ] as const) {
      const refused = await browser.post(url, body, from(caller.ip));
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    }
    const held = await app.browser().post('/api/register', person('neskoro'), from(caller.ip));
    expect([held.statusCode, held.json().codeMailed]).toEqual([201, false]);
    await app.browser().post('/api/contact-messages', contactBody(), from(caller.ip));
    expect(await fates()).toEqual({ 'let out': 3, held: 1 });
    await app.browser().post('/api/register', person('cakajuca'), from('198.51.100.2'));
    expect(await fates()).toEqual({ 'let out': 4, held: 1 });
  });

  it('cannot fill the site’s codes for the day with fewer than twenty-seven others', async () => {
    let now = new Date('2026-11-22T00:00:00Z');
    await start({ clock: () => now });
    const codeShare = createCodeShare(app.services.limiter);
    const caller = { ip: '203.0.113.7', actor: { kind: 'stranger' } } as const;
    let mailed = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      for (let n = 0; n < 6; n += 1) if (await codeShare(caller, `rad${hour}-${n}@example.sk`)) mailed += 1;
      now = new Date(now.getTime() + HOUR);
    }
    expect(mailed).toBe(15);
  });

  it('keeps nobody who has proven an e-mail from the code for another, also together with all others', async () => {
    await start();
    const owner = await proven(app, person('znama'));
    await app.database.pool.query(
      `INSERT INTO mails (id, kind, to_name, to_address, recipient, payload, message_id, status, created_at, updated_at)
       SELECT gen_random_uuid(), 'account-email-code', '', n || '@example.sk', n || '@example.sk', '{}', n || '@x', 'sent', $1, $1
       FROM generate_series(1, 100) n`,
      [app.time.clock()],
    );
    const stranger = await app.browser().post('/api/register', person('cudzi'));
    expect([stranger.statusCode, stranger.json().codeMailed]).toEqual([201, false]);
    const asked = await owner.post('/api/account/email', { email: 'nova@example.sk' });
    expect(asked.statusCode).toBe(200);
  });

  it('does not keep the owner of an e-mail from their code for a day', async () => {
    let now = new Date('2026-11-22T00:00:00Z');
    await start({ clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
    const { email } = person('obet');
    for (let hour = 0; hour < 4; hour += 1) {
      for (let n = 0; n < 3; n += 1)
        await app.browser().post('/api/register', person(`zlo${hour}${n}`, email), from('203.0.113.7'));
      now = new Date(now.getTime() + HOUR);
    }
    expect(await fates()).toEqual({ 'let out': 7, held: 5 });
    await app.browser().post('/api/register', person('obet'), from('198.51.100.2'));
    expect(await fates()).toEqual({ 'let out': 8, held: 5 });
  });

  it('has nothing mailed to a stranger by what it does in an account with their e-mail', async () => {
    await start();
    const who = person('podvodnik', 'obet@example.sk');
    const thief = await registered(app, who);
    expect((await thief.post('/api/account/password', { password: 'Úplne-iné-heslo-8' })).statusCode).toBe(
      200,
    );
    const { rows } = await app.database.pool.query('SELECT kind FROM mails');
    expect(rows).toEqual([{ kind: 'account-email-code' }]);
  });
});
