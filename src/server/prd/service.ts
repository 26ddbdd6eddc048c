import type { SiteFacts } from '#domain/content/site-schema.ts';
import { Fault } from '#domain/errors/faults.ts';
import { buildPrd } from '#domain/prd/build.ts';
import type { ExportPrdBody, GeneratePrdBody } from '#domain/prd/contract.ts';
import type { PrdDocument } from '#domain/prd/document.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import type { QuoteSelection } from '#domain/quote/quote.ts';
import type { Ai } from '#server/ai/ai.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import type { Download } from '#server/http/route.ts';
import type { PdfRenderer } from '#server/pdf/renderer.ts';
import { exportFile } from './export.ts';

/** A quote as far as a PRD has to agree with it. */
export interface QuoteOfPrd {
  number: string;
  createdAt: Date;
  validUntil: Date;
  priceBookVersion: number | null;
  selection: QuoteSelection;
}

/** What a PRD is made with. */
export interface PrdDependencies {
  /** A version of the price book, or the current one for null; null when it cannot be read. */
  priceBook(version: number | null): Promise<PriceBook | null>;
  /** A stored quote by its id; null when there is none. */
  findQuote(id: string): Promise<QuoteOfPrd | null>;
  site: SiteFacts;
  /** Address of the site without a path; null when it has no public one. */
  publicUrl: string | null;
  now: () => Date;
  ai: Ai;
  pdf: Pick<PdfRenderer, 'render'>;
}

export interface PrdService {
  /** The document of a selection; the AI only improves it and never holds it up when it fails. */
  generate(body: GeneratePrdBody, signal?: AbortSignal): Promise<PrdDocument>;
  /** A document or markdown as a file. */
  export(body: ExportPrdBody, signal?: AbortSignal): Promise<Download>;
}

export const createPrdService = (dependencies: PrdDependencies): PrdService => ({
  async generate(body, signal) {
    const selection = selectionOf(body);
    const quote = await matchingQuote(dependencies, body.quoteId ?? null, selection);
    const document = buildPrd(
      {
        selection,
        description: body.projectDescription,
        client: {
          name: body.clientName,
          email: body.clientEmail,
          phone: body.clientPhone,
          company: body.clientCompany,
        },
        includeRisks: body.includeRiskAssessment,
        includeMaintenance: body.includeMaintenancePlan,
        storedQuote: quote && {
          number: quote.number,
          issuedAt: quote.createdAt,
          validUntil: quote.validUntil,
        },
      },
      {
        priceBook: await dependencies.priceBook(quote?.priceBookVersion ?? null),
        site: dependencies.site,
        now: dependencies.now(),
      },
    );
    return enriched(dependencies.ai, document, selection, signal);
  },
  export: (body, signal) => exportFile(dependencies, body, signal),
});

const selectionOf = (body: GeneratePrdBody): QuoteSelection => ({
  service: body.serviceSlug,
  mode: body.mode,
  trade: body.selectedTrade,
  size: body.projectSize,
  features: body.mode === 'quick' ? [] : body.selectedFeatures,
  budget: body.budgetRange,
  timeline: body.timeline,
});

/** The quote a document belongs to: only one that was made from the very same choices. */
async function matchingQuote(
  { findQuote }: PrdDependencies,
  id: string | null,
  selection: QuoteSelection,
): Promise<QuoteOfPrd | null> {
  if (id === null) return null;
  const quote = await findQuote(id).catch(noneWhileDown);
  return quote && sameSelection(quote.selection, selection) ? quote : null;
}

/** A PRD needs no database: while it is down, the document only loses its quote's number (security 65). */
function noneWhileDown(error: unknown): null {
  if (isDatabaseDown(error)) return null;
  throw error;
}

function sameSelection(one: QuoteSelection, other: QuoteSelection): boolean {
  const key = ({ service, mode, trade, size, features, budget, timeline }: QuoteSelection) =>
    JSON.stringify([service, mode, trade, size, features.toSorted(), budget, timeline]);
  return key(one) === key(other);
}

/** Without an AI, or when it fails, the document of the rules is whole as it is (security 66). */
async function enriched(
  ai: Ai,
  document: PrdDocument,
  { mode, trade, size, features }: QuoteSelection,
  signal?: AbortSignal,
): Promise<PrdDocument> {
  if (!ai.enabled) return document;
  try {
    return await ai.enrichPrd(document, { mode, trade, size, features }, signal);
  } catch (error) {
    if (error instanceof Fault && error.code === 'aiUnavailable') return document;
    throw error;
  }
}
