import { call } from '../api/call.ts';
import type { errorSchemas } from './contract.ts';

export const reportError = call<(typeof errorSchemas)['reportError']>('POST', '/api/errors/report', 'json');
