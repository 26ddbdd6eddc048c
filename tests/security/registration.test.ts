import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, type Person, person, proven, registered } from '../accounts.ts';
import { contactBody } from '../factories/bodies.ts';
import { MAILED_CODE, mailsAbout } from '../outbox.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { statementsOf } from './statements.ts';

const NO_LIMITS = { RATE_LIMITS: 'off' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: NO_LIMITS });
});
afterAll(() => app.close());

const others: TestApp[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});
async function another(env: Record<string, string> = {}): Promise<TestApp> {
  const other = await createTestApp({ env });
  others.push(other);
  return other;
}

const status = async (browser: TestBrowser, url: string) =>
  (await browser.inject({ method: 'GET', url })).statusCode;
/** Codes that were mailed to an address, of which there are so many. */
async function codesFor(email: string, count: number): Promise<string[]> {
  const codes = async () =>
    (await mailsAbout(app.dataDir, email)).flatMap(({ text }) => MAILED_CODE.exec(text ?? '')?.[0] ?? []);
  await app.drain();
  expect((await codes()).length).toBe(count);
  return codes();
}
/** Proves an address that so many others have claimed before. */
async function provenAfter(others: number, who: Person): Promise<TestBrowser> {
  const browser = await registered(app, who);
  const statuses = [];
  for (const code of await codesFor(who.email, others + 1)) statuses.push(await prove(browser, code));
  expect(statuses).toContain(200);
  return browser;
}
const accountsOf = async (email: string) =>
  (
    await app.database.pool.query(
      'SELECT username, role, email_verified_at IS NOT NULL AS proven FROM accounts WHERE email_key = $1 ORDER BY username',
      [email],
    )
  ).rows;
const prove = async (browser: TestBrowser, code: string) =>
  (await browser.post('/api/account/email-proof', { code })).statusCode;

describe('Registering with an e-mail (security 23)', () => {
  it('that somebody owns is answered like one that nobody has, and asks the database the same', async () => {
    const site = await another(NO_LIMITS);
    await registered(site, person('majitelka'));
    await site.database.pool.query('UPDATE accounts SET email_verified_at = now()');
    const seen = [];
    for (const [username, email] of [
      ['zvedavec-1', 'majitelka@example.sk'],
      ['zvedavec-2', 'nikoho@example.sk'],
    ]) {
      const browser = site.browser();
      const token = await browser.token();
      const body = { username, email, password: 'Dlhé-heslo-7' };
      const { result, statements } = await statementsOf(() =>
        browser.post('/api/register', body, { 'x-csrf-token': token }),
      );
      const answer = { ...result.json(), id: '', username: '', email: '' };
      const again = (await browser.post('/api/account/email-code', {})).json();
      seen.push({ status: result.statusCode, answer, statements, again: Object.keys(again) });
    }
    expect(seen[0]?.status).toBe(201);
    expect(seen[0]).toEqual(seen[1]);
  });

  it('tells its owner, who gets no code for it', async () => {
    await proven(app, person('vlastnik'));
    await registered(app, { ...person('votrelec'), email: 'vlastnik@example.sk' });
    await app.drain();
    const mails = await mailsAbout(app.dataDir, 'vlastnik@example.sk');
    expect(mails.map(({ text }) => MAILED_CODE.test(text ?? '')).toSorted()).toEqual([false, true]);
  });

  it('more than ten times an hour from one address is refused', async () => {
    const limited = await another();
    const codes = [];
    for (let n = 0; n < 11; n += 1)
      codes.push(
        (await limited.browser().post('/api/register', { ...person('x'), username: 'x' })).statusCode,
      );
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });

  it.each([
    'GET /api/is-username-available',
    'GET /api/auth/ok',
    'POST /api/auth/sign-up/email',
    'POST /api/sign-up/email',
    'POST /api/update-user',
    'POST /api/change-email',
    'POST /api/admin/set-role',
    'POST /api/reset-password',
  ])('has no second way: %s (security 24)', async (call) => {
    const [method = '', url = ''] = call.split(' ');
    const browser = app.browser();
    const headers = { 'x-csrf-token': await browser.token() };
    expect((await browser.inject({ method: method as 'GET', url, headers })).statusCode).toBe(404);
  });
});

