import { csrfToken, currentUser } from '../accounts/contract.ts';
import { recordConsent } from '../consent/contract.ts';
import { reportError } from '../errors/contract.ts';
import { exportPrd, generatePrd } from '../prd/contract.ts';
import { exportQuotePdf, generateQuote, openQuotePdf, priceBook } from '../quote/contract.ts';
import { generateDescription } from '../quote/description-contract.ts';
import { submitContact } from '../requests/contact-contract.ts';
import { ownQuotes, ownRequests, submitRequest } from '../requests/contract.ts';
import type { Endpoint } from './endpoint.ts';

/** Every call of the HTTP contract (decisions 3); a call that is not here does not exist. */
export const CONTRACT: readonly Endpoint[] = [
  csrfToken,
  currentUser,
  reportError,
  recordConsent,
  generateDescription,
  priceBook,
  generateQuote,
  exportQuotePdf,
  openQuotePdf,
  generatePrd,
  exportPrd,
  submitRequest,
  submitContact,
  ownRequests,
  ownQuotes,
];
