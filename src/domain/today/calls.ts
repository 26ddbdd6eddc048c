import { call } from '../api/call.ts';
import type { todaySchemas } from './contract.ts';

type Schemas = typeof todaySchemas;

export const today = call<Schemas['today']>('GET', '/api/admin/today', 'json');
export const testMail = call<Schemas['testMail']>('GET', '/api/admin/mails/test', 'json');
export const sendTestMail = call<Schemas['testMail']>('POST', '/api/admin/mails/test', 'json');
export const resendMail = call<Schemas['resendMail']>('POST', '/api/admin/mails/:id/resend', 'json');
