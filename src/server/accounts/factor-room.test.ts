import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { CONTRACT } from '#domain/api/contract.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { type Person, person, proven, registered } from '../../../tests/accounts.ts';
import { Authenticator } from '../../../tests/authenticator.ts';
import { appCode, signWith, waiting, withApp, withPasskey } from '../../../tests/factors.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { systemRandom } from '../random.ts';

const SITE = 'http://localhost:3000';
const STEP = 30_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Most tests are about people of their own; who asks for another site has an application of its own. */
let shared: TestApp;
let app: TestApp;
let jana: Person;
let eva: Person;
let now = new Date('2026-11-22T12:00:00Z');
const clock = () => now;
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeAll(async () => {
  shared = await createTestApp({ clock, env: { PUBLIC_URL: SITE } });
});
afterAll(() => shared.close());
beforeEach(() => {
  // What the address has done is over.
  pass(DAY);
  [jana, eva] = [person(`jana${uniqueLetters()}`), person(`eva${uniqueLetters()}`)];
  app = shared;
});
afterEach(async () => {
  if (app !== shared) await app.close();
});

const userOf = (browser: TestBrowser) => browser.inject({ method: 'GET', url: '/api/user' });
const factorsOf = async (browser: TestBrowser) =>
  (await browser.inject({ method: 'GET', url: '/api/account/factors' })).json();
const secondStep = (browser: TestBrowser, code: string) => browser.post('/api/login/second-factor', { code });
const remove = (browser: TestBrowser, url: string) => browser.send('DELETE', url, {});

