import { call } from '../api/call.ts';
import type { profileSchemas } from './profile-contract.ts';

type Schemas = typeof profileSchemas;

export const profile = call<Schemas['profile']>('GET', '/api/account', 'json');
export const changeProfile = call<Schemas['changeProfile']>('PATCH', '/api/account', 'json');
export const switchMail = call<Schemas['switchMail']>('PUT', '/api/account/mails', 'json');
