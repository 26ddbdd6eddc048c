import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNUSED_MAIL } from '#content/account-mails.ts';
import { site } from '#domain/content/site.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { daysAfter, daysBefore, monthsBefore, RETENTION } from '#domain/legal/retention.ts';
import { administrator, person, proven } from '../../../tests/accounts.ts';
import { contactBody, quoteBody } from '../../../tests/factories/bodies.ts';
import { begunOffer, offerServiceOf } from '../../../tests/offers.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { waitingForLock } from '../../../tests/test-db.ts';
import { runSweep } from '../../../tests/test-services.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => app.close());

const JANA = person('jana');
const MONTHS = site.retention.unusedAccountMonths;
const AHEAD = RETENTION.accountWarningDays;
const sweep = (now: Date) => runSweep(app.services, 'delete-unused-accounts', now);

/** When an account was signed in to for the last time becomes so long before an instant. */
async function signedInBefore(
  now: Date,
  { months, days = 0 }: { months: number; days?: number },
): Promise<void> {
  const at = daysAfter(monthsBefore(now, months), days);
  await app.database.db.execute(sql`update accounts set created_at = ${at.toISOString()}::timestamptz`);
  await app.database.db.execute(
    sql`update audit_log set at = ${at.toISOString()}::timestamptz where action = 'account.signed-in'`,
  );
}

const usernames = async (): Promise<string[]> =>
  (await app.database.pool.query('SELECT username FROM accounts ORDER BY username')).rows.map(
    ({ username }) => username,
  );
const warnings = async () =>
  (await mailsAbout(app.dataDir, JANA.email)).filter(({ subject }) => subject === UNUSED_MAIL.subject);
const warned = async (count: number) => {
  await app.drain();
  expect((await warnings()).length).toBe(count);
};
/** What is in the history of accounts by the program itself, in its order. */
const done = async () =>
  (await app.database.pool.query(`SELECT action FROM audit_log WHERE actor = 'sweep' ORDER BY id`)).rows.map(
    ({ action }) => action,
  );

describe('an account that nobody has signed in to for so long', () => {
  it('is warned about by mail thirty days ahead, once, and then deleted like by its owner', async () => {
    const jana = await proven(app, JANA);
    const now = app.time.clock();
    await signedInBefore(now, { months: MONTHS, days: AHEAD + 1 });
    await sweep(now);
    expect(await done()).toEqual([]);

    await signedInBefore(now, { months: MONTHS, days: AHEAD - 1 });
    await sweep(now);
    await sweep(daysAfter(now, 1));
    await warned(1);
    const { events } = (await jana.inject({ method: 'GET', url: '/api/account/events' })).json();
    expect(events).toContainEqual(expect.objectContaining({ kind: 'unused-warned', by: 'server' }));
    const [mail] = await warnings();
    expect(mail?.text?.replace(/\s/g, ' ')).toContain(formatDate(daysAfter(now, AHEAD)).replace(/\s/g, ' '));

    await sweep(daysAfter(now, AHEAD - 1));
    expect(await usernames()).toEqual(['jana']);
    await sweep(daysAfter(now, AHEAD));
    expect(await usernames()).toEqual([]);
    expect(await done()).toEqual(['account.unused-warned', 'account.account-deleted']);
    await app.drain();
    await runSweep(app.services, 'forget-farewells', now);
    expect((await app.database.pool.query('SELECT FROM mails')).rowCount).toBe(0);
  });

  it('stays when somebody signs in after the warning', async () => {
    const browser = await proven(app, JANA);
    const now = app.time.clock();
    await signedInBefore(now, { months: MONTHS });
    await sweep(now);
    await warned(1);
    expect((await browser.post('/api/login', JANA)).statusCode).toBe(200);
    await sweep(daysAfter(now, AHEAD));
    expect(await usernames()).toEqual(['jana']);
  });

  it('is warned about anew when it was not deleted at its time', async () => {
    await proven(app, JANA);
    const now = app.time.clock();
    await signedInBefore(now, { months: MONTHS });
    await sweep(now);
    const late = daysAfter(now, 3 * AHEAD);
    await sweep(late);
    expect(await usernames()).toEqual(['jana']);
    await warned(2);
    await sweep(daysAfter(late, AHEAD));
    expect(await usernames()).toEqual([]);
  });

  it('stays with a request, a quote, or the administration', async () => {
    await administrator(app, person('spravca'));
    for (const [name, path, body] of [
      ['pyta', '/api/contact-messages', contactBody],
      ['rata', '/api/generate-quote', quoteBody],
    ] as const) {
      await proven(app, person(name));
      expect((await app.browser().post(path, body({ email: person(name).email }))).statusCode).toBeLessThan(
        300,
      );
    }
    await proven(app, JANA);
    const now = app.time.clock();
    await signedInBefore(now, { months: 2 * MONTHS });
    await sweep(now);
    await warned(1);
    expect(await done()).toEqual(['account.unused-warned']);
    await sweep(daysAfter(now, AHEAD));
    expect(await usernames()).toEqual(['pyta', 'rata', 'spravca']);
  });

  it('stays with an offer, and so with the project and the payments that have come of it', async () => {
    const now = app.time.clock();
    await proven(app, JANA);
    await begunOffer(app.services, offerServiceOf(app.services), now);
    await app.database.pool.query(
      'INSERT INTO client_members SELECT client_id, accounts.id, now() FROM offers, accounts',
    );
    await signedInBefore(now, { months: 2 * MONTHS });
    await sweep(now);
    await sweep(daysAfter(now, AHEAD));
    expect(await done()).toEqual([]);
    expect(await usernames()).toEqual(['jana']);
  });

  it('and that is signed in to at the moment it would go, stays', async () => {
    const browser = await proven(app, JANA);
    const now = app.time.clock();
    await signedInBefore(now, { months: MONTHS });
    await sweep(daysBefore(now, AHEAD));
    await signedInBefore(now, { months: MONTHS, days: -1 });
    await browser.token();
    const client = await app.database.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM accounts FOR UPDATE');
    const swept = sweep(now);
    await expect.poll(() => waitingForLock(client)).toBe(1);
    await client.query(
      `INSERT INTO audit_log (at, actor, action, subject_type, subject_id) SELECT now(), id, 'account.signed-in', 'account', id FROM accounts`,
    );
    await client.query('COMMIT');
    client.release();
    await swept;
    expect(await usernames()).toEqual(['jana']);
  });
});
