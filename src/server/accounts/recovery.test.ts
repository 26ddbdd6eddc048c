import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { codeFor, mailedMatches, person, proven, registered } from '../../../tests/accounts.ts';
import { MAILED_CODE, mailsAbout } from '../../../tests/outbox.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import {
  createTestApp,
  type TestApp,
  type TestAppOptions,
  type TestBrowser,
} from '../../../tests/test-app.ts';

const MINUTE = 60_000;
const JANA = person('jana');
const PASSWORD = 'Úplne-iné-heslo-8';

let app: TestApp;
let sink: SmtpSink | undefined;
const start = async (options: TestAppOptions = {}) => {
  app = await createTestApp(options);
};
afterEach(async () => {
  await app.close();
  await sink?.close();
  sink = undefined;
});

const RESET = /http:\/\/\S+\/resetovat-heslo#([\w-]{43})/;
const SIGN_IN = /http:\/\/\S+\/auth#odkaz=([\w-]{43})/;

/** Tokens of the links mailed to an address, of which there are so many, the oldest first. */
async function tokensFor(email: string, pattern: RegExp, count = 1): Promise<string[]> {
  const tokens = await mailedMatches(app, email, pattern);
  expect(tokens.length).toBe(count);
  return tokens;
}

const ask = (url: string, email: string, headers = {}) => app.browser().post(url, { email }, headers);
const forgotten = (email: string, headers = {}) => ask('/api/password/forgotten', email, headers);

async function resetToken(): Promise<string> {
  expect((await forgotten(JANA.email)).statusCode).toBe(200);
  return (await tokensFor(JANA.email, RESET))[0] ?? '';
}

const reset = (token: string, password = PASSWORD) =>
  app.browser().post('/api/password/reset', { token, password });
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.inject({ method: 'GET', url: '/api/user' })).statusCode === 200;
const loginStatus = async (password: string) =>
  (await app.browser().post('/api/login', { username: 'jana', password })).statusCode;

describe('a forgotten password', () => {
  it('is replaced by the mailed link: all sessions end, nobody is signed in, and a notice goes out', async () => {
    await start();
    const browser = await proven(app, JANA);
    const answer = await reset(await resetToken());
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(answer.cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
    expect(await isSignedIn(browser)).toBe(false);
    expect([await loginStatus(JANA.password), await loginStatus(PASSWORD)]).toEqual([401, 200]);
    await app.drain();
    const subjects = (await mailsAbout(app.dataDir, JANA.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Heslo k vášmu účtu sa zmenilo');
  });

  it('is replaced once, however many use the link at the same time', async () => {
    await start({ env: { RATE_LIMITS: 'off' } });
    await proven(app, JANA);
    const token = await resetToken();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `${PASSWORD}-${n}`)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 400, 503].includes(status))).toEqual([]);
  });

  it('keeps its link when the new password is refused', async () => {
    await start();
    await proven(app, JANA);
    const token = await resetToken();
    expect((await reset(token, 'heslo123')).json()).toMatchObject({ field: 'password' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('voids the first link by the second request', async () => {
    await start();
    await proven(app, JANA);
    await forgotten(JANA.email);
    await tokensFor(JANA.email, RESET);
    app.time.forward(2_000);
    await forgotten(JANA.email);
    const [first = '', second = ''] = await tokensFor(JANA.email, RESET, 2);
    expect((await reset(first)).statusCode).toBe(400);
    expect((await reset(second)).statusCode).toBe(200);
  });

  it.each([
    [59, 200],
    [61, 400],
  ])('after %i minutes answers %i', async (minutes, status) => {
    await start();
    await proven(app, JANA);
    const token = await resetToken();
    app.time.forward(minutes * MINUTE);
    expect((await reset(token)).statusCode).toBe(status);
  });

  it('leads to the own site, whatever host the request names', async () => {
    await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    await proven(app, JANA);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await forgotten(JANA.email, headers)).statusCode).toBe(200);
    await tokensFor(JANA.email, RESET);
    const mails = await mailsAbout(app.dataDir, JANA.email);
    expect(mails.map(({ text, html }) => `${text}${html}`).join()).not.toContain('evil.example');
  });

  it('leaves its token in no log, no table and no queue', async () => {
    await start();
    await proven(app, JANA);
    const token = await resetToken();
    await reset(token);
    await reset(token);
    const { rows } = await app.database.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) {
      const found = await app.database.pool.query(`select 1 from ${name} t where t::text like $1`, [
        `%${token}%`,
      ]);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
    expect(JSON.stringify(app.logLines())).not.toContain(token);
  });

  it('is asked for three times an hour by one e-mail, and from one address', async () => {
    await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    const statuses = async (email: (n: number) => string, ip: (n: number) => string) => {
      const all: number[] = [];
      for (const n of [1, 2, 3, 4])
        all.push((await forgotten(email(n), { 'x-forwarded-for': ip(n) })).statusCode);
      return all;
    };
    expect(
      await statuses(
        () => 'a@example.sk',
        (n) => `198.51.100.${n}`,
      ),
    ).toEqual([200, 200, 200, 429]);
    expect(
      await statuses(
        (n) => `b${n}@example.sk`,
        () => '203.0.113.7',
      ),
    ).toEqual([200, 200, 200, 429]);
  });

  it('answers alike and at once for known and unknown e-mails while the mail server hangs', async () => {
    sink = await startSmtpSink();
    await start({ env: { SMTP_URL: sink.url, RATE_LIMITS: 'off' } });
    const browser = await registered(app, JANA);
    await app.drain();
    expect(sink?.received.length).toBe(1);
    const mail = await PostalMime.parse(sink.received[0]?.source ?? '');
    const code = MAILED_CODE.exec(mail.text ?? '')?.[0];
    expect((await browser.post('/api/account/email-proof', { code })).statusCode).toBe(200);
    sink.mode = 'hang';
    const statements = async (email: string) => {
      const before = await jobs();
      const answer = await forgotten(email);
      return { status: answer.statusCode, body: answer.body, jobs: (await jobs()) - before };
    };
    // Equal work is what makes equal time: one look and one job for either, and no mail on the way of the answer.
    expect(await statements('nikto@example.sk')).toEqual(await statements(JANA.email));
    expect((await statements(JANA.email)).body).toBe('{}');
  });

  it('is not replaced by an e-mail that nobody has proven', async () => {
    await start();
    await registered(app, JANA);
    await codeFor(app, JANA.email);
    expect((await forgotten(JANA.email)).statusCode).toBe(200);
    await app.drain();
    expect(await pendingJobs('account-link')).toBe(0);
    const { rows } = await app.database.pool.query('select 1 from account_links');
    expect(rows).toEqual([]);
  });
});

const jobs = async (): Promise<number> => {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as jobs from pgboss.job where name = 'account-link'`,
  );
  return rows[0].jobs;
};

const pendingJobs = async (queue: string): Promise<number> => {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as jobs from pgboss.job where name = $1 and state <> 'completed'`,
    [queue],
  );
  return rows[0].jobs;
};

