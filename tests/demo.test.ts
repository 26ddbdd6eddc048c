import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTE_KINDS } from '#domain/messages/note.ts';
import { DECLINE_REASON_IDS } from '#domain/offers/decline-reasons.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { REVISION_STATES } from '#domain/offers/revision-life.ts';
import { PAYMENT_STATES } from '#domain/payments/payment-life.ts';
import { CHECKLIST_STATES } from '#domain/projects/checklist-life.ts';
import { PROJECT_STATES } from '#domain/projects/project-life.ts';
import { STAGE_STATES } from '#domain/projects/stage-life.ts';
import { LOST_REASONS } from '#domain/requests/request-life.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '#domain/requests/request-status.ts';
import { loadConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { projectRoot } from '#server/startup.ts';
import { type Filled, fillDemo } from '../scripts/demo/fill.ts';
import { stillClock } from './still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from './test-app.ts';
import { createTestDb, type TestDb } from './test-db.ts';

const env = { NODE_ENV: 'test', APP_SECRET: 'qVt7Yk2mZp9RxB4nHs6Lw1Jc8Gd3Fa5Ue0To' };

let dataDir: string;
let database: TestDb;
let filled: Filled;
let app: TestApp;
let operator: TestBrowser;

const { clock } = stillClock();

const fill = (into: TestDb, now = clock()) =>
  fillDemo({
    ...{ config: loadConfig({ ...env, DATA_DIR: dataDir }, projectRoot()), connection: into.connection },
    ...{ root: projectRoot(), log: createLog('silent'), now },
  });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'webdielna-demo-'));
  database = await createTestDb();
  filled = await fill(database);
  app = await createTestApp({ database, clock, env: { ...env, SAMPLE_ACCOUNT: 'on' } });
  operator = app.browser();
  expect((await operator.post('/api/login', filled.operator)).statusCode).toBe(200);
}, 300_000);

afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const answer = async (path: string) => {
  const { statusCode, body } = await operator.inject({ method: 'GET', url: path });
  expect([path, statusCode]).toEqual([path, 200]);
  return JSON.parse(body);
};

describe('the demo has something in every state', () => {
  /** A list of the domain, and the statement that says which of them there are. */
  const STORED: [name: string, all: readonly string[], found: string][] = [
    ['requests', REQUEST_STATUSES, 'SELECT status FROM requests'],
    ['requests by kind', REQUEST_KINDS, 'SELECT kind FROM requests'],
    ['lost requests', LOST_REASONS, 'SELECT lost_reason FROM requests'],
    ['notes', NOTE_KINDS, 'SELECT kind FROM conversation_notes'],
    ['declined offers', DECLINE_REASON_IDS, 'SELECT decline_reason FROM offer_revisions'],
    ['projects', PROJECT_STATES, 'SELECT state FROM projects'],
    ['stages', STAGE_STATES, 'SELECT state FROM project_stages'],
    ['checklist', CHECKLIST_STATES, 'SELECT state FROM checklist_items'],
  ];

  test.each(STORED)('of %s', async (_, all, found) => {
    const { rows } = await database.pool.query({ text: found, rowMode: 'array' });
    const states = new Set(rows.map(([state]) => state));
    expect(all.filter((state) => !states.has(state))).toEqual([]);
  });

  test.each(REVISION_STATES.filter((state) => state !== 'superseded'))(
    'an offer that is %s',
    async (state) => {
      expect(await answer(`/api/admin/offers?state=${state}`)).not.toEqual([]);
    },
  );

  test('a revision that was superseded', async () => {
    const { rows } = await database.pool.query("SELECT FROM offer_revisions WHERE state = 'superseded'");
    expect(rows.length).toBeGreaterThan(0);
  });

  test.each(PAYMENT_STATES)('a payment that is %s', async (state) => {
    expect(await answer(`/api/admin/payments?state=${state}`)).not.toEqual([]);
  });

  test('a payment whose codes say that the account is a sample', async () => {
    const [{ id }] = await answer('/api/admin/payments?state=open');
    const { paying } = await answer(`/api/admin/payments/${id}`);
    expect(paying).toMatchObject({ iban: 'SK9611000000002918599669', beneficiary: 'UKÁŽKA, NEPLAŤTE' });
  });

  test('an addendum that was accepted and one that waits, a template, a snoozed and a joined request', async () => {
    const counts = async (text: string, values: Date[] = []) =>
      (await database.pool.query(text, values)).rows[0].count;
    expect(
      await counts("SELECT count(*)::int FROM offers WHERE addendum_of IS NOT NULL AND state = 'accepted'"),
    ).toBe(1);
    expect(
      await counts("SELECT count(*)::int FROM offers WHERE addendum_of IS NOT NULL AND state = 'viewed'"),
    ).toBe(1);
    expect(await counts('SELECT count(*)::int FROM offer_templates')).toBe(1);
    expect(
      await counts('SELECT count(*)::int FROM requests WHERE snoozed_until > $1', [clock()]),
    ).toBeGreaterThan(1);
    expect(await counts('SELECT count(*)::int FROM requests WHERE merged_into IS NOT NULL')).toBe(1);
    expect(await counts('SELECT count(*)::int FROM client_invitations WHERE accepted_at IS NULL')).toBe(1);
  });

  test('files of both sides: a photo with its preview, papers, a text, one that was returned and one in a message', async () => {
    const { rows } = await database.pool.query(
      `SELECT f.side, f.type, f.preview_sha256 IS NOT NULL AS drawn, f.message_id IS NOT NULL AS sent, i.state
       FROM files f LEFT JOIN checklist_items i ON i.id = f.item_id WHERE f.state = 'ready' ORDER BY f.created_at::date, f.type`,
    );
    expect(rows).toEqual([
      { side: 'client', type: 'application/pdf', drawn: true, sent: false, state: 'accepted' },
      { side: 'client', type: 'image/jpeg', drawn: true, sent: false, state: 'returned' },
      { side: 'operator', type: 'application/pdf', drawn: true, sent: false, state: null },
      { side: 'client', type: 'image/jpeg', drawn: true, sent: true, state: null },
      { side: 'client', type: 'application/pdf', drawn: true, sent: false, state: 'brought' },
      { side: 'client', type: 'text/plain', drawn: false, sent: false, state: 'brought' },
    ]);
  });
});

