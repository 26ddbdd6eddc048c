import { afterEach, expect, it } from 'vitest';
import { person, registered } from '../../../tests/accounts.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { createTestDb } from '../../../tests/test-db.ts';
import { createTestServices } from '../../../tests/test-services.ts';
import { resetAdmin } from './admin-reset.ts';
import { createDerivedSecrets } from './derived-secrets.ts';

const ADMIN = person('spravkyna');
const env = { ADMIN_USERNAME: ADMIN.username, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).toReversed()) await end();
});

async function start(settings: Record<string, string> = env): Promise<TestApp> {
  const app = await createTestApp({ env: settings });
  close.push(() => app.close());
  return app;
}

it('an administrator is made once, by whichever process is first', async () => {
  const database = await createTestDb();
  close.push(() => database.drop());
  const instances = await Promise.all([1, 2, 3].map(() => createTestServices({ database, env })));
  for (const instance of instances) close.push(() => instance.close());
  await Promise.all(instances.map(({ services }) => services.prepare()));
  const { rows } = await database.pool.query('select username, role from accounts');
  expect(rows).toEqual([{ username: ADMIN.username, role: 'admin' }]);
});

it('signs in with the password of the environment, and no set-up link is printed then or later', async () => {
  const app = await start();
  const { username, password } = ADMIN;
  const answer = await app.browser().post('/api/login', { username, password });
  expect(answer.json()).toMatchObject({ isAdmin: true });
  const later = await createTestServices({ database: app.database });
  close.push(() => later.close());
  expect(await later.services.prepare()).toEqual({ setupToken: null });
});

it.each([
  ['heslo1', /^ADMIN_PASSWORD is too weak/],
  ['krátke-7-x', /^ADMIN_PASSWORD is too weak/],
  ['spravkyna', /^ADMIN_PASSWORD is too weak/],
])('is not made with the password %s', async (password, message) => {
  const made = await createTestServices({ env: { ...env, ADMIN_PASSWORD: password } });
  close.push(() => made.close());
  await expect(made.services.prepare()).rejects.toThrow(message);
  const { rows } = await made.database.pool.query('select from accounts');
  expect(rows).toEqual([]);
});

it('is not made of somebody else’s account', async () => {
  const app = await start({});
  await registered(app, ADMIN);
  const other = await createTestServices({ database: app.database, env });
  close.push(() => other.close());
  await expect(other.services.prepare()).rejects.toThrow(/^ADMIN_USERNAME is the name of another account/);
});

it('comes back in by a link of the machine: sessions end, the second factor goes, the link works once', async () => {
  const app = await start();
  const { username, password } = ADMIN;
  const browser = app.browser();
  await browser.post('/api/login', { username, password });
  await app.database.pool.query(`update accounts set totp_secret = 'x', totp_confirmed_at = now()`);
  const { db, random, config } = app.services;
  const parts = { db, random, secrets: createDerivedSecrets(config.secrets) };
  expect(await resetAdmin(parts, 'nikto', app.time.clock())).toBeNull();
  const token = await resetAdmin(parts, ADMIN.username, app.time.clock());
  expect((await browser.inject({ method: 'GET', url: '/api/user' })).statusCode).toBe(401);
  const body = { token, password: 'Nové-dlhé-heslo-8' };
  const statuses = [];
  for (const _ of [1, 2]) statuses.push((await app.browser().post('/api/password/reset', body)).statusCode);
  expect(statuses).toEqual([200, 400]);
  const signedIn = await app.browser().post('/api/login', { username, password: body.password });
  expect(signedIn.json()).toMatchObject({ isAdmin: true });
  const { rows } = await app.database.pool.query(
    `select actor from audit_log where action = 'account.second-factor-reset'`,
  );
  expect(rows).toEqual([{ actor: 'machine' }]);
});

it('of the machine are only administrators let back in', async () => {
  const app = await start({});
  await registered(app, ADMIN);
  const { db, random, config } = app.services;
  const parts = { db, random, secrets: createDerivedSecrets(config.secrets) };
  expect(await resetAdmin(parts, ADMIN.username, app.time.clock())).toBeNull();
});
