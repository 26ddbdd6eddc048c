import { randomUUID } from 'node:crypto';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { offerPath } from '#domain/offers/offer-address.ts';
import { clients } from '#server/clients/table.ts';
import { OFFER_REMINDER } from '#server/offers/mail-kinds.ts';
import { systemRandom } from '#server/random.ts';
import { offerContent, offerLine } from './factories/offers.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

/** An offer with an option, an alternative and a monthly line. */
export const EXAMPLE_OFFER: OfferContent = offerContent(
  [
    offerLine('web', {
      name: 'Web na mieru',
      unitPrice: 1_000_00,
      included: 'Päť stránok.\n- **Kontakt**\n- Cenník',
    }),
    offerLine('small', {
      name: 'Kalkulačka plochy',
      unitPrice: 400_00,
      choice: { kind: 'alternative', group: 'calculator', ticked: true },
    }),
    offerLine('large', {
      name: 'Kalkulačka s odkvapmi',
      unitPrice: 750_00,
      choice: { kind: 'alternative', group: 'calculator', ticked: false },
    }),
    offerLine('gallery', {
      name: 'Galéria pred a po',
      unitPrice: 250_00,
      choice: { kind: 'optional', ticked: false },
    }),
    offerLine('care', { name: 'Údržba webu', unitPrice: 29_00, charged: 'month' }),
  ],
  { validUntil: '2027-12-31', excluded: ['Fotografovanie striech'], assumptions: ['Texty dodáte vy'] },
);

export interface SentOffer {
  id: string;
  /** Of a good link. */
  token: string;
  /** The path of its page. */
  page: string;
  /** For calls by the link. */
  headers: Record<string, string>;
}

/** An offer that was sent, and a link to it that is good. */
export async function sentOffer(
  { services }: Pick<TestApp, 'services'>,
  changes: Partial<OfferContent> = {},
  recipient = { name: 'Martin Vzorový', email: 'martin@example.com' },
): Promise<SentOffer> {
  const { db, offers, clock, site } = services;
  const by = { actor: { kind: 'operator' as const }, now: clock() };
  const clientId = systemRandom.uuid();
  await db
    .insert(clients)
    .values({ id: clientId, name: 'Vzorová strecha', createdAt: by.now, updatedAt: by.now });
  const content = { ...EXAMPLE_OFFER, vat: site.vat, termsVersion: site.legal.version, ...changes };
  const target = { clientId, requestId: null, recipient, addendumOf: null };
  const id = await db.transaction((transaction) => offers.begin(transaction, target, content, by));
  await offers.send(id, { subject: 'Cenová ponuka', text: 'Dobrý deň' }, by);
  return linkTo({ services }, id);
}

/** Another good link to an offer. */
export async function linkTo({ services }: Pick<TestApp, 'services'>, id: string): Promise<SentOffer> {
  const token = await services.offers.newLink(id, false, {
    actor: { kind: 'operator' as const },
    now: services.clock(),
  });
  return { id, token, page: offerPath(token), headers: { [OFFER_LINK_HEADER]: token } };
}

/** The path of the conversation about an offer. */
export const talkOf = ({ id }: Pick<SentOffer, 'id'>): string => `/api/portal/conversations/offer/${id}`;

/** Its client asks, by the link unless the headers are others. */
export const asked = (
  browser: TestBrowser,
  offer: SentOffer,
  said: { lineId: string | null; text: string },
  headers = offer.headers,
) => browser.post(`${talkOf(offer)}/messages`, { sendId: randomUUID(), ...said }, headers);

/** Sends an offer to an address, and puts a reminder of it into the outbox. Answers the id of the offer. */
export async function remindedOffer(
  app: Pick<TestApp, 'services' | 'database'>,
  email: string,
): Promise<string> {
  const { services, database } = app;
  const to = { name: 'Jana', email };
  const { id: offerId } = await sentOffer(app, {}, to);
  const { rows } = await database.pool.query('SELECT id FROM offer_links WHERE offer_id = $1', [offerId]);
  const payload = { offerId, linkId: rows[0].id, revision: 1, reminder: 'by-hand' };
  const mail = {
    ...{ kind: OFFER_REMINDER, to: { name: to.name, address: email }, payload },
    threadId: offerId,
  };
  await services.db.transaction((transaction) => services.outbox.add(transaction, [mail], services.clock()));
  return offerId;
}
