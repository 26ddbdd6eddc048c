import { call } from '../api/call.ts';
import type { ownDataSchemas } from './own-data-contract.ts';

type Schemas = typeof ownDataSchemas;

export const exportOwnData = call<Schemas['exportOwnData']>('GET', '/api/account/export', 'file');
export const previewDeletion = call<Schemas['previewDeletion']>('GET', '/api/account/deletion', 'json');
export const deleteAccount = call<Schemas['deleteAccount']>('DELETE', '/api/account', 'json');
