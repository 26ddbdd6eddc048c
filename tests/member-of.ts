import { person, registered } from './accounts.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

/** Signed in as a new member of the clients of these offers. */
export async function memberOf(
  app: TestApp,
  name: string,
  ...offers: { id: string }[]
): Promise<TestBrowser> {
  const browser = await registered(app, person(name));
  const { pool } = app.database;
  await pool.query('UPDATE accounts SET email_verified_at = now() WHERE username = $1', [name]);
  await pool.query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT client_id, accounts.id, now() FROM offers, accounts WHERE offers.id = ANY($1) AND username = $2`,
    [offers.map(({ id }) => id), name],
  );
  return browser;
}
