import { call } from '../api/call.ts';
import type { clientCallSchemas } from './contract.ts';

type Schemas = typeof clientCallSchemas;

export const ownClients = call<Schemas['ownClients']>('GET', '/api/clients', 'json');
export const addClient = call<Schemas['addClient']>('POST', '/api/clients', 'json');
export const changeClient = call<Schemas['changeClient']>('PATCH', '/api/clients/:id', 'json');
export const removeClient = call<Schemas['removeClient']>('DELETE', '/api/clients/:id', 'json');
