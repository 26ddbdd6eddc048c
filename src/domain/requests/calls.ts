import { call } from '../api/call.ts';
import type { requestSchemas } from './contract.ts';
import type { messageSchemas } from './message-contract.ts';

type Schemas = typeof requestSchemas;

export const submitRequest = call<Schemas['submitRequest']>('POST', '/api/service-requests', 'json');
export const ownRequests = call<Schemas['ownRequests']>('GET', '/api/service-requests', 'json');
export const ownQuotes = call<Schemas['ownQuotes']>('GET', '/api/quotes', 'json');
export const sendMessage = call<(typeof messageSchemas)['sendMessage']>(
  'POST',
  '/api/contact-messages',
  'json',
);
