import { call } from '../api/call.ts';
import type { contactSchemas } from './contact-contract.ts';
import type { requestSchemas } from './contract.ts';

type Schemas = typeof requestSchemas;

export const submitRequest = call<Schemas['submitRequest']>('POST', '/api/service-requests', 'json');
export const ownRequests = call<Schemas['ownRequests']>('GET', '/api/service-requests', 'json');
export const ownQuotes = call<Schemas['ownQuotes']>('GET', '/api/quotes', 'json');
export const submitContact = call<(typeof contactSchemas)['submitContact']>(
  'POST',
  '/api/contact-messages',
  'json',
);
