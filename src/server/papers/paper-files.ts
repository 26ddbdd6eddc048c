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
import { findQuote } from '../quote/data.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import { type StoredQuote, storedQuote } from '../quote/service.ts';
import { type Paper, type PaperPage, papersOfProject } from './documents-data.ts';
import type { ProjectQuotes } from './project-quotes.ts';
import { readerOf } from './reader.ts';

/** So long the documents of one archive of a project may take: others wait for the typesetter, too. */
const LONGEST_MS = 20_000;
const TRY_AGAIN_SECONDS = 30;

/** Makes one document; asked again, the same. */
export type MakeFile = (asker: Requester) => Promise<Download>;

/** A paper, and as whom it is read. */
interface Wanted {
  paper: PaperPage[number];
  /** Reaches its project. */
  actor: Actor;
  now: Date;
}

/** The one rule of which documents come of papers, and what they are called. */
export interface PaperFiles {
  /** Those of a project that is reached, one after the other, as PDFs. Fails as "busy" where they take too long. */
  ofProject(projectId: string, actor: Actor, now: Date, asker: Requester): AsyncGenerator<Download>;
  /** Everything that comes of a paper, of an offer each revision that was sent; nothing is made before it is asked for. */
  ofPaper(wanted: Wanted): Promise<MakeFile[]>;
}

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

  const quoteFiles = (stored: StoredQuote, now: Date): MakeFile[] => {
    const prd = prdOfQuote(stored, { site, now });
    return [
      async (asker) => ({
        bytes: await renderQuotePdf(pdf, stored, { site, publicUrl }, asker),
        type: 'application/pdf',
        // Among the other papers it is found by its number, as they are.
        fileName: stored.number === null ? quoteFileName(stored) : `rozpocet-${stored.number}.pdf`,
      }),
      ...(prd
        ? [
            (asker: Requester) =>
              exportFile({ site, publicUrl, now: clock, pdf }, { ...prd, format: 'pdf' }, asker),
          ]
        : []),
    ];
  };

  /** Of an offer that was accepted the accepted revision, else the latest; or each that was sent. */
  const offerFiles = async (offerId: string, now: Date, revisions: 'one' | 'all'): Promise<MakeFile[]> => {
    const found = await findOffer(db, offerId);
    if (!found) return [];
    const offer = sentOnly(await loadOffer(db, found));
    const wanted =
      revisions === 'all'
        ? offer.revisions.map(({ revision }) => revision)
        : [offer.acceptance?.revision ?? null];
    return wanted.map(
      (revision) => async (asker) => offerPdf(await view(offer, revision, now), { offerId, now }, asker),
    );
  };

  const paymentFiles = async (id: string): Promise<MakeFile[]> => {
    const payment = await findListedPayment(db, id);
    // Without an account to pay to there is no document.
    if (!payment || !orderOf(payment)) return [];
    return [(asker) => renderPaymentPdf({ db, pdf, publicUrl }, payment, asker)];
  };

  const reportFiles = (projectId: string, actor: Actor, now: Date): MakeFile[] => [
    (asker) => handover.pdf(projectId, actor, now, asker),
  ];

  return {
    async *ofProject(projectId, actor, now, asker) {
      const start = clock().getTime();
      for (const { kind, id } of await papersOfProject(db, projectId, readerOf(actor))) {
        if (!canOpen({ kind, id }, actor)) continue;
        if (clock().getTime() - start > LONGEST_MS * config.timeoutFactor)
          throw new Fault('busy', { retryAfter: TRY_AGAIN_SECONDS });
        const files = {
          quote: async () => quoteFiles(await quotes.find(projectId, actor), now),
          offer: () => offerFiles(id, now, 'one'),
          payment: () => paymentFiles(id),
          report: () => reportFiles(projectId, actor, now),
        };
        for (const make of await files[kind]()) yield await make(asker);
      }
    },
    async ofPaper({ paper: { kind, id }, actor, now }) {
      if (kind === 'offer') return offerFiles(id, now, 'all');
      if (kind === 'payment') return paymentFiles(id);
      if (kind === 'report') return reportFiles(id, actor, now);
      const found = await findQuote(db, id);
      return found ? quoteFiles(storedQuote(found, site.quote.numberPrefix), now) : [];
    },
  };
}
