import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { createClientView, sentOnly } from '../offers/client-view.ts';
import { findOffer } from '../offers/data.ts';
import { loadOffer } from '../offers/full-offer.ts';
import { createOfferPdf } from '../offers/offer-pdf.ts';
import { findListedPayment } from '../payments/list-data.ts';
import { renderPaymentPdf } from '../payments/pdf.ts';
import { orderOf } from '../payments/shown.ts';
import type { Requester } from '../pdf/renderer.ts';
import { exportFile } from '../prd/export.ts';
import { prdOfQuote } from '../prd/of-quote.ts';
import type { Handover } from '../projects/handover.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import { type Paper, papersOfProject } from './documents-data.ts';
import type { ProjectQuotes } from './project-quotes.ts';
import { readerOf } from './reader.ts';

/** So long the documents of one archive may take: others wait for the typesetter, too. */
const LONGEST_MS = 20_000;
const TRY_AGAIN_SECONDS = 30;

/** The papers of a project as PDFs, one after the other, for whoever reaches it. Fails as "busy" where they take too long. */
export type PaperFiles = (
  projectId: string,
  actor: Actor,
  now: Date,
  asker: Requester,
) => AsyncGenerator<Download>;

type Options = Pick<Foundation, 'db' | 'site' | 'config' | 'pdf' | 'clock' | 'random'> & {
  quotes: ProjectQuotes;
  handover: Pick<Handover, 'pdf'>;
};

/** Whether the paper is one that whoever reads can open: a link opens its own offer alone (decision 143). */
export const canOpen = ({ kind, id }: Pick<Paper, 'kind' | 'id'>, actor: Actor): boolean =>
  kind !== 'offer' || actor.kind !== 'link' || actor.offerId === id;

export function createPaperFiles(options: Options): PaperFiles {
  const { db, site, config, pdf, clock, quotes, handover } = options;
  const view = createClientView(options);
  const offerPdf = createOfferPdf(options);
  const { publicUrl } = config;

  const quoteFiles = async (projectId: string, actor: Actor, now: Date, asker: Requester) => {
    const stored = await quotes.find(projectId, actor);
    const bytes = await renderQuotePdf(pdf, stored, { site, publicUrl }, asker);
    const quote: Download = { bytes, type: 'application/pdf', fileName: quoteFileName(stored) };
    const prd = prdOfQuote(stored, { site, now });
    if (!prd) return [quote];
    return [quote, await exportFile({ site, publicUrl, now: clock, pdf }, { ...prd, format: 'pdf' }, asker)];
  };

  const offerFiles = async (offerId: string, now: Date, asker: Requester) => {
    const found = await findOffer(db, offerId);
    if (!found) return [];
    const offer = sentOnly(await loadOffer(db, found));
    const shown = await view(offer, offer.acceptance?.revision ?? null, now);
    return [await offerPdf(shown, { offerId, now }, asker)];
  };

  const paymentFiles = async (id: string, asker: Requester) => {
    const payment = await findListedPayment(db, id);
    // Without an account to pay to there is no document.
    if (!payment || !orderOf(payment)) return [];
    return [await renderPaymentPdf({ db, pdf, publicUrl }, payment, asker)];
  };

  return async function* (projectId, actor, now, asker) {
    const start = clock().getTime();
    for (const { kind, id } of await papersOfProject(db, actor, projectId, readerOf(actor))) {
      if (!canOpen({ kind, id }, actor)) continue;
      if (clock().getTime() - start > LONGEST_MS) throw new Fault('busy', { retryAfter: TRY_AGAIN_SECONDS });
      if (kind === 'quote') yield* await quoteFiles(projectId, actor, now, asker);
      if (kind === 'offer') yield* await offerFiles(id, now, asker);
      if (kind === 'payment') yield* await paymentFiles(id, asker);
      if (kind === 'report') yield await handover.pdf(projectId, actor, now, asker);
    }
  };
}
