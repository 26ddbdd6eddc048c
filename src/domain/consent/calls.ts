import { call } from '../api/call.ts';
import type { consentSchemas } from './contract.ts';

export const recordConsent = call<(typeof consentSchemas)['recordConsent']>('POST', '/api/consents', 'json');
