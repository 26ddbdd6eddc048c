import { site } from '#domain/content/site.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { clients } from '#server/clients/table.ts';
import type { WhenAccepted } from '#server/offers/accepting.ts';
import { createOfferLinks } from '#server/offers/links.ts';
import { createOfferService, type OfferService } from '#server/offers/service.ts';
import { systemRandom } from '#server/random.ts';
import type { Services } from '#server/services.ts';
import { offerContent, offerLine } from './factories/offers.ts';

/** What a stored offer of a test says: a website, an option and monthly care. */
export const OFFERED = offerContent(
  [
    offerLine('web', { unitPrice: 1_000_00 }),
    offerLine('gallery', { choice: { kind: 'optional', ticked: false }, unitPrice: 250_00 }),
    offerLine('care', { charged: 'month', unitPrice: 50_00 }),
  ],
  { termsVersion: site.legal.version },
);

export const RECIPIENT = { name: 'Ľubomíra Šťastná', email: 'lubomira@example.sk' };

/** The mail that takes it to its client. */
export const OFFER_MAIL = { subject: 'Ponuka', text: 'Dobrý deň' };

/** The service of offers on the services of a test; what follows an acceptance is the test's. */
export const offerServiceOf = (
  services: Services,
  whenAccepted: WhenAccepted = async () => {},
): OfferService => createOfferService({ ...services, links: createOfferLinks(services), whenAccepted });

/** Begins an offer for a client of its own; its id. */
export async function begunOffer(
  { db }: Pick<Services, 'db'>,
  offers: Pick<OfferService, 'begin'>,
  now: Date,
  { content = OFFERED, recipient = RECIPIENT, requestId = null }: Beginning = {},
): Promise<string> {
  const clientId = systemRandom.uuid();
  return db.transaction(async (transaction) => {
    await transaction.insert(clients).values({ id: clientId, name: 'Maľby', createdAt: now, updatedAt: now });
    const target = { clientId, requestId, addendumOf: null, recipient };
    return offers.begin(transaction, target, content, { actor: { kind: 'operator' as const }, now });
  });
}

interface Beginning {
  content?: OfferContent;
  recipient?: typeof RECIPIENT;
  requestId?: string | null;
}
