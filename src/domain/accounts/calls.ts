import { call } from '../api/call.ts';
import type { accountSchemas } from './contract.ts';

type Schemas = typeof accountSchemas;

export const csrfToken = call<Schemas['csrfToken']>('GET', '/api/csrf-token', 'json');
export const currentUser = call<Schemas['currentUser']>('GET', '/api/user', 'json');
