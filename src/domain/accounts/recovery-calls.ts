import { call } from '../api/call.ts';
import type { recoverySchemas } from './recovery-contract.ts';

type Schemas = typeof recoverySchemas;

export const forgottenPassword = call<Schemas['forgottenPassword']>(
  'POST',
  '/api/password/forgotten',
  'json',
);
export const resetPassword = call<Schemas['resetPassword']>('POST', '/api/password/reset', 'json');
export const sendSignInLink = call<Schemas['sendSignInLink']>('POST', '/api/login/link', 'json');
export const signInByLink = call<Schemas['signInByLink']>('POST', '/api/login/link/use', 'json');
