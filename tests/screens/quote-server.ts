import { site } from '#domain/content/site.ts';
import { buildPrd, withoutAiMarks } from '#domain/prd/build.ts';
import { generatePrd } from '#domain/prd/contract.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { generateQuote, priceBook } from '#domain/quote/contract.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import type { QuoteSelection } from '#domain/quote/selection.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import { contactOfClient } from '#domain/requests/request-fields.ts';
import { fakeApi } from './fake-api.ts';

const REQUEST_ID = 'e1c7a7f2-3c56-4c3b-9a54-0d3c2b1a4e5f';

type Chosen = Pick<QuoteSelection, 'mode' | 'timeline'> & {
  serviceSlug: QuoteSelection['service'];
  selectedTrade: QuoteSelection['trade'];
  projectSize: QuoteSelection['size'];
  hasWebsite?: boolean | undefined;
  selectedFeatures: QuoteSelection['features'];
};

const selectionOf = (body: Chosen, budget: QuoteSelection['budget']): QuoteSelection => ({
  service: body.serviceSlug,
  mode: body.mode,
  trade: body.selectedTrade,
  size: body.projectSize,
  hasWebsite: body.hasWebsite ?? null,
  features: body.selectedFeatures,
  timeline: body.timeline,
  budget,
});

/** The server as the wizard meets it: it prices by the domain's own rules, and has no AI. */
export function quoteServer() {
  const api = fakeApi();
  const answers = {
    prices: () => api.on(priceBook, () => ({ book: SPECIFICATION_PRICE_BOOK, describesByAi: false })),
    quote: () =>
      api.on(generateQuote, ({ body }) =>
        quoteAnswer({
          id: '7f0f4d5e-6a55-4a3e-9f0e-0d3c2b1a4e5f',
          number: 'RO-2026-000001',
          validUntil: new Date('2026-12-31T22:59:59Z'),
          quote: issueQuote(priceQuote(selectionOf(body, body.budget), SPECIFICATION_PRICE_BOOK)),
        }),
      ),
    request: () =>
      api.on(submitRequest, () => ({
        requestId: REQUEST_ID,
        id: REQUEST_ID,
        number: 17,
        ticket: '#0017',
        status: 'new' as const,
        mailed: true,
        answerBy: null,
        quote: null,
        repriced: false,
      })),
    document: () =>
      api.on(generatePrd, ({ body }) => {
        const wanted = {
          selection: selectionOf(body, body.budgetRange),
          description: body.projectDescription,
          client: contactOfClient(body),
          includeRisks: true,
          includeMaintenance: true,
          storedQuote: null,
        };
        const facts = { priceBook: SPECIFICATION_PRICE_BOOK, site, now: new Date() };
        return withoutAiMarks(buildPrd(wanted, facts));
      }),
  };
  for (const give of Object.values(answers)) give();
  return { ...api, answers };
}
