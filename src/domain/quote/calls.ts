import { call } from '../api/call.ts';
import type { quoteSchemas } from './contract.ts';
import type { descriptionSchemas } from './description-contract.ts';

type Schemas = typeof quoteSchemas;

export const priceBook = call<Schemas['priceBook']>('GET', '/api/price-book', 'json');
export const generateQuote = call<Schemas['generateQuote']>('POST', '/api/generate-quote', 'json');
export const openQuotePdf = call<Schemas['openQuotePdf']>('GET', '/api/quote-pdf', 'file');
export const exportQuotePdf = call<Schemas['exportQuotePdf']>('POST', '/api/export-quote-pdf', 'file');
export const generateDescription = call<(typeof descriptionSchemas)['generateDescription']>(
  'POST',
  '/api/ai/generate-description',
  'json',
);
