import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS } from '#content/legal/terms.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { legalPage } from '#domain/legal/legal.ts';
import { begunProject, PAID_SITE } from '../../../tests/projects.ts';
import { type SentOffer, sentOffer } from '../../../tests/sent-offer.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

const { clock } = stillClock('2026-11-24T09:00:00Z');
const env = { RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:3000' };

/** Another firm on the same site: nothing of it may be read in what was issued before. */
const CHANGED: SiteFacts = {
  ...PAID_SITE,
  brand: { name: 'Iná dielňa', tagline: 'Niečo celkom iné' },
  operator: {
    ...PAID_SITE.operator,
    businessName: 'Iná firma, s. r. o.',
    ico: '36631124',
    kind: 'sro',
    email: 'ina@example.sk',
  },
  vat: { status: 'payer', ratePercent: 19 },
  offers: { validDays: 3, numberPrefix: 'XY' },
  payments: { iban: 'SK3112000000198742637541', bic: null },
  terms: { ...PAID_SITE.terms, dueDays: 3, servesConsumers: true },
  legal: { ...PAID_SITE.legal, version: '9.9' },
  workingTime: {
    hours: { ...PAID_SITE.workingTime.hours, friday: [], thursday: [] },
    holidays: ['2026-11-25'],
  },
};

let before: TestApp;
let after: TestApp;

beforeAll(async () => {
  before = await createTestApp({ env, clock, site: PAID_SITE });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** All that the holder of a link can read and download. */
async function readBy(app: TestApp, { headers }: SentOffer) {
  const get = async (url: string) => {
    const answer = await app.browser().inject({ method: 'GET', url, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer;
  };
  const payments = (await get('/api/offer/payments')).json().payments as { id: string; paying: unknown }[];
  const asked = payments.filter(({ paying }) => paying !== null);
  // The launch is no part of what was issued: it is counted from the project as it stands, over the holidays of today.
  const { launchOn, ...offer } = (await get('/api/offer')).json();
  return {
    offer,
    pdf: sha256((await get('/api/offer/pdf')).rawPayload),
    payments,
    calls: await Promise.all(
      asked.map(async ({ id }) => sha256((await get(`/api/offer/payments/${id}/pdf`)).rawPayload)),
    ),
  };
}

test('the terms that a client agrees to by their version are kept word for word', async () => {
  const { id } = await sentOffer(before);
  const { rows } = await before.database.pool.query(
    `SELECT i.facts->'termsPage' AS terms, r.content->>'termsVersion' AS version
       FROM offer_revisions r JOIN issuers i ON i.id = r.issuer_id WHERE r.offer_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ terms: legalPage(TERMS, PAID_SITE), version: PAID_SITE.legal.version }]);
  expect(rows[0].terms.sections.length).toBeGreaterThan(5);
});

test('what was issued is the same, byte by byte, after the whole configuration has changed', async () => {
  const sent = await sentOffer(before);
  const agreed = await begunProject(before);
  const read = async (app: TestApp) => [await readBy(app, sent), await readBy(app, agreed)] as const;
  const issued = await read(before);
  expect(issued[1].calls).toHaveLength(1);

  after = await createTestApp({
    env,
    clock,
    site: CHANGED,
    database: before.database,
  });
  expect(await read(after)).toEqual(issued);
  const { number, fingerprint } = issued[1].offer as { number: string; fingerprint: string };
  const verdict = await after.browser().post('/api/verification', { number, fingerprint });
  expect(verdict.json()).toMatchObject({ isAccepted: true, number });
});

test('what was issued before it was kept under what goes by the first start that keeps it, and says so', async () => {
  const sent = await sentOffer(before);
  const { id } = await begunProject(before);
  const { pool } = before.database;
  await pool.query('UPDATE offer_revisions SET issuer_id = NULL; UPDATE payments SET issuer_id = NULL');
  const assumed = async () =>
    (
      await pool.query(
        `SELECT bool_and(r.issuer_assumed AND r.issuer_id IS NOT NULL) AS offers,
           (SELECT bool_and(p.issuer_assumed = (p.asked_at IS NOT NULL)) FROM payments p) AS payments
         FROM offer_revisions r WHERE r.offer_id = ANY($1)`,
        [[sent.id, id]],
      )
    ).rows;
  await before.services.prepare();
  expect(await assumed()).toEqual([{ offers: true, payments: true }]);
  const said = await readBy(before, sent);
  await after.services.prepare();
  expect(await readBy(after, sent)).toEqual(said);
});
