import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, registered } from '../accounts.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await registered(app, person('jana'));
  await app.database.pool.query('UPDATE accounts SET email_verified_at = now()');
});
afterAll(() => app.close());

/** Signs in with a wrong password from an address. */
async function wrong(username: string, remoteAddress: string) {
  const browser = app.browser();
  const headers = { 'x-csrf-token': await browser.token() };
  const payload = { username, password: 'nie je ono' };
  return browser.inject({ method: 'POST', url: '/api/login', remoteAddress, headers, payload });
}

it('Failures with one name do not tell whether another is known', async () => {
  for (let n = 0; n < 5; n += 1) await wrong('nikto@example.sk', '192.0.2.1');
  expect((await wrong('nikto@example.sk', '192.0.2.1')).statusCode).toBe(429);
  const codes = [];
  for (const name of ['jana@example.sk', 'niekto@example.sk', 'jana', 'niekto'])
    codes.push((await wrong(name, '192.0.2.1')).statusCode);
  expect(codes).toEqual([401, 401, 401, 401]);
});

it('Failures with a username do not tell which e-mail is its', async () => {
  for (let n = 0; n < 5; n += 1) await wrong('jana', '192.0.2.2');
  expect((await wrong('JANA', '192.0.2.2')).statusCode).toBe(429);
  expect((await wrong('jana@example.sk', '192.0.2.2')).statusCode).toBe(401);
});

it('Who claims an e-mail cannot learn by signing in with it whether it has an owner', async () => {
  const codes = [];
  for (const [name, email] of [
    ['zlodej-1', 'jana@example.sk'],
    ['zlodej-2', 'nikoho@example.sk'],
  ] as const) {
    const who = person(name, email);
    await registered(app, who);
    codes.push((await app.browser().post('/api/login', { ...who, username: email })).statusCode);
  }
  expect(codes).toEqual([401, 401]);
});

it.each(['\u0000', 'jana\u0000', '\ud800', 'a@\u0000', `${'a'.repeat(319)}@`, 'x@'.repeat(160)])(
  'A name like %j is a wrong one, not a failure',
  async (username) => {
    expect((await wrong(username, '192.0.2.3')).statusCode).toBe(401);
  },
);
