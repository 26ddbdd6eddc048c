import { afterAll } from 'vitest';
import type { AnswerOf } from '#domain/api/call.ts';
import { site } from '#domain/content/site.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { person, registered } from './accounts.ts';
import { offerContent, offerLine } from './factories/offers.ts';
import { type SentOffer, sentOffer } from './sent-offer.ts';
import { stillClock } from './still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from './test-app.ts';

/** The site with an account that clients pay to. */
export const PAID_SITE = {
  ...site,
  payments: { iban: 'SK9611000000002918599669', bic: 'TATRSKBX' },
};

/** An offer of a website in three stages, paid in three parts of 1 000,01 €. */
export const AGREED_CONTENT: OfferContent = offerContent(
  [
    offerLine('size-small', { name: 'Web na mieru', unitPrice: 700_01 }),
    offerLine('feature-gallery', {
      name: 'Galéria pred a po',
      unitPrice: 300_00,
      feature: 'before-after-gallery',
    }),
    offerLine('feature-areas', {
      unitPrice: 100_00,
      feature: 'service-areas',
      choice: { kind: 'optional', ticked: false },
    }),
  ],
  {
    title: 'Web s galériou',
    validUntil: '2027-12-31',
    stages: [
      { id: 'brief', name: 'Zadanie', days: 2 },
      { id: 'design', name: 'Návrh', days: 5 },
      { id: 'build', name: 'Programovanie', days: 8 },
    ],
    payments: [
      { id: 'deposit', name: 'Záloha', after: null, share: { kind: 'percent', percent: 30 } },
      { id: 'design', name: 'Po návrhu', after: 'design', share: { kind: 'percent', percent: 33 } },
      { id: 'rest', name: 'Doplatok', after: 'build', share: { kind: 'rest' } },
    ],
  },
);

export interface BegunProject extends SentOffer {
  projectId: string;
}

/** A project that its client has just agreed to. */
export async function begunProject(
  app: Pick<TestApp, 'services' | 'database'>,
  changes: Partial<OfferContent> = {},
  recipient = { name: 'Martin Vzorový', email: 'martin@example.com' },
): Promise<BegunProject> {
  const { vat, legal } = app.services.site;
  const content = { ...AGREED_CONTENT, vat, termsVersion: legal.version, ...changes };
  const offer = await sentOffer(app, content, recipient);
  const { services, database } = app;
  const { once, monthly } = offerTotals(content, new Set());
  await services.offers.accept(
    offer.id,
    {
      ...{ revision: 1, chosen: [], shown: { once: once.total, monthly: monthly.total } },
      ...{ name: 'Martin Vzorový', consents: [], address: '', userAgent: '', notedHow: null },
    },
    { actor: { kind: 'link' as const }, now: services.clock() },
  );
  const { rows } = await database.pool.query('SELECT id FROM projects WHERE offer_id = $1', [offer.id]);
  return { ...offer, projectId: rows[0].id };
}

/** The operator, signed in. */
export async function operatorOf(app: TestApp, name = 'spravca'): Promise<TestBrowser> {
  const operator = await registered(app, person(name));
  await app.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
  return operator;
}

/** The site of one test file, which clients pay on, at nine on a Tuesday, with its operator signed in; closed at its end. */
export async function projectDesk(): Promise<{
  app: TestApp;
  admin: TestBrowser;
  time: ReturnType<typeof stillClock>;
}> {
  const time = stillClock('2026-11-24T09:00:00Z');
  const app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: time.clock, site: PAID_SITE });
  afterAll(() => app.close());
  return { app, admin: await operatorOf(app), time };
}

/** A client with a proven e-mail, signed in, who is a member of nothing yet. */
export async function provenClient(app: TestApp, username: string, fullName = ''): Promise<TestBrowser> {
  const client = await registered(app, person(username));
  await app.database.pool.query(
    'UPDATE accounts SET email_verified_at = now(), full_name = $2 WHERE username = $1',
    [username, fullName],
  );
  return client;
}

/** Makes an account one of the members of a project's client; it may be one already. */
export const joinProject = (
  { database }: Pick<TestApp, 'database'>,
  { projectId }: Pick<BegunProject, 'projectId'>,
  username: string,
) =>
  database.pool.query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT projects.client_id, accounts.id, now() FROM projects, accounts
     WHERE projects.id = $1 AND username = $2 ON CONFLICT DO NOTHING`,
    [projectId, username],
  );

/** A project, or a stage or an item of its checklist, of which a change names the version that was seen. */
const SEEN_PART =
  /^(?<url>\/api\/admin\/projects\/(?<project>[^/]+))(?:\/(?:stages|checklist)\/(?<part>[^/?]+))?$/;

/** What the operator does with a project, having each part before them as it is now. */
export async function sendAsSeen(
  operator: TestBrowser,
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body: object = {},
): Promise<Awaited<ReturnType<TestBrowser['send']>>> {
  const { url: seen, project: id, part = id } = SEEN_PART.exec(url)?.groups ?? {};
  if (!seen || method === 'POST') return operator.send(method, url, body);
  const project: AnswerOf<typeof openProject> = (await operator.inject({ method: 'GET', url: seen })).json();
  const version = [project, ...project.stages, ...project.checklist].find(({ id }) => id === part)?.version;
  return method === 'PATCH'
    ? operator.send(method, url, { version, ...body })
    : operator.send(method, `${url}?version=${version}`, body);
}