test('what waits now waits on the first screen', async () => {
  const today = await answer('/api/admin/today');
  const clocks = today.answers.rows.map(({ clock }: { clock: { state: string } }) => clock.state);
  expect(clocks).toContain('late');
  expect(clocks.filter((state: string) => state !== 'late').length).toBeGreaterThan(1);
  for (const part of ['offers', 'payments', 'items', 'messages'])
    expect([part, today[part].rows.length > 0]).toEqual([part, true]);
  expect([today.mails.count, today.errors]).toEqual([0, 0]);
});

test('no mail waits to be sent, and none was written anywhere', async () => {
  const { rows } = await database.pool.query('SELECT DISTINCT status FROM mails');
  expect(rows).toEqual([{ status: 'sent' }]);
  const { rows: jobs } = await database.pool.query(
    "SELECT FROM pgboss.job WHERE name = 'mail' AND state < 'completed'",
  );
  expect(jobs).toEqual([]);
});

test('all addresses are of domains that nobody has', async () => {
  const { rows } = await database.pool.query(
    `SELECT email FROM requests UNION SELECT email FROM client_contacts UNION SELECT recipient_email FROM offers
     UNION SELECT to_address FROM mails`,
  );
  expect(rows.filter(({ email }) => email !== '' && !email.endsWith('.example'))).toEqual([]);
});

test('nothing happened after now, and everything in its order', async () => {
  const { rows } = await database.pool.query(
    `SELECT (SELECT bool_and(at <= $1) FROM audit_log) AS past,
       (SELECT count(*)::int FROM (SELECT at < lag(at) OVER (ORDER BY id) AS back FROM audit_log) a WHERE back) AS back`,
    [clock()],
  );
  expect(rows).toEqual([{ past: true, back: 0 }]);
});

test('the printed links open their offers', async () => {
  for (const [link, state] of [
    [filled.sentOffer, 'viewed'],
    [filled.acceptedOffer, 'accepted'],
  ]) {
    const token = new URL(link ?? '').pathname.split('/').at(-1) ?? '';
    const headers = { [OFFER_LINK_HEADER]: token };
    const offer = await app.browser().inject({ method: 'GET', url: '/api/offer', headers });
    expect(offer.json()).toMatchObject({ state });
  }
});

test('its customers sign in, and see what is theirs', async () => {
  for (const customer of filled.customers) {
    const browser = app.browser();
    expect((await browser.post('/api/login', customer)).json()).toMatchObject({
      emailVerified: true,
      isAdmin: false,
    });
    expect((await browser.inject({ method: 'GET', url: '/api/clients' })).json()).toHaveLength(1);
    expect((await browser.inject({ method: 'GET', url: '/api/service-requests' })).json()).not.toEqual([]);
  }
});

test('what one customer sees agrees from screen to screen', async () => {
  for (const customer of filled.customers) {
    const browser = app.browser();
    await browser.post('/api/login', customer);
    const seen = async (url: string) => (await browser.inject({ method: 'GET', url })).json();
    expect(await seen('/api/account')).toMatchObject({
      fullName: expect.stringMatching(/\S \S/),
      phone: expect.stringMatching(/^\+421/),
    });
    expect(await seen('/api/portal/unread')).toMatchObject({ total: 0 });
    for (const { stages } of await seen('/api/portal/projects'))
      expect(stages.at(-1)).toMatchObject({ name: 'Skúšky a spustenie' });
  }
  const { rows } = await database.pool.query(
    `SELECT f.name FROM files f JOIN checklist_items i ON i.id = f.item_id
     WHERE f.created_at::date::text <> i.brought_on`,
  );
  expect(rows).toEqual([]);
});

test('a database that holds anything is refused, and changed by nothing', async () => {
  await expect(fill(database)).rejects.toThrow(/holds data already .* empty database\.$/);
  const used = await createTestDb();
  await used.pool.query(
    "INSERT INTO reply_templates (id, name, text, created_at, updated_at) VALUES (gen_random_uuid(), 'a', 'b', now(), now())",
  );
  await expect(fill(used)).rejects.toThrow('(reply_templates …)');
  await used.drop();
});
