import type { SiteFacts } from '#domain/content/site-schema.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { QuoteOfPrd } from '#domain/prd/brief.ts';
import { buildPrd, withoutAiMarks } from '#domain/prd/build.ts';
import type { ExportFormat, ExportPrdBody, GeneratePrdBody } from '#domain/prd/contract.ts';
import type { PrdDocument } from '#domain/prd/document.ts';
import { isQuoteOf } from '#domain/quote/issued-quote.ts';
import { countedSelection, type QuoteSelection } from '#domain/quote/selection.ts';
import { contactOfClient } from '#domain/requests/request-fields.ts';
import type { Ai } from '../ai/ai.ts';
import type { Download } from '../http/download.ts';
import type { PdfRenderer, Requester } from '../pdf/renderer.ts';
import type { PriceBookCache } from '../quote/price-book-cache.ts';
import type { QuoteService, StoredQuote } from '../quote/service.ts';
import { exportFile } from './export.ts';
import { prdOfQuote } from './of-quote.ts';

/** What a PRD is made with. */
export interface PrdDependencies {
  quotes: Pick<QuoteService, 'findOwnOrNull'>;
  priceBooks: Pick<PriceBookCache, 'current'>;
  site: SiteFacts;
  /** Address of the site without a path. */
  publicUrl: string;
  now: () => Date;
  ai: Ai;
  pdf: Pick<PdfRenderer, 'exportPrd'>;
}

export interface PrdService {
  /**
   * The document of a selection. The AI only improves it, as long as this visitor `mayAskAi`, and never holds it up when
   * it fails.
   */
  generate(
    body: GeneratePrdBody,
    browserId: string | null,
    mayAskAi: () => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<PrdDocument>;
  /** A document or markdown as a file. */
  export(body: ExportPrdBody, asker: Requester): Promise<Download>;
  /** The document of a stored quote as a file, by rules alone; notFound when something in it is offered no more. */
  exportQuote(stored: StoredQuote, format: ExportFormat, asker: Requester): Promise<Download>;
}

export const createPrdService = (dependencies: PrdDependencies): PrdService => ({
  async generate(body, browserId, mayAskAi, signal) {
    const selection = selectionOf(body);
    const document = buildPrd(
      {
        selection,
        description: body.projectDescription,
        client: contactOfClient(body),
        includeRisks: body.includeRiskAssessment,
        includeMaintenance: body.includeMaintenancePlan,
        storedQuote: await matchingQuote(dependencies, body.quoteId ?? null, browserId, selection),
      },
      {
        priceBook: await dependencies.priceBooks.current(),
        site: dependencies.site,
        now: dependencies.now(),
      },
    );
    const rules = withoutAiMarks(document);
    if (!dependencies.ai.enabled || !(await mayAskAi())) return rules;
    return (await enriched(dependencies.ai, document, selection, signal)) ?? rules;
  },
  export: (body, asker) => exportFile(dependencies, body, asker),
  async exportQuote(stored, format, asker) {
    const prd = prdOfQuote(stored, { site: dependencies.site, now: dependencies.now() });
    if (!prd) throw new Fault('notFound');
    return exportFile(dependencies, { ...prd, format }, asker);
  },
});

const selectionOf = (body: GeneratePrdBody): QuoteSelection =>
  countedSelection({
    service: body.serviceSlug,
    mode: body.mode,
    trade: body.selectedTrade,
    size: body.projectSize,
    hasWebsite: body.hasWebsite ?? null,
    features: body.selectedFeatures,
    budget: body.budgetRange,
    timeline: body.timeline,
  });

/** The quote a document belongs to: only the visitor's own, and one that was made from the very same choices. */
async function matchingQuote(
  { quotes }: PrdDependencies,
  id: string | null,
  browserId: string | null,
  selection: QuoteSelection,
): Promise<QuoteOfPrd | null> {
  if (id === null) return null;
  const stored = await quotes.findOwnOrNull(id, browserId);
  return stored && isQuoteOf(stored.quote, selection) ? stored : null;
}

/** When the AI fails, the document of the rules is whole as it is (security 66). */
async function enriched(
  ai: Ai,
  document: PrdDocument,
  { service, mode, trade, size, features }: QuoteSelection,
  signal?: AbortSignal,
): Promise<PrdDocument | null> {
  try {
    return await ai.enrichPrd(document, { service, mode, trade, size, features }, signal);
  } catch (error) {
    if (error instanceof Fault && error.code === 'aiUnavailable') return null;
    throw error;
  }
}
