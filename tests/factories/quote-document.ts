import { site } from '#domain/content/site.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { type QuoteDocument, type QuoteDocumentInput, quoteDocument } from '#domain/quote/document.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import type { QuoteSelection } from '#domain/quote/selection.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { quoteSelection } from './selection.ts';

/** A site whose operator has filled in everything. */
export const filledSite = (vat: SiteFacts['vat'] = { status: 'non-payer', ratePercent: 23 }): SiteFacts => ({
  ...site,
  operator: {
    kind: 'zivnostnik',
    businessName: 'Ján Vzorový – Webdielňa',
    displayName: 'Ján Vzorový',
    address: { street: 'Vzorová 12/3', postalCode: '81106', city: 'Bratislava' },
    residence: null,
    ico: '12345679',
    dic: '1012345678',
    icDph: vat.status === 'non-payer' ? null : 'SK1012345674',
    registerText:
      'Živnostenský register Okresného úradu Bratislava, číslo živnostenského registra: 110-12345',
    tradeOffice: 'Okresný úrad Bratislava, odbor živnostenského podnikania',
    email: 'vzor@example.com',
    phone: '+421 905 000 000',
  },
  vat,
});

const FEATURES = ['quote-form', 'before-after-gallery', 'consultation-booking'] as const;

interface Parts extends Partial<Omit<QuoteDocumentInput, 'quote'>> {
  selection?: Partial<QuoteSelection>;
  priceBook?: PriceBook | null;
}

/** The document of an electrician's quote; any part may be replaced. */
export const makeQuoteDocument = (parts: Parts = {}): QuoteDocument => {
  const { selection: changed, priceBook = SPECIFICATION_PRICE_BOOK, ...input } = parts;
  return quoteDocument({
    quote: issueQuote(priceQuote(quoteSelection({ features: FEATURES, ...changed }), priceBook)),
    facts: {
      number: 'RO-2026-000123',
      createdAt: new Date('2026-11-21T10:15:30Z'),
      validUntil: new Date('2026-12-21T22:59:59.999Z'),
    },
    client: {
      ...NO_CONTACT,
      name: 'Ľudmila Ďuričková',
      company: 'Vzor, s. r. o.',
      email: 'vzor.klient@example.com',
      phone: '+421 905 000 000',
    },
    description: 'Potrebujem web pre elektrikára.\nDôležité je rýchle načítanie na mobile.',
    aiAssisted: false,
    site: filledSite(),
    publicUrl: 'https://webdielna.example',
    ...input,
  });
};