describe('an app that makes codes', () => {
  it('is asked for after the password, and each of its codes is taken once', async () => {
    const { secret } = await withApp(await registered(app, jana), now);
    pass(STEP);
    const code = appCode(secret, now);
    const first = await waiting(app, jana);
    expect((await userOf(first)).statusCode).toBe(401);
    expect((await secondStep(first, code)).json()).toMatchObject({ username: jana.username });
    expect((await userOf(first)).statusCode).toBe(200);

    const second = await waiting(app, jana);
    expect((await secondStep(second, code)).statusCode).toBe(400);
    expect((await userOf(second)).statusCode).toBe(401);
    pass(STEP);
    expect((await secondStep(second, appCode(secret, now))).statusCode).toBe(200);
  });

  it('takes no code that was used to set it up, and no earlier one', async () => {
    const { secret } = await withApp(await registered(app, jana), now);
    const browser = await waiting(app, jana);
    for (const offset of [0, -STEP]) {
      const answer = await secondStep(browser, appCode(secret, new Date(now.getTime() + offset)));
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'code']);
    }
  });

  it('of 10 parallel uses of one code takes one', async () => {
    const { secret } = await withApp(await registered(app, jana), now);
    pass(STEP);
    const code = appCode(secret, now);
    const browsers = await Promise.all(Array.from({ length: 5 }, () => waiting(app, jana)));
    const answers = await Promise.all(
      [...browsers, ...browsers].map(async (browser) => (await secondStep(browser, code)).statusCode),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it('changes nothing until its first code is right, in time, and in the session that asked', async () => {
    const browser = await registered(app, jana);
    const { secret, setup } = (await browser.post('/api/account/totp', {})).json();
    const confirm = (by: TestBrowser, code: string) => by.post('/api/account/totp/confirm', { setup, code });
    expect((await confirm(browser, '000000')).json().field).toBe('code');
    const other = app.browser();
    await other.post('/api/login', { username: jana.username, password: jana.password });
    expect((await confirm(other, appCode(secret, now))).statusCode).toBe(400);
    pass(LIFETIMES.totpSetup);
    expect((await confirm(browser, appCode(secret, now))).statusCode).toBe(400);
    expect(await factorsOf(browser)).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
  });

  it('has a QR code of its URI', async () => {
    const { uri, qr, secret } = (await (await registered(app, jana)).post('/api/account/totp', {})).json();
    expect(uri).toContain(`secret=${secret}`);
    expect(qr.path).toMatch(/^M\d+ 4h/);
    expect(qr.size).toBeGreaterThan(29);
  });

  it('wants the password again to be set up or removed', async () => {
    const browser = await registered(app, jana);
    await withApp(browser, now);
    pass(LIFETIMES.confirmation);
    for (const answer of [
      await browser.post('/api/account/totp', {}),
      await browser.post('/api/account/recovery-codes', {}),
      await browser.post('/api/account/passkeys/options', {}),
      await remove(browser, '/api/account/totp'),
      await remove(browser, '/api/account/passkeys/abc'),
    ])
      expect(answer.statusCode).toBe(403);
  });

  it('leaves with its recovery codes, and the password is enough again', async () => {
    const browser = await registered(app, jana);
    await withApp(browser, now);
    expect((await remove(browser, '/api/account/totp')).statusCode).toBe(200);
    expect(await factorsOf(browser)).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    const again = await app.browser().post('/api/login', jana);
    expect(again.json()).toMatchObject({ username: jana.username });
    expect((await remove(browser, '/api/account/totp')).statusCode).toBe(404);
  });
});

describe('the second step', () => {
  it('cannot be gone round by another call', async () => {
    const { secret } = await withApp(await proven(app, jana), now);
    pass(STEP);
    const browser = await waiting(app, jana);
    for (const { method, path, access } of CONTRACT) {
      if (access === 'anyone') continue;
      const headers = { 'x-csrf-token': await browser.token() };
      const answer = await browser.inject({ method, url: path.replace(/:\w+/g, '1'), headers });
      expect(answer.statusCode, path).toBe(401);
    }
    expect((await secondStep(browser, appCode(secret, now))).statusCode).toBe(200);
  });

  it('is open for ten minutes', async () => {
    const { secret } = await withApp(await registered(app, jana), now);
    const inTime = await waiting(app, jana);
    const late = await waiting(app, jana);
    pass(LIFETIMES.awaitingFactor - 1);
    expect((await secondStep(inTime, appCode(secret, now))).statusCode).toBe(200);
    pass(1);
    const answer = await secondStep(late, appCode(secret, new Date(now.getTime() + STEP)));
    expect(answer.statusCode).toBe(401);
  });

  it('is not asked of who is signed in already, nor of a stranger', async () => {
    const { secret } = await withApp(await registered(app, jana), now);
    expect((await secondStep(app.browser(), appCode(secret, now))).statusCode).toBe(401);
  });

  it('slows guessing down, which signing in anew does not end, and the owner gets in from elsewhere', async () => {
    app = await createTestApp({ clock, env: { PUBLIC_URL: SITE, TRUST_PROXY: '127.0.0.1' } });
    const { secret } = await withApp(await registered(app, jana), now);
    pass(STEP);
    const from = (browser: TestBrowser, code: string, address: string) =>
      browser.post('/api/login/second-factor', { code }, { 'x-forwarded-for': address });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await from(await waiting(app, jana), '000000', '192.0.2.1')).statusCode).toBe(400);
    const slowed = await from(await waiting(app, jana), appCode(secret, now), '192.0.2.1');
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '60']);
    const elsewhere = await waiting(app, jana);
    expect((await from(elsewhere, appCode(secret, now), '198.51.100.1')).statusCode).toBe(200);
  });

  it('is closed for a while when the codes of one account are guessed from many addresses', async () => {
    app = await createTestApp({ clock, env: { PUBLIC_URL: SITE, TRUST_PROXY: '127.0.0.1' } });
    const { secret } = await withApp(await registered(app, jana), now);
    pass(STEP);
    const browser = await waiting(app, jana);
    const from = (code: string, host: number) =>
      browser.post('/api/login/second-factor', { code }, { 'x-forwarded-for': `192.0.${host}.1` });
    for (let host = 0; host < 20; host += 1) expect((await from('000000', host)).statusCode).toBe(400);
    expect((await from(appCode(secret, now), 99)).statusCode).toBe(429);
    pass(MINUTE);
    expect((await from(appCode(secret, now), 99)).statusCode).toBe(200);
  });
});

