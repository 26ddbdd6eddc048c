import { call } from '../api/call.ts';
import type { adminSchemas } from './admin-contract.ts';

type Schemas = typeof adminSchemas;

export const listAccounts = call<Schemas['listAccounts']>('GET', '/api/admin/accounts', 'json');
export const changeAccount = call<Schemas['changeAccount']>('PATCH', '/api/admin/accounts/:id', 'json');
export const endAccountSessions = call<Schemas['endAccountSessions']>(
  'POST',
  '/api/admin/accounts/:id/end-sessions',
  'json',
);
export const resetSecondFactor = call<Schemas['resetSecondFactor']>(
  'POST',
  '/api/admin/accounts/:id/reset-second-factor',
  'json',
);
export const setupChecklist = call<Schemas['setupChecklist']>('GET', '/api/admin/checklist', 'json');
