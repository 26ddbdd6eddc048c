import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '#domain/errors/faults.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begunOffer, OFFER_MAIL, OFFERED, offerServiceOf } from '../../../tests/offers.ts';
import { personArchive } from '../../../tests/person-archive.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { clients } from '../clients/table.ts';
import { createMessageService } from '../messages/service.ts';
import { deleteExpiredRequests } from '../requests/expiry.ts';
import { erasePerson } from '../requests/person.ts';
import { requests } from '../requests/table.ts';
import type { AcceptanceInput } from './accepting.ts';
import type { OfferService } from './service.ts';
import { offers as offerTable } from './table.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const MUCH_LATER = new Date('2028-12-24T09:00:00Z');
const BY = { actor: { kind: 'operator' as const }, now: NOW };
const ACCEPTED: AcceptanceInput = {
  revision: 1,
  chosen: [],
  shown: { once: 1_000_00, monthly: 50_00 },
  name: 'Kanárik Spievavý',
  consents: [],
  address: '198.51.100.7',
  userAgent: '',
  notedHow: null,
};

let app: TestApp;
let offers: OfferService;
let admin: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  offers = offerServiceOf(app.services);
  admin = await registered(app, person('spravca'));
  await app.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
});
afterAll(() => app.close());

let count = 0;
const nextEmail = () => {
  count += 1;
  return `kanarik-${count}@example.sk`;
};

/** A request from somebody, and an offer for it that was sent. */
async function offered(email = nextEmail()) {
  await app.browser().post('/api/service-requests', requestBody({ email, name: 'Kanárik Spievavý' }));
  const { db } = app.database;
  const [request] = await db.select().from(requests).where(eq(requests.email, email));
  const begun = await admin.post('/api/admin/offers', { from: 'request', id: request?.id });
  const { id } = begun.json();
  const { revisions } = await offers.find(id);
  const { groups, payments, stages } = OFFERED;
  const content = { ...revisions[0]?.content, groups, payments, stages };
  const saved = await admin.send('PUT', `/api/admin/offers/${id}/draft`, {
    edit: 1,
    content,
    recipient: { name: 'Kanárik Spievavý', email },
  });
  expect(saved.statusCode).toBe(200);
  await offers.send(id, OFFER_MAIL, { ...BY, now: app.time.clock() });
  return { id: id as string, requestId: request?.id ?? '', email };
}
const isThere = async (id: string): Promise<boolean> =>
  (await app.database.db.$count(offerTable, eq(offerTable.id, id))) > 0;
const requestIsThere = async (id: string): Promise<boolean> =>
  (await app.database.db.$count(requests, eq(requests.id, id))) > 0;
const accept = (id: string) =>
  offers.accept(id, ACCEPTED, { actor: { kind: 'link' as const }, now: app.time.clock() });
const rowsAbout = async (id: string): Promise<number> =>
  (
    await app.database.pool.query(
      `SELECT (SELECT count(*) FROM messages WHERE subject_id = $1)
        + (SELECT count(*) FROM mails WHERE payload ->> 'offerId' = $1::text)
        + (SELECT count(*) FROM offer_links WHERE offer_id = $1) AS rows`,
      [id],
    )
  ).rows[0].rows;

describe('an old offer', () => {
  it('goes with its request, links, messages and mails; what was accepted stays with its request', async () => {
    const [gone, kept] = [await offered(), await offered()];
    await accept(kept.id);
    const messages = createMessageService(app.services);
    await app.services.db.transaction((transaction) =>
      messages.write(
        transaction,
        {
          subject: { type: 'offer', id: gone.id },
          side: 'client',
          accountId: null,
          authorName: 'Kanárik',
          text: 'Koľko?',
        },
        NOW,
      ),
    );
    const { db, site } = app.services;
    // While the offer is there, its request stays.
    await deleteExpiredRequests(db, site.retention, MUCH_LATER);
    expect(await requestIsThere(gone.requestId)).toBe(true);
    await runSweep(app.services, 'delete-offers', MUCH_LATER);
    await deleteExpiredRequests(db, site.retention, MUCH_LATER);
    expect([await isThere(gone.id), await requestIsThere(gone.requestId)]).toEqual([false, false]);
    expect(Number(await rowsAbout(gone.id))).toBe(0);
    expect([await isThere(kept.id), await requestIsThere(kept.requestId)]).toEqual([true, true]);
  });

  it('stays while it can be accepted, however long nobody has touched it', async () => {
    const id = await begunOffer(app.services, offers, NOW);
    await offers.send(id, OFFER_MAIL, BY);
    await app.database.pool.query("UPDATE offers SET valid_until = '2029-12-31' WHERE id = $1", [id]);
    await runSweep(app.services, 'delete-offers', MUCH_LATER);
    expect(await isThere(id)).toBe(true);
  });

  it('whose request was won and put away keeps it', async () => {
    const { requestId, id } = await offered();
    await accept(id);
    await app.database.db
      .update(requests)
      .set({ status: 'archived', archivedFrom: 'won' })
      .where(eq(requests.id, requestId));
    await deleteExpiredRequests(app.services.db, app.services.site.retention, MUCH_LATER);
    expect(await requestIsThere(requestId)).toBe(true);
  });
});

