import type { csrfToken, currentUser } from '#domain/accounts/contract.ts';
import type { AnswerOf, Endpoint, FileAnswer } from '#domain/api/endpoint.ts';
import type { recordConsent } from '#domain/content/consent-contract.ts';
import type { reportError } from '#domain/errors/contract.ts';
import type { exportPrd, generatePrd } from '#domain/prd/contract.ts';
import type { exportQuotePdf, generateQuote, priceBook } from '#domain/quote/contract.ts';
import type { generateDescription } from '#domain/quote/description-contract.ts';
import type { ownQuotes, ownRequests, submitRequest } from '#domain/requests/contract.ts';
import type { sendMessage } from '#domain/requests/message-contract.ts';

/** A download: its content and the name the server gave it. */
export interface ApiFile {
  blob: Blob;
  name: string | null;
}

/** What a call of the contract answers in the browser. */
export type ApiAnswer<E extends Endpoint> = E['answer'] extends FileAnswer ? ApiFile : AnswerOf<E>;

/** How the browser makes a call of the contract: only its types come along, its validation stays on the server. */
export interface ApiCall<E extends Endpoint> {
  method: E['method'];
  path: E['path'];
  answer: 'json' | 'file';
  /** Never set; carries the types. */
  endpoint?: E;
}

const call = <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  answer: E['answer'] extends FileAnswer ? 'file' : 'json',
): ApiCall<E> => ({ method, path, answer });

/** Every call of the contract that pages make; a test holds it against the contract itself. */
export const calls = {
  csrfToken: call<typeof csrfToken>('GET', '/api/csrf-token', 'json'),
  currentUser: call<typeof currentUser>('GET', '/api/user', 'json'),
  reportError: call<typeof reportError>('POST', '/api/errors/report', 'json'),
  recordConsent: call<typeof recordConsent>('POST', '/api/consents', 'json'),
  generateDescription: call<typeof generateDescription>('POST', '/api/ai/generate-description', 'json'),
  priceBook: call<typeof priceBook>('GET', '/api/price-book', 'json'),
  generateQuote: call<typeof generateQuote>('POST', '/api/generate-quote', 'json'),
  exportQuotePdf: call<typeof exportQuotePdf>('POST', '/api/export-quote-pdf', 'file'),
  generatePrd: call<typeof generatePrd>('POST', '/api/generate-prd-anonymous', 'json'),
  exportPrd: call<typeof exportPrd>('POST', '/api/export-prd-anonymous', 'file'),
  submitRequest: call<typeof submitRequest>('POST', '/api/service-requests', 'json'),
  sendMessage: call<typeof sendMessage>('POST', '/api/contact-messages', 'json'),
  ownRequests: call<typeof ownRequests>('GET', '/api/service-requests', 'json'),
  ownQuotes: call<typeof ownQuotes>('GET', '/api/quotes', 'json'),
} as const;
