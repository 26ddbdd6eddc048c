import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeFor, person, registered } from '../accounts.ts';
import { contactBody } from '../factories/bodies.ts';
import { mailsAbout } from '../outbox.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { waitingForLock } from '../test-db.ts';
import { runSweep } from '../test-services.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const sessionsOf = async (username: string): Promise<number> => {
  const { rows } = await app.database.pool.query(
    'SELECT count(*)::int AS count FROM sessions JOIN accounts ON accounts.id = account_id WHERE username = $1',
    [username],
  );
  return rows[0].count;
};

/** Begins something while somebody else's transaction holds the account, and ends that one as told. */
async function whileHeld<T>(
  username: string,
  begun: () => Promise<T>,
  meanwhile: (client: PoolClient) => Promise<unknown>,
): Promise<T> {
  const client = await app.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM accounts WHERE username = $1 FOR UPDATE', [username]);
    const outcome = begun();
    await expect.poll(() => waitingForLock(client)).toBeGreaterThan(0);
    await meanwhile(client);
    await client.query('COMMIT');
    return await outcome;
  } finally {
    client.release();
  }
}

it.each([
  ['a changed password', 'UPDATE accounts SET password_hash = $2 WHERE username = $1'],
  ['another role', "UPDATE accounts SET role = 'admin' WHERE username = $1 AND $2::text <> ''"],
  ['a changed e-mail', 'UPDATE accounts SET email_key = $2 WHERE username = $1'],
  ['a block', "UPDATE accounts SET blocked_at = now() WHERE username = $1 AND $2::text <> ''"],
  ['a deletion', "DELETE FROM accounts WHERE username = $1 AND $2::text <> ''"],
])('A sign-in that began before %s leaves no session behind (security 15)', async (what, sql) => {
  const who = person(`beh-${what.length}`);
  await registered(app, who);
  const browser = app.browser();
  await browser.token();
  const answer = await whileHeld(
    who.username,
    () => browser.post('/api/login', who),
    async (client) => {
      await client.query(
        'DELETE FROM sessions USING accounts WHERE accounts.id = account_id AND username = $1',
        [who.username],
      );
      await client.query(sql, [who.username, 'another']);
    },
  );
  expect([answer.statusCode, answer.json().message]).toEqual([
    401,
    'Nesprávne používateľské meno alebo heslo',
  ]);
  expect(await sessionsOf(who.username)).toBe(0);
});

it.each([
  ['/api/account/password', { password: 'heslo votrelca 9' }],
  ['/api/account/email', { email: 'votrelec@example.sk' }],
  ['/api/account/recovery-codes', {}],
] as const)(
  'Whoever is signed out by the owner while %s waits does nothing more (security 15)',
  async (url, body) => {
    const who = person(`zlodej-${url.length}`);
    const thief = await registered(app, who);
    await thief.token();
    const answer = await whileHeld(
      who.username,
      () => thief.post(url, body),
      (client) =>
        client.query('DELETE FROM sessions USING accounts WHERE accounts.id = account_id AND username = $1', [
          who.username,
        ]),
    );
    expect(answer.statusCode).toBe(401);
    expect((await app.browser().post('/api/login', who)).statusCode).toBe(200);
  },
);

it('A reset waits for whoever changes the account, and neither fails for the other', async () => {
  const who = person('zabudol');
  await registered(app, who);
  await app.database.pool.query("UPDATE accounts SET email_verified_at = now() WHERE username = 'zabudol'");
  await app.browser().post('/api/password/forgotten', { email: who.email });
  const tokenIn = async () =>
    (await mailsAbout(app.dataDir, who.email)).flatMap(
      ({ text }) => /#\S*?([\w-]{43})/.exec(text ?? '')?.[1] ?? [],
    );
  await app.drain();
  expect((await tokenIn()).length).toBe(1);
  const [token] = await tokenIn();
  const browser = app.browser();
  await browser.token();
  const answer = await whileHeld(
    who.username,
    () => browser.post('/api/password/reset', { token, password: 'celkom nové heslo 9' }),
    (client) =>
      client.query(
        'DELETE FROM account_links USING accounts WHERE accounts.id = account_id AND username = $1',
        [who.username],
      ),
  );
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'token']);
});

it('A request of whose client is deleted at that moment is stored all the same', async () => {
  const who = person('odchadza');
  await registered(app, who);
  const { rows } = await app.database.pool.query(
    `WITH owner AS (UPDATE accounts SET email_verified_at = now() WHERE username = $1 RETURNING id),
          client AS (INSERT INTO clients (id, name, created_at, updated_at) VALUES (gen_random_uuid(), 'x', now(), now()) RETURNING id)
     INSERT INTO client_members (client_id, account_id, created_at) SELECT client.id, owner.id, now() FROM client, owner RETURNING client_id`,
    [who.username],
  );
  const visitor = app.browser();
  await visitor.token();
  const client = await app.database.pool.connect();
  await client.query('BEGIN');
  await client.query('DELETE FROM clients WHERE id = $1', [rows[0].client_id]);
  const sent = visitor.post('/api/contact-messages', contactBody({ email: who.email }));
  await expect.poll(() => waitingForLock(client)).toBeGreaterThan(0);
  await client.query('COMMIT');
  client.release();
  expect((await sent).statusCode).toBe(201);
});

it('A code that is taken back at the moment it is typed proves nothing', async () => {
  const who = person('rozmyslel');
  const owner = await registered(app, who);
  const code = await codeFor(app, who.email);
  await owner.token();
  const answer = await whileHeld(
    who.username,
    () => owner.post('/api/account/email-proof', { code }),
    (client) =>
      client.query(
        'DELETE FROM email_codes USING accounts WHERE accounts.id = account_id AND username = $1',
        [who.username],
      ),
  );
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'code']);
});

it('An account that is proven at the moment it would be swept stays', async () => {
  await registered(app, person('oneskoreny'));
  await app.database.pool.query(
    "UPDATE accounts SET created_at = created_at - interval '8 days' WHERE username = 'oneskoreny'",
  );
  const client = await app.database.pool.connect();
  await client.query('BEGIN');
  await client.query("UPDATE accounts SET email_verified_at = now() WHERE username = 'oneskoreny'");
  const swept = runSweep(app.services, 'delete-unproven-accounts', app.time.clock());
  await Promise.race([swept, expect.poll(() => waitingForLock(client)).toBeGreaterThan(0)]);
  await client.query('COMMIT');
  client.release();
  await swept;
  const { rows } = await app.database.pool.query("SELECT FROM accounts WHERE username = 'oneskoreny'");
  expect(rows).toHaveLength(1);
});

it('A session that is used at the moment it would be swept stays', async () => {
  await registered(app, person('vracajuci'));
  await app.database.pool.query("UPDATE sessions SET used_at = used_at - interval '8 days'");
  const client = await app.database.pool.connect();
  await client.query('BEGIN');
  await client.query("UPDATE sessions SET used_at = used_at + interval '8 days'");
  const swept = runSweep(app.services, 'delete-sessions', app.time.clock());
  await Promise.race([swept, expect.poll(() => waitingForLock(client)).toBeGreaterThan(0)]);
  await client.query('COMMIT');
  client.release();
  await swept;
  expect(await sessionsOf('vracajuci')).toBe(1);
});
