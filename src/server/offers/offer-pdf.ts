import { createHash } from 'node:crypto';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import type { Supplier } from '#domain/legal/operator.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { offerDocument } from '#domain/offers/offer-document.ts';
import type { Foundation } from '../foundation.ts';
import { attachmentOf, type Download } from '../http/download.ts';
import { printedAddress } from '../http/loopback.ts';
import type { Requester } from '../pdf/renderer.ts';
import { createClientView, sentOnly } from './client-view.ts';
import { findAcceptance, issuerOfRevision } from './data.ts';
import { insertDocument } from './link-data.ts';
import type { AcceptedPdf } from './mails.ts';

/**
 * The PDF of what a client sees; of an accepted offer with its confirmation, and then its fingerprint is kept, so that
 * /overenie knows it again.
 */
export type OfferPdf = (
  offer: ClientOffer,
  about: { offerId: string; now: Date },
  asker: Requester,
) => Promise<Download>;

export function createOfferPdf({
  db,
  pdf,
  site,
  config,
}: Pick<Foundation, 'db' | 'pdf' | 'site' | 'config'>): OfferPdf {
  const publicUrl = printedAddress(config.publicUrl);
  /** What was sent names its supplier as it was called then, what was accepted as then, whoever the operator is today. */
  const supplierOf = async ({ acceptance, revision }: ClientOffer, offerId: string): Promise<Supplier> => {
    const issuer = (await issuerOfRevision(db, { offerId, revision })) ?? site;
    return (acceptance && (await findAcceptance(db, offerId))?.supplier) ?? issuer;
  };
  return async (offer, { offerId, now }, asker) => {
    const bytes = await pdf.render(
      'offer',
      offerDocument(offer, {
        site: await supplierOf(offer, offerId),
        publicUrl,
        madeOn: wallTimeOf(now).day,
      }),
      asker,
    );
    if (offer.acceptance) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await insertDocument(db, { sha256, offerId, revision: offer.revision, madeAt: now });
    }
    return { bytes, type: 'application/pdf', fileName: fileNameOf(offer) };
  };
}

/** Whose place in the queue of documents the mails have. */
const MAILS = 'mails';

/** The PDF that goes out with the mail of an acceptance. */
export function createAcceptedPdf(foundation: Foundation): AcceptedPdf {
  const { clock } = foundation;
  const view = createClientView(foundation);
  const make = createOfferPdf(foundation);
  return async (offer, signal) => {
    const now = clock();
    const accepted = await view(sentOnly(offer), offer.acceptance?.revision ?? null, now);
    const about = { offerId: offer.id, now };
    return attachmentOf(await make(accepted, about, { client: MAILS, signal }));
  };
}

const fileNameOf = ({ number, letter }: ClientOffer): string => `${number.replace('/', '-')}-${letter}.pdf`;
