import { call } from '../api/call.ts';
import type { prdSchemas } from './contract.ts';

type Schemas = typeof prdSchemas;

export const generatePrd = call<Schemas['generatePrd']>('POST', '/api/generate-prd-anonymous', 'json');
export const exportPrd = call<Schemas['exportPrd']>('POST', '/api/export-prd-anonymous', 'file');
export const ownPrd = call<Schemas['ownPrd']>('GET', '/api/quotes/:id/prd', 'file');
export const inboxPrd = call<Schemas['inboxPrd']>('GET', '/api/admin/requests/:id/prd', 'file');
export const projectPrd = call<Schemas['projectPrd']>('GET', '/api/portal/projects/:id/prd', 'file');
