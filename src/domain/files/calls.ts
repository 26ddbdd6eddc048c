import { call } from '../api/call.ts';
import type { fileSchemas } from './contract.ts';

type Schemas = typeof fileSchemas;

export const beginUpload = call<Schemas['beginUpload']>('POST', '/api/portal/files', 'json');
export const sendChunk = call<Schemas['sendChunk']>('PUT', '/api/portal/files/:id/bytes', 'json');
export const listFiles = call<Schemas['listFiles']>('GET', '/api/portal/files', 'json');
export const openFile = call<Schemas['openFile']>('GET', '/api/portal/files/:id', 'json');
export const removeFile = call<Schemas['removeFile']>('DELETE', '/api/portal/files/:id', 'json');
export const fileContent = call<Schemas['fileContent']>('GET', '/api/portal/files/:id/content', 'file');
export const filePreview = call<Schemas['filePreview']>('GET', '/api/portal/files/:id/preview', 'file');
export const projectArchive = call<Schemas['projectArchive']>(
  'GET',
  '/api/portal/projects/:id/archive',
  'file',
);
