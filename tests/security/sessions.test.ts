import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '#domain/errors/faults.ts';
import { type Person, person, registered } from '../accounts.ts';
import { stillClock } from '../still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const time = stillClock();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: time.clock, env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const status = async (browser: TestBrowser, url = '/api/user') =>
  (await browser.inject({ method: 'GET', url })).statusCode;

async function signedIn(who: Person): Promise<TestBrowser> {
  const browser = app.browser();
  expect((await browser.post('/api/login', who)).statusCode).toBe(200);
  return browser;
}

/** An account with a proven e-mail, and its browser. */
async function account(name: string, change = "role = 'customer'") {
  const who = person(name);
  const browser = await registered(app, who);
  await app.database.pool.query(
    `UPDATE accounts SET email_verified_at = now(), ${change} WHERE username = $1`,
    [name],
  );
  const { id } = (await browser.inject({ method: 'GET', url: '/api/user' })).json();
  return { who, browser, id };
}

describe('The cookie of a session (security 13)', () => {
  it.each([
    ['http://localhost:3000', 'session', false],
    ['https://webdielna.test', '__Host-session', true],
  ])('at %s is called %s, and scripts cannot read it', async (url, name, isSecure) => {
    const site = await createTestApp({ database: app.database, env: { PUBLIC_URL: url } });
    const browser = site.browser();
    const answer = await browser.post('/api/register', person(`cookie-${isSecure}`));
    const header = [answer.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith(`${name}=`));
    const [, ...attributes] = header?.split('; ') ?? [];
    expect(attributes.toSorted()).toEqual(
      ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].toSorted(),
    );
    await site.close();
  });
});

describe('A sign-in (security 10, 14)', () => {
  it('never takes over what somebody has put into the cookie', async () => {
    const { who } = await account('fixovany');
    const browser = app.browser();
    const set = 'A'.repeat(43);
    browser.cookies.session = set;
    await browser.post('/api/login', who);
    expect(browser.cookies.session).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.session).not.toBe(set);
    const attacker = app.browser();
    attacker.cookies.session = set;
    expect(await status(attacker)).toBe(401);
  });

  it('ends the session that the browser had, and gives new tokens against forgery', async () => {
    const { who, browser } = await account('znova');
    const before = { ...browser.cookies };
    const token = await browser.token();
    await browser.post('/api/login', who);
    const thief = app.browser();
    thief.cookies.session = before.session ?? '';
    expect(await status(thief)).toBe(401);
    const answer = await browser.post('/api/logout', {}, { 'x-csrf-token': token });
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('CSRF')]);
    expect(await status(browser)).toBe(200);
  });

  it('is over on the server after signing out, and its tokens, too', async () => {
    const { browser } = await account('odchadza');
    const before = { ...browser.cookies };
    await browser.post('/api/logout', {});
    expect(browser.cookies.session).toBe('');
    const thief = app.browser();
    Object.assign(thief.cookies, before);
    expect(await status(thief)).toBe(401);
    expect(
      (await browser.post('/api/logout', {}, { 'x-csrf-token': before['csrf-token'] ?? '' })).statusCode,
    ).toBe(403);
  });

  it('is kept as a hash only', async () => {
    const { browser } = await account('hash');
    const { rows } = await app.database.pool.query('SELECT * FROM sessions');
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.session);
  });

  it('is not ended by a GET (security 12)', async () => {
    const { browser } = await account('get');
    expect(await status(browser, '/api/logout')).toBe(405);
    expect(await status(browser)).toBe(200);
  });
});

describe('At the next call (security 15)', () => {
  it('another role and a block are in force', async () => {
    const chief = await account('sefka', "role = 'admin'");
    const helper = await account('pomocnik', "role = 'admin'");
    const change = (body: object) => chief.browser.send('PATCH', `/api/admin/accounts/${helper.id}`, body);
    expect(await status(helper.browser, '/api/admin/accounts')).toBe(200);
    expect((await change({ role: 'customer' })).statusCode).toBe(200);
    expect(await status(helper.browser, '/api/admin/accounts')).toBe(403);
    expect((await change({ blocked: true })).statusCode).toBe(200);
    expect(await status(helper.browser)).toBe(401);
    expect((await app.browser().post('/api/login', helper.who)).statusCode).toBe(401);
  });

  it('another password has ended all sessions but the one that set it', async () => {
    const { who, browser } = await account('meni');
    const second = await signedIn(who);
    const answer = await browser.post('/api/account/password', { password: 'celkom iné, dlhé heslo 8' });
    expect([answer.statusCode, await status(browser), await status(second)]).toEqual([200, 200, 401]);
    expect((await app.browser().post('/api/login', who)).statusCode).toBe(401);
  });
});

describe('A session that nobody ends (security 16)', () => {
  it('ends after seven days without a call, to the millisecond', async () => {
    const { who, browser } = await account('necinny');
    const other = await signedIn(who);
    time.forward(7 * DAY - 1);
    expect(await status(browser)).toBe(200);
    time.forward(1);
    expect(await status(other)).toBe(401);
    expect(await status(browser)).toBe(200);
  });

  it('ends after thirty days, however often it is used', async () => {
    const { browser } = await account('usilovny');
    for (let day = 1; day < 30; day += 1) {
      time.forward(DAY);
      expect(await status(browser)).toBe(200);
    }
    time.forward(DAY - 1);
    expect(await status(browser)).toBe(200);
    time.forward(1);
    expect(await status(browser)).toBe(401);
  });

  it('of an administrator ends after twelve hours', async () => {
    const { browser } = await account('spravkyna', "role = 'admin'");
    time.forward(12 * HOUR - 1);
    expect(await status(browser)).toBe(200);
    time.forward(1);
    expect(await status(browser)).toBe(401);
  });

  it('lets dangerous things be done for ten minutes after the password', async () => {
    const { browser } = await account('nebezpecny');
    const change = async () =>
      (await browser.post('/api/account/password', { password: 'x' })).json().message;
    time.forward(10 * 60_000 - 1);
    expect(await change()).toContain('at least');
    time.forward(1);
    expect(await change()).toBe(FAULTS.unconfirmed.message);
  });
});
