import { call } from '../api/call.ts';
import type { accountSchemas } from './contract.ts';

type Schemas = typeof accountSchemas;

export const csrfToken = call<Schemas['csrfToken']>('GET', '/api/csrf-token', 'json');
export const currentUser = call<Schemas['currentUser']>('GET', '/api/user', 'json');
export const login = call<Schemas['login']>('POST', '/api/login', 'json');
export const register = call<Schemas['register']>('POST', '/api/register', 'json');
export const logout = call<Schemas['logout']>('POST', '/api/logout', 'json');
export const setUpAdmin = call<Schemas['setUpAdmin']>('POST', '/api/admin-setup', 'json');
export const sendEmailCode = call<Schemas['sendEmailCode']>('POST', '/api/account/email-code', 'json');
export const proveEmail = call<Schemas['proveEmail']>('POST', '/api/account/email-proof', 'json');
