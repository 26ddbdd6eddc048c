import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import type { Requester } from '../pdf/renderer.ts';
import { prdOfQuote } from '../prd/of-quote.ts';
import { renderQuotePdf } from '../quote/pdf.ts';
import type { StoredQuote } from '../quote/service.ts';

/** Quotes whose documents an export holds, and how long they may take: others wait for the typesetter, too. */
export const DOCUMENTS = { quotes: 20, milliseconds: 20_000 } as const;

/** A file of the archive. */
export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * PDF and PRD of each quote, one after the other, so that a place of the typesetter is always left; ends early when the
 * time is over or others want it more.
 */
export async function* quoteDocuments(
  { pdf, site, config, clock }: Pick<Foundation, 'pdf' | 'site' | 'config' | 'clock'>,
  quotes: readonly StoredQuote[],
  asker: Requester,
): AsyncGenerator<ArchivedFile[]> {
  const start = clock().getTime();
  for (const stored of quotes) {
    const now = clock();
    if (now.getTime() - start > DOCUMENTS.milliseconds) return;
    try {
      const name = `rozpocty/${stored.number ?? stored.id}`;
      const facts = { site, publicUrl: config.publicUrl };
      const files: ArchivedFile[] = [
        { name: `${name}.pdf`, bytes: await renderQuotePdf(pdf, stored, facts, asker) },
      ];
      const prd = prdOfQuote(stored, { site, now });
      if (prd) {
        const body = { ...prd, format: 'markdown' as const };
        const input = { body, site, publicUrl: null, now: now.toISOString() };
        files.push({ name: `${name}-poziadavky.md`, bytes: Buffer.from(await pdf.exportPrd(input, asker)) });
      }
      yield files;
    } catch (error) {
      if (error instanceof Fault && (error.code === 'busy' || error.code === 'rateLimited')) return;
      throw error;
    }
  }
}