describe('a sign-in by a mailed link', () => {
  const askLink = async () => {
    expect((await ask('/api/login/link', JANA.email)).statusCode).toBe(200);
    return (await tokensFor(JANA.email, SIGN_IN))[0] ?? '';
  };

  it('signs in once, and opens nothing dangerous', async () => {
    await start();
    await proven(app, JANA);
    const token = await askLink();
    const browser = app.browser();
    const answer = await browser.post('/api/login/link/use', { token, email: JANA.email });
    expect([answer.statusCode, answer.json().username]).toEqual([200, 'jana']);
    const change = await browser.post('/api/account/password', { password: PASSWORD });
    expect(change.statusCode).toBe(403);
    expect((await app.browser().post('/api/login/link/use', { token, email: JANA.email })).statusCode).toBe(
      400,
    );
  });

  it('is not used up by whoever only opens the page', async () => {
    await start();
    await proven(app, JANA);
    const token = await askLink();
    for (const url of [`/auth?odkaz=${token}`, '/api/login/link/use', `/resetovat-heslo?${token}`])
      await app.app.inject({ method: 'GET', url });
    expect((await app.browser().post('/api/login/link/use', { token, email: JANA.email })).statusCode).toBe(
      200,
    );
  });

  it('asks for the address that it was mailed to, and is not used up by a wrong one', async () => {
    await start();
    await proven(app, JANA);
    const token = await askLink();
    const use = (email: string) => app.browser().post('/api/login/link/use', { token, email });
    const wrong = await use('iny@example.sk');
    expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'email']);
    expect((await use('')).statusCode).toBe(400);
    expect((await use(JANA.email.toUpperCase())).statusCode).toBe(200);
  });

  it('ends after fifteen minutes, and is no link for a new password', async () => {
    await start();
    await proven(app, JANA);
    const token = await askLink();
    expect((await reset(token)).statusCode).toBe(400);
    app.time.forward(16 * MINUTE);
    expect((await app.browser().post('/api/login/link/use', { token, email: JANA.email })).statusCode).toBe(
      400,
    );
  });

  it('asks for the second factor', async () => {
    await start();
    await proven(app, JANA);
    await app.database.pool.query(
      `update accounts set totp_secret = 'x', totp_confirmed_at = now() where username = 'jana'`,
    );
    const browser = app.browser();
    const answer = await browser.post('/api/login/link/use', { token: await askLink(), email: JANA.email });
    expect(answer.json()).toEqual({ secondFactor: ['totp', 'recovery-code'] });
    expect(await isSignedIn(browser)).toBe(false);
  });
});
