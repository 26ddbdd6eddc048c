import { call } from '../api/call.ts';
import type { factorSchemas } from './factor-contract.ts';

type Schemas = typeof factorSchemas;

export const secondFactor = call<Schemas['secondFactor']>('POST', '/api/login/second-factor', 'json');
export const passkeyOptions = call<Schemas['passkeyOptions']>('POST', '/api/login/passkey/options', 'json');
export const passkeyLogin = call<Schemas['passkeyLogin']>('POST', '/api/login/passkey', 'json');
export const factors = call<Schemas['factors']>('GET', '/api/account/factors', 'json');
export const startTotp = call<Schemas['startTotp']>('POST', '/api/account/totp', 'json');
export const confirmTotp = call<Schemas['confirmTotp']>('POST', '/api/account/totp/confirm', 'json');
export const removeTotp = call<Schemas['removeTotp']>('DELETE', '/api/account/totp', 'json');
export const renewRecoveryCodes = call<Schemas['renewRecoveryCodes']>(
  'POST',
  '/api/account/recovery-codes',
  'json',
);
export const newPasskeyOptions = call<Schemas['newPasskeyOptions']>(
  'POST',
  '/api/account/passkeys/options',
  'json',
);
export const addPasskey = call<Schemas['addPasskey']>('POST', '/api/account/passkeys', 'json');
export const removePasskey = call<Schemas['removePasskey']>('DELETE', '/api/account/passkeys/:id', 'json');
export const confirmByPasskey = call<Schemas['confirmByPasskey']>(
  'POST',
  '/api/account/confirmation/passkey',
  'json',
);
