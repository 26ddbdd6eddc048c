import fc from 'fast-check';
import { site } from '#domain/content/site.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import type { PrdFacts, PrdInput, QuoteOfPrd } from '#domain/prd/brief.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import { NO_CONTACT, REQUEST_FIELD_NAMES } from '#domain/requests/request-fields.ts';
import { anySelection, quoteSelection } from './selection.ts';

/** Facts of a day in Bratislava's winter. */
export const prdFacts = (facts: Partial<PrdFacts> = {}): PrdFacts => ({
  priceBook: SPECIFICATION_PRICE_BOOK,
  site,
  now: new Date('2026-11-21T09:00:00Z'),
  ...facts,
});

/** A detailed selection of a roofer with everything filled in. */
export const prdInput = (input: Partial<PrdInput> = {}): PrdInput => ({
  selection: quoteSelection({
    trade: 'roofer',
    features: ['quote-form', 'project-portfolio', 'emergency-contact'],
    timeline: '2-months',
  }),
  description:
    'Chceme web, ktorý ukáže naše strechy a privedie viac dopytov z okolia. Dnes máme iba profil na sieti.',
  client: {
    ...NO_CONTACT,
    name: 'Vzorový klient',
    email: 'vzor@example.com',
    phone: '+421 905 000 000',
    company: 'Vzor, s. r. o.',
  },
  includeRisks: true,
  includeMaintenance: true,
  storedQuote: null,
  ...input,
});

/** Any selection with a text of the client's own, also an empty one, with and without an issued quote. */
export const anyPrdInput = (anyText: fc.Arbitrary<string>): fc.Arbitrary<PrdInput> =>
  fc
    .record({
      selection: anySelection,
      description: anyText,
      client: fc.record(byKey(REQUEST_FIELD_NAMES, () => anyText)),
      includeRisks: fc.boolean(),
      includeMaintenance: fc.boolean(),
      issued: fc.boolean(),
    })
    .map(({ issued, ...input }) => ({ ...input, storedQuote: issued ? issuedQuote(input.selection) : null }));

/** A quote of an earlier day, with prices of its own. */
export const issuedQuote = (
  selection: PrdInput['selection'],
  priceBook = SPECIFICATION_PRICE_BOOK,
): QuoteOfPrd => ({
  number: 'RO-2026-000123',
  createdAt: new Date('2026-11-01T09:00:00Z'),
  validUntil: new Date('2026-12-01T22:59:59.999Z'),
  quote: issueQuote(priceQuote(selection, priceBook)),
});
