import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, mailedMatches, person, proven, registered } from '../accounts.ts';
import { withApp, withPasskey } from '../factors.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

/** What nobody may find in a log or in an answer that failed. */
const CANARY = {
  username: 'canary-spieva',
  email: 'canary.spieva@example.sk',
  password: 'Heslo-CANARY-7-dlhé',
  wrong: 'Zle-CANARY-heslo-8',
  later: 'Nove-CANARY-heslo-9',
  fullName: 'Kanárik Spievavý',
  phone: '+421 905 987 654',
};
const NAMED = /kan[aá]rik|canary|905.?987.?654/i;
const FIRM = { name: 'Kanárikovo', ico: '', dic: '', icDph: '', street: '', city: '', postalCode: '' };

let app: TestApp;
const secrets: string[] = [];
const keepSecrets = ({ cookies }: TestBrowser) => secrets.push(...Object.values(cookies).filter(Boolean));
let wrongLogins = 0;

/** The token of the last link that was mailed. */
async function mailedToken(pattern: RegExp): Promise<string> {
  const tokens = await mailedMatches(app, CANARY.email, pattern);
  expect(tokens.length).toBeGreaterThan(0);
  return tokens.at(-1) ?? '';
}

/** Everything that can be done with an account, right and wrong, until it is deleted. */
async function wholeLife(): Promise<void> {
  const { username, email, password, wrong, later, fullName, phone } = CANARY;
  const browser = await registered(app, { username, email, password });
  keepSecrets(browser);
  const code = await codeFor(app, email);
  secrets.push(code);
  await browser.post('/api/account/email-proof', { code: '00000000' });
  expect((await browser.post('/api/account/email-proof', { code })).statusCode).toBe(200);
  for (const name of [username, email, `${username}-x`]) {
    expect((await app.browser().post('/api/login', { username: name, password: wrong })).statusCode).toBe(
      401,
    );
    wrongLogins += 1;
  }
  await browser.send('PATCH', '/api/account', { fullName, phone, version: 0 });
  await browser.post('/api/clients', FIRM);
  await browser.post('/api/clients', { ...FIRM, ico: CANARY.email });
  await browser.post('/api/account/confirmation', { password: wrong });
  await browser.post('/api/account/confirmation', { password });
  const { secret, recoveryCodes } = await withApp(browser, app.time.clock());
  await withPasskey(browser, app.services.config.publicUrl);
  secrets.push(secret, ...recoveryCodes);
  const second = app.browser();
  await second.post('/api/login', { username, password });
  keepSecrets(second);
  await second.post('/api/login/second-factor', { code: '000000' });
  const entered = await second.post('/api/login/second-factor', { code: recoveryCodes[0] });
  expect(entered.statusCode).toBe(200);
  keepSecrets(second);
  for (const [path, pattern] of [
    ['/api/login/link', /#odkaz=([\w-]{43})/],
    ['/api/password/forgotten', /resetovat-heslo#([\w-]{43})/],
  ] as const) {
    expect((await app.browser().post(path, { email })).statusCode).toBe(200);
    secrets.push(await mailedToken(pattern));
  }
  const [link, reset] = secrets.slice(-2);
  expect((await app.browser().post('/api/login/link/use', { token: link, email })).statusCode).toBe(200);
  for (const status of [200, 400])
    expect(
      (await app.browser().post('/api/password/reset', { token: reset, password: later })).statusCode,
    ).toBe(status);
  // Whoever types a path by hand may put anything into it.
  await browser.inject({ method: 'GET', url: `/api/account/sessions/${email}?password=${password}` });
}

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

describe('A whole life of an account (security 58, 59)', () => {
  it('leaves no password, token, code, cookie or name in the log', async () => {
    await wholeLife();
    // PostgreSQL repeats a row that breaks a rule in its error.
    await app.database.pool.query(
      `ALTER TABLE accounts ADD CONSTRAINT nobody CHECK (username = 'nobody') NOT VALID;
       ALTER TABLE sessions ADD CONSTRAINT nobody CHECK (address = 'nobody') NOT VALID`,
    );
    const { username, email, later } = CANARY;
    const failed = [
      await app.browser().post('/api/register', { username: 'canary-2', email, password: later }),
      await app.browser().post('/api/login', { ...person('nikto'), username: email, password: later }),
    ];
    await app.database.pool.query('ALTER TABLE accounts RENAME TO elsewhere');
    failed.push(await app.browser().post('/api/login', { username, password: later }));
    failed.push(await app.browser().post('/api/password/forgotten', { email }));
    const lines = app.logLines();
    const log = JSON.stringify(lines);
    expect(
      failed.map(({ statusCode }) => statusCode).filter((status) => status >= 500).length,
    ).toBeGreaterThan(2);
    for (const { body } of failed) {
      expect(body).not.toMatch(
        /elsewhere|select|insert|relation|constraint|accounts|\.ts|\.js|node_modules/i,
      );
      expect(body).not.toMatch(NAMED);
    }
    for (const answer of failed.filter(({ statusCode }) => statusCode >= 500))
      expect(lines.filter(({ errorId }) => errorId === answer.json().errorId)).toHaveLength(1);
    expect(secrets.length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(lines.filter((line) => NAMED.test(JSON.stringify(line)))).toEqual([]);
  });

  it('has one line in the log for each sign-in that failed', () => {
    expect(app.logLines().filter(({ code }) => code === 'wrongLogin')).toHaveLength(wrongLogins);
  });
});

describe('What goes out about an account', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => site.close());

  const HOSTILE = [
    'a@example.sk, evil@example.com',
    'a@example.sk\r\nBcc: evil@example.com',
    'skupina: evil@example.com;',
    '"evil@example.com x"@example.sk',
    'a@example.sk>,<evil@example.com',
    '<evil@example.com>',
    'a b@example.sk',
    'a@example.sk\0',
  ];
  it.each(['/api/register', '/api/password/forgotten', '/api/login/link', '/api/account/email'])(
    'is mailed by %s to one plain address only (security 46)',
    async (url) => {
      const name = `pisar${url.replaceAll('/', '-')}`;
      const browser = url === '/api/account/email' ? await registered(site, person(name)) : site.browser();
      const count = async () =>
        (await site.database.pool.query('SELECT count(*)::int AS mails FROM mails')).rows[0].mails;
      const before = await count();
      for (const email of HOSTILE) {
        const answer = await browser.post(url, { ...person('nikto'), email });
        expect([email, answer.statusCode, answer.json().field]).toEqual([email, 400, 'email']);
      }
      expect(await count()).toBe(before);
    },
  );

  it('is text, whatever names say: nothing of them is HTML in the export (security 43)', async () => {
    const evil = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    const browser = await proven(site, person('pisatel'));
    await browser.send('PATCH', '/api/account', { fullName: evil, version: 0 });
    await browser.post('/api/clients', { ...FIRM, name: evil });
    await withPasskey(browser, site.services.config.publicUrl);
    await site.database.pool.query('UPDATE passkeys SET name = $1', [evil]);
    const answer = await browser.inject({ method: 'GET', url: '/api/account/export' });
    const files = Object.entries(unzipSync(answer.rawPayload));
    const pages = files.filter(([name]) => name.endsWith('.html')).map(([, bytes]) => strFromU8(bytes));
    expect(pages).toHaveLength(1);
    expect(pages.join()).toContain('&lt;/script&gt;&lt;script&gt;');
    expect(pages.join()).not.toMatch(/<script|<img/i);
    for (const url of ['/api/account', '/api/clients', '/api/account/factors']) {
      const { headers, body } = await browser.inject({ method: 'GET', url });
      expect(body).toContain('alert(1)');
      expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
        'application/json; charset=utf-8',
        'nosniff',
      ]);
    }
  });
});
