import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ExportRow } from '#domain/accounts/export-schemas.ts';
import { Fault } from '#domain/errors/faults.ts';
import { createEntryNames } from '#domain/files/file-name.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { paymentNumber } from '#domain/payments/payment-number.ts';
import { quoteNumber } from '#domain/quote/number.ts';
import type { ZipEntry } from '../files/zip-writer.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { type PaperPage, type PapersOf, pageOfPapers } from '../papers/documents-data.ts';
import type { MakeFile, PaperFiles } from '../papers/paper-files.ts';
import type { Requester } from '../pdf/renderer.ts';

/** Where the documents of an export lie in the archive, each in the folder of its project, offer or quote. */
const DOCUMENTS = 'dokumenty';
/** Papers that are read from the database at a time. */
const PAGE = 50;
/** After the first refusal of the typesetter the next try waits for so long, then for twice as long, up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
/** So long one archive waits altogether while others have the typesetter. */
const PATIENCE_MS = 120_000;

type Row = ExportRow<'dokumenty'>;

/** The documents of an export. */
export interface ExportDocuments {
  /** One at a time, each made when it is asked for and kept by nobody. Ends with the signal. */
  entries(): AsyncGenerator<ZipEntry>;
  /** What there is of them, once all entries were read: also those that could not be made. */
  rows(): readonly Row[];
  /** Those that could not be made. */
  leftOut(): readonly Row[];
}

interface Wanted {
  which: PapersOf;
  /** As whom the project of this offer is read; of papers without a project, nobody. */
  actorFor: (offerId: string) => Actor;
  now: Date;
  asker: Requester & { signal: AbortSignal };
}

/** Where they are made. */
interface Made extends Pick<Foundation, 'db' | 'site' | 'log'> {
  papers: Pick<PaperFiles, 'ofPaper'>;
  /** Milliseconds, instead of the usual ones. */
  patience?: number;
}

/**
 * All documents of the papers of somebody, of every offer each revision that was sent. They stand in the fair queue of the
 * typesetter one at a time, so that others have their turn after each; where it refuses them, they wait. What cannot be made
 * is listed without a path.
 */
export function exportDocuments(
  { db, site, log, papers, patience = PATIENCE_MS }: Made,
  { which, actorFor, now, asker }: Wanted,
): ExportDocuments {
  const rows: Row[] = [];
  const nameOf = createEntryNames();
  const { signal } = asker;
  let left = patience;

  const numberOf = ({ kind, project, offer, payment, quote }: PaperPage[number]): string => {
    if (kind === 'quote' && quote) return quoteNumber(site.quote.numberPrefix, quote.year, quote.serial);
    if (kind === 'offer' && offer) return offerNumber(offer);
    if (kind === 'payment' && payment) return paymentNumber(payment.year, payment.serial);
    return project?.number ?? '';
  };

  /** Null where it cannot be made, not now or not at all. */
  const made = async (make: MakeFile): Promise<Download | null> => {
    for (let next = FIRST_PAUSE_MS; ; next *= 2) {
      try {
        return await make(asker);
      } catch (error) {
        signal.throwIfAborted();
        const isTaken = error instanceof Fault && (error.code === 'busy' || error.code === 'rateLimited');
        if (!isTaken) log.error({ err: error }, 'a document of an export was not made');
        if (!isTaken || next > LONGEST_PAUSE_MS || next > left) return null;
      }
      left -= next;
      await pause(next, undefined, { signal });
    }
  };

  async function* papersOf(): AsyncGenerator<PaperPage[number]> {
    for (let last: PaperPage[number] | undefined; ; ) {
      const after: Parameters<typeof pageOfPapers>[2] = last && { createdAt: last.at, id: last.id };
      const page: PaperPage = await pageOfPapers(db, which, after, PAGE);
      yield* page;
      last = page.at(-1);
      if (page.length < PAGE) return;
    }
  }

  return {
    async *entries() {
      for await (const paper of papersOf()) {
        const { id, kind, at, project } = paper;
        const actor: Actor = project ? actorFor(project.offerId) : { kind: 'stranger' };
        const number = numberOf(paper);
        for (const make of await papers.ofPaper({ paper, actor, now })) {
          signal.throwIfAborted();
          const file = await made(make);
          const path = file && nameOf([DOCUMENTS, project?.number ?? number], file.fileName);
          rows.push({ id, document: kind, number, project: project?.number ?? null, path, createdAt: at });
          if (file && path !== null)
            yield { name: path, changedAt: at, bytes: [Buffer.from(file.bytes)], isPacked: true };
        }
      }
    },
    rows: () => rows,
    leftOut: () => rows.filter(({ path }) => path === null),
  };
}
