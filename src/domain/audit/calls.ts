import { call } from '../api/call.ts';
import type { auditSchemas } from './contract.ts';

export const auditLog = call<(typeof auditSchemas)['auditLog']>('GET', '/api/admin/audit', 'json');
