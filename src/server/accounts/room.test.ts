import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, person, proven, registered } from '../../../tests/accounts.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const JANA = person('jana');

describe('registering', () => {
  it('signs in, and a code proves the e-mail in the same session', async () => {
    const browser = await registered(app, JANA);
    const user = await browser.inject({ method: 'GET', url: '/api/user' });
    expect(user.json()).toEqual({
      id: expect.any(String),
      username: 'jana',
      email: JANA.email,
      emailVerified: false,
      isAdmin: false,
      needsSecondFactor: false,
    });
    const code = await codeFor(app, JANA.email);
    const answer = await browser.post('/api/account/email-proof', { code });
    expect(answer.json()).toMatchObject({ emailVerified: true });
  });

  it('says the keywords of the contract for a username that is taken or too short', async () => {
    await registered(app, JANA);
    const taken = await app.browser().post('/api/register', { ...JANA, username: 'JANA' });
    expect([taken.statusCode, taken.json()]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('already exists'), field: 'username' }),
    ]);
    const short = await app.browser().post('/api/register', { ...JANA, username: 'ab' });
    expect([short.statusCode, short.json()]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('at least'), field: 'username' }),
    ]);
  });

  it.each(['heslo1', '123456', 'slovensko', 'Zuzana1', 'jana', 'webdielna'])(
    'refuses the password %s',
    async (password) => {
      const answer = await app.browser().post('/api/register', { ...JANA, username: 'jana', password });
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'password']);
    },
  );
});

describe('signing in', () => {
  it.each(['jana', 'JANA', JANA.email, JANA.email.toUpperCase()])('works as %s', async (username) => {
    await proven(app, JANA);
    const browser = app.browser();
    const answer = await browser.post('/api/login', { username, password: JANA.password });
    expect([answer.statusCode, answer.json().username]).toEqual([200, 'jana']);
    await browser.post('/api/logout', {});
    const after = await browser.inject({ method: 'GET', url: '/api/user' });
    expect(after.statusCode).toBe(401);
  });
});
