import { call } from '../api/call.ts';
import type { backupSchemas } from './contract.ts';

export const listBackups = call<(typeof backupSchemas)['listBackups']>('GET', '/api/admin/backups', 'json');
