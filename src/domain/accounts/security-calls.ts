import { call } from '../api/call.ts';
import type { securitySchemas } from './security-contract.ts';

type Schemas = typeof securitySchemas;

export const confirmPassword = call<Schemas['confirmPassword']>('POST', '/api/account/confirmation', 'json');
export const changePassword = call<Schemas['changePassword']>('POST', '/api/account/password', 'json');
export const ownEmail = call<Schemas['ownEmail']>('GET', '/api/account/email', 'json');
export const changeEmail = call<Schemas['changeEmail']>('POST', '/api/account/email', 'json');
export const ownSessions = call<Schemas['ownSessions']>('GET', '/api/account/sessions', 'json');
export const endSession = call<Schemas['endSession']>('DELETE', '/api/account/sessions/:id', 'json');
export const endOtherSessions = call<Schemas['endOtherSessions']>(
  'POST',
  '/api/account/sessions/end-others',
  'json',
);
export const ownEvents = call<Schemas['ownEvents']>('GET', '/api/account/events', 'json');
