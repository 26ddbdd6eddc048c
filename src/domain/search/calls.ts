import { call } from '../api/call.ts';
import type { searchSchemas } from './contract.ts';

type Schemas = typeof searchSchemas;

export const searchAll = call<Schemas['searchAll']>('GET', '/api/admin/search', 'json');
