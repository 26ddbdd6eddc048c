import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import { UNSAFE_TEXT_ISSUE } from '#domain/kernel/safe-text.ts';
import { person, registered } from '../accounts.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { statementsOf } from './statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, productionPasswords: true });
});
afterAll(() => app.close());

let number = 0;
/** Registers somebody new with a password. */
async function register(password: string) {
  number += 1;
  const who = { ...person(`novy-${number}`), password };
  const answer = await app.browser().post('/api/register', who);
  return { who, status: answer.statusCode, ...answer.json() };
}

const signIn = async (username: string, password: string) =>
  (await app.browser().post('/api/login', { username, password })).statusCode;

describe('A password (security 18)', () => {
  it.each(['k7#Qzf', '🦊'.repeat(100), 'ž'.repeat(128), '  medzery okolo  '])(
    '%s is taken exactly as it is',
    async (password) => {
      const { who, status } = await register(password);
      expect(status).toBe(201);
      expect(await signIn(who.username, password)).toBe(200);
      const signs = [...password];
      expect(await signIn(who.username, signs.slice(0, -1).join(''))).toBe(401);
      expect(
        await signIn(who.username, password.trim() === password ? `${password} ` : password.trim()),
      ).toBe(401);
    },
  );

  it.each([
    ['abc7#', 'at least'],
    ['🦊🦊🦊', 'at least'],
    ['🦊'.repeat(129), ACCOUNT_TEXTS.passwordLong],
    ['heslo1', ACCOUNT_TEXTS.passwordKnown],
    ['123456', ACCOUNT_TEXTS.passwordKnown],
    ['Slovensko2024', ACCOUNT_TEXTS.passwordKnown],
    ['webdielna', ACCOUNT_TEXTS.passwordLikeName],
    ['jana\u0000jana', UNSAFE_TEXT_ISSUE],
  ])('%s is refused', async (password, words) => {
    expect(await register(password)).toMatchObject({
      status: 400,
      field: 'password',
      message: expect.stringContaining(words),
    });
  });

  it('of a megabyte is not read', async () => {
    const answer = await app
      .browser()
      .post('/api/login', { username: 'jana', password: 'a'.repeat(1_000_000) });
    expect(answer.statusCode).toBe(413);
  });

  it('of an administrator has twelve characters', async () => {
    const body = { ...person('spravca'), token: 'A'.repeat(43) };
    const short = await app.browser().post('/api/admin-setup', { ...body, password: 'k7#Qzf-🦊🦊🦊🦊' });
    expect([short.statusCode, short.json().field]).toEqual([400, 'password']);
    const long = await app.browser().post('/api/admin-setup', { ...body, password: 'k7#Qzf-🦊🦊🦊🦊🦊' });
    expect(long.statusCode).toBe(403);
  });

  it('is kept by argon2id with a salt of its own (security 19)', async () => {
    const password = 'to isté heslo dvakrát';
    await register(password);
    await register(password);
    const { rows } = await app.database.pool.query(
      'SELECT password_hash AS hash FROM accounts ORDER BY created_at DESC LIMIT 2',
    );
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0].hash).not.toBe(rows[1].hash);
  });
});

describe('A sign-in that fails (security 22)', () => {
  it('answers the same and asks the database the same, whatever the cause', async () => {
    await registered(app, person('jana'));
    await registered(app, person('blokovana'));
    await app.database.pool.query(
      "UPDATE accounts SET email_verified_at = now(), blocked_at = CASE username WHEN 'blokovana' THEN now() END WHERE username IN ('jana', 'blokovana')",
    );
    const causes = [
      { username: 'jana', password: 'nie je to ono' },
      { username: 'nikto', password: 'nie je to ono' },
      { username: 'x', password: 'y' },
      { username: 'č š ž', password: 'nie je to ono' },
      { username: 'blokovana', password: person('blokovana').password },
    ];
    const seen = [];
    for (const cause of causes) {
      const browser = app.browser();
      const token = await browser.token();
      const { result, statements } = await statementsOf(() =>
        browser.post('/api/login', cause, { 'x-csrf-token': token }),
      );
      const { errorId, timestamp, ...body } = result.json();
      expect([typeof errorId, typeof timestamp]).toEqual(['string', 'string']);
      expect(statements.length).toBeGreaterThan(0);
      seen.push({ status: result.statusCode, body, statements });
    }
    expect(seen[0]).toMatchObject({
      status: 401,
      body: { message: 'Nesprávne používateľské meno alebo heslo' },
    });
    for (const each of seen) expect(each).toEqual(seen[0]);
  });

  it('costs a comparison also where nobody has the name: as many at once find the queue full', async () => {
    await registered(app, person('merana'));
    const refusedForRoom = async (username: string) => {
      const browsers = Array.from({ length: 20 }, () => app.browser());
      const tokens = await Promise.all(browsers.map((browser) => browser.token()));
      const answers = await Promise.all(
        browsers.map((browser, at) =>
          browser.inject({
            method: 'POST',
            url: '/api/login',
            headers: { 'x-csrf-token': tokens[at] ?? '' },
            payload: { username, password: 'nie je to ono' },
          }),
        ),
      );
      return answers.filter(({ statusCode }) => statusCode === 503).length;
    };
    expect(await refusedForRoom('merana')).toBeGreaterThan(0);
    expect(await refusedForRoom('nemerana')).toBeGreaterThan(0);
  });
});