describe('An e-mail (security 29)', () => {
  it('that is not proven shows nothing of what was sent with it', async () => {
    await app.browser().post('/api/contact-messages', contactBody({ email: 'obet@example.sk' }));
    const thief = await registered(app, person('zlodej', 'obet@example.sk'));
    expect(await status(thief, '/api/service-requests')).toBe(403);
    expect(await status(thief, '/api/quotes')).toBe(403);
    expect(await status(thief, '/api/clients')).toBe(403);
  });

  it('is not proven by its code in the session of somebody else', async () => {
    const thief = await registered(app, person('podvodnik', 'klamana@example.sk'));
    const code = await codeFor(app, 'klamana@example.sk');
    expect(await prove(app.browser(), code)).toBe(401);
    const bystander = await registered(app, person('nahodny'));
    expect(await prove(bystander, code)).toBe(400);
    const user = await thief.inject({ method: 'GET', url: '/api/user' });
    expect(user.json().emailVerified).toBe(false);
  });

  it('when its owner proves it, ends whoever claimed it before: session, password and account', async () => {
    const thief = person('predbiehac', 'prava@example.sk');
    const early = await registered(app, thief);
    await app.browser().post('/api/contact-messages', contactBody({ email: 'Prava@example.sk' }));
    const owner = await provenAfter(1, person('prava'));
    const requests = await owner.inject({ method: 'GET', url: '/api/service-requests' });
    expect([requests.json()].flat()).toHaveLength(1);
    expect(await status(early, '/api/user')).toBe(401);
    expect((await app.browser().post('/api/login', thief)).statusCode).toBe(401);
    expect(await accountsOf('prava@example.sk')).toEqual([
      { username: 'prava', role: 'customer', proven: true },
    ]);
  });

  it('is guessed at most ten times an hour', async () => {
    const limited = await another();
    const browser = await registered(limited, person('hada'));
    const code = await codeFor(limited, 'hada@example.sk');
    const wrong = code === '00000000' ? '00000001' : '00000000';
    const codes = [];
    for (let n = 0; n < 11; n += 1) codes.push(await prove(browser, wrong));
    expect(codes).toEqual([...Array(10).fill(400), 429]);
    expect(await prove(browser, code)).toBe(429);
  });

  it('in capital letters and with spaces around is the same one', async () => {
    await proven(app, person('prvy', 'spolocny@example.sk'));
    const second = await registered(app, person('druhy', '  SPOLOCNY@Example.SK '));
    // Its mail goes out before the next one takes its place.
    await app.drain();
    await second.post('/api/account/email-code', {});
    const as = async (email: string) => (await mailsAbout(app.dataDir, email)).map(({ text }) => text ?? '');
    const mailed = async () => [...(await as('spolocny@example.sk')), ...(await as('SPOLOCNY@example.sk'))];
    await app.drain();
    expect((await mailed()).length).toBe(3);
    expect((await mailed()).filter((text) => MAILED_CODE.test(text))).toHaveLength(1);
  });

  it('of an administrator that a stranger proves does not take the administrator away', async () => {
    await registered(app, person('preklep', 'spravca@preklep.sk'));
    await app.database.pool.query("UPDATE accounts SET role = 'admin' WHERE username = 'preklep'");
    await provenAfter(1, person('cudzi', 'spravca@preklep.sk'));
    expect((await accountsOf('spravca@preklep.sk')).map(({ username }) => username)).toEqual([
      'cudzi',
      'preklep',
    ]);
  });

  it('proven by two accounts twenty times at once is one account’s', async () => {
    const email = 'jedina@example.sk';
    const browsers: TestBrowser[] = [];
    const codes: string[] = [];
    for (const name of ['jeden', 'druha']) {
      browsers.push(await registered(app, person(name, email)));
      const all = await codesFor(email, browsers.length);
      codes.push(...all.filter((code) => !codes.includes(code)));
    }
    const tokens = await Promise.all(browsers.map((browser) => browser.token()));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        browsers[n % 2]?.inject({
          method: 'POST',
          url: '/api/account/email-proof',
          headers: { 'x-csrf-token': tokens[n % 2] ?? '' },
          payload: { code: codes[n % 2] },
        }),
      ),
    );
    const winners = new Set(
      answers.flatMap((answer) => (answer?.statusCode === 200 ? [answer.json().username] : [])),
    );
    expect(winners.size).toBe(1);
    for (const answer of answers) expect([200, 400, 401]).toContain(answer?.statusCode);
    expect(await accountsOf(email)).toEqual([{ username: [...winners][0], role: 'customer', proven: true }]);
  });

  it('gets its code later when the mail server was down, and the code is good from then on', async () => {
    const sink = await startSmtpSink('451');
    const site = await another({ SMTP_URL: sink.url });
    const browser = await registered(site, person('trpezliva'));
    await site.drain();
    expect(sink.attempts).toBeGreaterThan(0);
    await site.database.pool.query("UPDATE email_codes SET expires_at = expires_at - interval '1 day'");
    sink.mode = 'ok';
    const { rows } = await site.database.pool.query('SELECT id FROM mails');
    await site.services.outbox.resend(rows[0].id);
    await site.drain({ evenLater: true });
    expect(sink.received.length).toBe(1);
    const source = sink.received[0]?.source ?? '';
    expect(
      await prove(browser, MAILED_CODE.exec((await PostalMime.parse(source)).text ?? '')?.[0] ?? ''),
    ).toBe(200);
    await sink.close();
  });
});

