import { call } from '../api/call.ts';
import type { contactSchemas } from './contact-contract.ts';
import type { requestSchemas } from './contract.ts';
import type { ownSchemas } from './own-contract.ts';

type Schemas = typeof requestSchemas;
type Own = typeof ownSchemas;

export const submitRequest = call<Schemas['submitRequest']>('POST', '/api/service-requests', 'json');
export const ownRequests = call<Own['ownRequests']>('GET', '/api/service-requests', 'json');
export const ownRequest = call<Own['ownRequest']>('GET', '/api/service-requests/:id', 'json');
export const ownQuotes = call<Own['ownQuotes']>('GET', '/api/quotes', 'json');
export const ownQuotePdf = call<Own['ownQuotePdf']>('GET', '/api/quotes/:id/pdf', 'file');
export const submitContact = call<(typeof contactSchemas)['submitContact']>(
  'POST',
  '/api/contact-messages',
  'json',
);