describe('the data of a person', () => {
  const erase = (email: string) =>
    erasePerson(app.services.db, join(app.dataDir, 'outbox'), email, app.time.clock());

  it('hold the offers, and go with them, with a client that was only theirs', async () => {
    const { id, email } = await offered();
    const known = await personArchive(app.services, email);
    const [offer, ...others] = known.rowsOf('ponuky');
    expect([offer.id, offer.revisions.length, others]).toEqual([id, 1, []]);
    expect(await erase(email)).toMatchObject({ requests: 1, offers: 1, kept: [], keptOffers: [] });
    expect(await isThere(id)).toBe(false);
    expect(await app.database.db.$count(clients, eq(clients.id, offer.clientId))).toBe(0);
  });

  it('stay where a contract has come of them, and that is said', async () => {
    const { id, requestId, email } = await offered();
    await accept(id);
    expect(await erase(email)).toMatchObject({ requests: 0, offers: 0, keptOffers: [id] });
    expect([await isThere(id), await requestIsThere(requestId)]).toEqual([true, true]);
  });
});

describe('an account', () => {
  /** Somebody who has proven the address of an offer. */
  const owner = async (email: string, name: string): Promise<TestBrowser> => {
    const browser = await registered(app, person(name, email));
    const { rows } = await app.database.pool.query(
      'UPDATE accounts SET email_verified_at = now() WHERE username = $1 RETURNING id',
      [name],
    );
    await app.database.pool.query(
      `INSERT INTO client_members SELECT client_id, $1, now() FROM offers WHERE recipient_email = $2
       ON CONFLICT DO NOTHING`,
      [rows[0].id, email],
    );
    return browser;
  };
  const preview = async (browser: TestBrowser) =>
    (await browser.inject({ method: 'GET', url: '/api/account/deletion' })).json();

  it('carries its offers out, but none that was never sent', async () => {
    const { email, id } = await offered();
    await admin.post('/api/admin/offers', { from: 'copy', id });
    const browser = await owner(email, 'vyvoz');
    const answer = await browser.inject({ method: 'GET', url: '/api/account/export' });
    const files = unzipSync(answer.rawPayload);
    const [row, ...others] = JSON.parse(strFromU8(files['ponuky.json'] ?? new Uint8Array()));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id, number: expect.stringMatching(/^CP-/), revisions: [{ revision: 1 }] });
    expect(JSON.stringify(row)).not.toContain('tokenHash');
  });

  it('takes along what was not accepted, keeps what was, and says so first', async () => {
    const { email, id: open } = await offered();
    const { id: accepted } = await offered(email);
    await accept(accepted);
    const browser = await owner(email, 'odchod');
    const { number } = await offers.find(accepted);
    expect(await preview(browser)).toMatchObject({
      goes: { offers: 1, clients: [] },
      stays: { offers: [number] },
    });
    expect((await browser.send('DELETE', '/api/account', {})).statusCode).toBe(200);
    expect([await isThere(open), await isThere(accepted)]).toEqual([false, true]);
  });

  it('cannot remove a firm that has offers', async () => {
    const { email } = await offered();
    const browser = await owner(email, 'firma');
    const [firm] = (await browser.inject({ method: 'GET', url: '/api/clients' })).json();
    expect(firm.isInUse).toBe(true);
    const answer = await browser.send('DELETE', `/api/clients/${firm.id}?version=0`, {});
    expect([answer.statusCode, answer.json().message]).toEqual([409, FAULTS.clientInUse.message]);
  });
});