describe('recovery codes', () => {
  it('sign in once each, and say how many are left', async () => {
    const owner = await registered(app, jana);
    const { recoveryCodes } = await withApp(owner, now);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const browser = await waiting(app, jana);
    expect((await secondStep(browser, code.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await factorsOf(browser)).recoveryCodesLeft).toBe(9);
    expect((await secondStep(await waiting(app, jana), code)).statusCode).toBe(400);
  });

  it('of 10 parallel uses of one code lets one in', async () => {
    const { recoveryCodes } = await withApp(await registered(app, jana), now);
    const browsers = await Promise.all(Array.from({ length: 5 }, () => waiting(app, jana)));
    const answers = await Promise.all(
      [...browsers, ...browsers].map(async (browser) => {
        const answer = await secondStep(browser, recoveryCodes[0] ?? '');
        return answer.statusCode;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it('are void when they are renewed, and nobody else has them', async () => {
    const owner = await registered(app, jana);
    const { recoveryCodes } = await withApp(owner, now);
    const other = await registered(app, eva);
    await withApp(other, now);
    expect((await secondStep(await waiting(app, eva), recoveryCodes[0] ?? '')).statusCode).toBe(400);
    const renewed = (await owner.post('/api/account/recovery-codes', {})).json().recoveryCodes;
    expect((await secondStep(await waiting(app, jana), recoveryCodes[1] ?? '')).statusCode).toBe(400);
    expect((await secondStep(await waiting(app, jana), renewed[1])).statusCode).toBe(200);
  });

  it('are for who has a second factor', async () => {
    const browser = await registered(app, jana);
    expect((await browser.post('/api/account/recovery-codes', {})).statusCode).toBe(403);
  });
});

describe('the database', () => {
  it('holds neither the secret of an app, nor a recovery code, nor a challenge', async () => {
    const browser = await registered(app, jana);
    const { secret, recoveryCodes } = await withApp(browser, now);
    const { challenge } = (await browser.post('/api/account/passkeys/options', {})).json();
    const { rows: tables } = await app.database.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    let dump = '';
    for (const { table_name } of tables) {
      const { rows } = await app.database.pool.query(`select t::text as row from "${table_name}" t`);
      dump += rows.map(({ row }) => row).join('\n');
    }
    expect(dump).toContain(jana.username);
    for (const text of [
      secret,
      challenge,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ])
      expect(dump.toLowerCase()).not.toContain(text.toLowerCase());
  });

  it('still serves after the key was changed, as long as the old one is kept', async () => {
    const [first, second] = [systemRandom.token(33), systemRandom.token(33)];
    app = await createTestApp({ clock, env: { APP_SECRET: first } });
    const { secret, recoveryCodes } = await withApp(await registered(app, jana), now);
    pass(STEP);
    const later = await createTestApp({
      clock,
      database: app.database,
      env: { APP_SECRET: `${second},${first}` },
    });
    expect((await secondStep(await waiting(later, jana), appCode(secret, now))).statusCode).toBe(200);
    expect((await secondStep(await waiting(later, jana), recoveryCodes[0] ?? '')).statusCode).toBe(200);
    await later.close();
    // The use has sealed the secret anew: the old key is needed no longer.
    pass(STEP);
    const rotated = await createTestApp({ clock, database: app.database, env: { APP_SECRET: second } });
    expect((await secondStep(await waiting(rotated, jana), appCode(secret, now))).statusCode).toBe(200);
    await rotated.close();
  });
});

describe('a passkey', () => {
  const passkeySignIn = async (browser: TestBrowser, passkey: Authenticator, verified = true) =>
    browser.post('/api/login/passkey', { response: await signWith(passkey, browser, { verified }) });

  it('signs in without a name, and is both steps', async () => {
    const owner = await registered(app, jana);
    const { passkey, recoveryCodes } = await withPasskey(owner, SITE);
    expect(recoveryCodes).toHaveLength(10);
    await withApp(owner, now);
    const browser = app.browser();
    const answer = await passkeySignIn(browser, passkey);
    expect([answer.statusCode, answer.json().username]).toEqual([200, jana.username]);
    // It has verified its user, so dangerous actions are open, too.
    expect((await browser.post('/api/account/totp', {})).statusCode).toBe(200);
    const [{ usedAt }] = (await factorsOf(owner)).passkeys;
    expect(usedAt).toBe(now.toISOString());
  });

  it('that has not verified its user is the second step only, of its own account', async () => {
    const { passkey } = await withPasskey(await registered(app, jana), SITE);
    expect((await passkeySignIn(app.browser(), passkey, false)).statusCode).toBe(400);
    await withPasskey(await registered(app, eva), SITE);
    expect((await passkeySignIn(await waiting(app, eva), passkey, false)).statusCode).toBe(400);
    const browser = await waiting(app, jana);
    const answer = await passkeySignIn(browser, passkey, false);
    expect([answer.statusCode, answer.json().username]).toEqual([200, jana.username]);
  });

  it('is refused alike when it is unknown, of a blocked account, or signs for another site', async () => {
    const { passkey } = await withPasskey(await registered(app, jana), SITE);
    const elsewhere = new Authenticator('http://evil.example');
    const refused = [
      await passkeySignIn(app.browser(), new Authenticator(SITE)),
      await passkeySignIn(app.browser(), elsewhere),
    ];
    await app.database.pool.query('update accounts set blocked_at = now()');
    refused.push(await passkeySignIn(app.browser(), passkey));
    for (const answer of refused)
      expect([answer.statusCode, answer.json().message]).toEqual([400, FAULTS.wrongPasskey.message]);
  });

  it('signs a challenge once, in the browser that asked, within five minutes', async () => {
    const { passkey } = await withPasskey(await registered(app, jana), SITE);
    const browser = app.browser();
    const response = await signWith(passkey, browser);
    expect((await app.browser().post('/api/login/passkey', { response })).statusCode).toBe(400);
    expect((await browser.post('/api/login/passkey', { response })).statusCode).toBe(200);
    const again = app.browser();
    again.cookies.browser = browser.cookies.browser ?? '';
    expect((await again.post('/api/login/passkey', { response })).statusCode).toBe(400);
    const late = await signWith(passkey, again);
    pass(LIFETIMES.passkeyChallenge);
    expect((await again.post('/api/login/passkey', { response: late })).statusCode).toBe(400);
  });

  it('whose counter goes back is refused', async () => {
    const { passkey } = await withPasskey(await registered(app, jana), SITE);
    await app.database.pool.query('update passkeys set counter = 5');
    expect((await passkeySignIn(app.browser(), passkey)).statusCode).toBe(400);
  });

  it('is added by a challenge that was made for that, by the account it was made for', async () => {
    const browser = await registered(app, jana);
    const add = (challenge: string) =>
      browser.post('/api/account/passkeys', { name: 'x', response: new Authenticator(SITE).make(challenge) });
    const { challenge } = (await browser.post('/api/login/passkey/options', {})).json();
    expect((await add(challenge)).statusCode).toBe(400);
    const { passkey } = await withPasskey(browser, SITE);
    const other = await registered(app, eva);
    const own = (await other.post('/api/account/passkeys/options', {})).json();
    const again = { name: 'x', response: passkey.make(own.challenge) };
    expect((await other.post('/api/account/passkeys', again)).statusCode).toBe(400);
  });

  it('of somebody else answers like one that does not exist', async () => {
    const { passkey } = await withPasskey(await registered(app, jana), SITE);
    const other = await registered(app, eva);
    await withPasskey(other, SITE);
    const foreign = await remove(other, `/api/account/passkeys/${passkey.id.toString('base64url')}`);
    const missing = await remove(other, '/api/account/passkeys/neexistuje');
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message]);
    expect(missing.statusCode).toBe(404);
    expect((await passkeySignIn(app.browser(), passkey)).statusCode).toBe(200);
  });

  it('removed signs nobody in', async () => {
    const owner = await registered(app, jana);
    const { passkey } = await withPasskey(owner, SITE);
    const path = `/api/account/passkeys/${passkey.id.toString('base64url')}`;
    expect((await remove(owner, path)).statusCode).toBe(200);
    expect((await passkeySignIn(app.browser(), passkey)).statusCode).toBe(400);
    expect(await factorsOf(owner)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  it('opens dangerous actions like the password', async () => {
    const owner = await registered(app, jana);
    const { passkey } = await withPasskey(owner, SITE);
    pass(LIFETIMES.confirmation);
    expect((await owner.post('/api/account/totp', {})).statusCode).toBe(403);
    const confirm = async (verified: boolean) =>
      owner.post('/api/account/confirmation/passkey', {
        response: await signWith(passkey, owner, { verified }),
      });
    expect((await confirm(false)).statusCode).toBe(400);
    expect((await confirm(true)).statusCode).toBe(200);
    expect((await owner.post('/api/account/totp', {})).statusCode).toBe(200);
  });

  it('leaves no challenge behind that nobody signed', async () => {
    await app.browser().post('/api/login/passkey/options', {});
    pass(LIFETIMES.passkeyChallenge + 1);
    await runSweep(app.services, 'delete-passkey-challenges', now);
    const { rows } = await app.database.pool.query('select count(*)::int from passkey_challenges');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('an administrator of a site that others reach', () => {
  const PUBLIC = 'https://ukazka.example';

  it('is one with a second factor only, and keeps the last', async () => {
    app = await createTestApp({ clock, env: { PUBLIC_URL: PUBLIC } });
    const admin = await registered(app, jana);
    await app.database.pool.query(`update accounts set role = 'admin'`);
    expect((await userOf(admin)).json()).toMatchObject({ isAdmin: true, needsSecondFactor: true });
    expect(await factorsOf(admin)).toMatchObject({ isRequired: true });

    await withApp(admin, now);
    expect((await userOf(admin)).json()).toMatchObject({ needsSecondFactor: false });
    expect((await remove(admin, '/api/account/totp')).statusCode).toBe(403);

    const { passkey } = await withPasskey(admin, PUBLIC);
    expect((await remove(admin, '/api/account/totp')).statusCode).toBe(200);
    const path = `/api/account/passkeys/${passkey.id.toString('base64url')}`;
    expect((await remove(admin, path)).statusCode).toBe(403);
    expect((await factorsOf(admin)).passkeys).toHaveLength(1);
    expect((await userOf(admin)).json()).toMatchObject({ needsSecondFactor: false });
  });

  it('is not asked for one where nobody else reaches the site', async () => {
    const admin = await registered(app, jana);
    await app.database.pool.query(`update accounts set role = 'admin'`);
    expect((await userOf(admin)).json()).toMatchObject({ needsSecondFactor: false });
    await withApp(admin, now);
    expect((await remove(admin, '/api/account/totp')).statusCode).toBe(200);
  });
});