describe('What somebody sends along (security 35)', () => {
  it('makes nobody more than they are', async () => {
    const browser = app.browser();
    const answer = await browser.post('/api/register', {
      ...person('chamtivy'),
      isAdmin: true,
      role: 'admin',
      emailVerified: true,
      emailVerifiedAt: '2026-01-01T00:00:00Z',
      id: '00000000-0000-4000-8000-000000000000',
      blockedAt: null,
    });
    expect(Object.keys(answer.json()).toSorted()).toEqual(
      ['codeMailed', 'email', 'emailVerified', 'id', 'isAdmin', 'needsSecondFactor', 'username'].toSorted(),
    );
    expect(answer.json().id).not.toMatch(/^0{8}/);
    await browser.send('PATCH', '/api/account', {
      fullName: 'Ch',
      phone: '',
      version: 0,
      role: 'admin',
      isAdmin: true,
    });
    expect(await accountsOf('chamtivy@example.sk')).toEqual([
      { username: 'chamtivy', role: 'customer', proven: false },
    ]);
  });
});

describe('The first administrator (security 37)', () => {
  it('is nobody who registers first or is called so', async () => {
    const site = await another();
    const browser = await registered(site, person('admin'));
    expect((await browser.inject({ method: 'GET', url: '/api/user' })).json().isAdmin).toBe(false);
    expect(await status(browser, '/api/admin/accounts')).toBe(403);
  });

  it('is made once by the token, however many try at once', async () => {
    const site = await another(NO_LIMITS);
    const { setupToken: token } = await site.services.prepare();
    const setUp = (username: string) =>
      site
        .browser()
        .post('/api/admin-setup', { ...person(username), password: 'Dlhé heslo správcu 7', token });
    const answers = await Promise.all(['prva', 'druha', 'tretia', 'stvrta'].map(setUp));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403, 403, 403]);
    expect((await setUp('piata')).statusCode).toBe(403);
    expect((await site.services.prepare()).setupToken).toBeNull();
    const { rows } = await site.database.pool.query(
      "SELECT count(*)::int AS admins FROM accounts WHERE role = 'admin'",
    );
    expect(rows).toEqual([{ admins: 1 }]);
  });
});
