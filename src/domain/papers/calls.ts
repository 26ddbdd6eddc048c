import { call } from '../api/call.ts';
import type { paperSchemas } from './contract.ts';

type Schemas = typeof paperSchemas;

// Papers and files of a client: over all projects, and of one.

export const ownDocuments = call<Schemas['ownDocuments']>('GET', '/api/portal/documents', 'json');
export const noteDocumentsSeen = call<Schemas['noteDocumentsSeen']>(
  'POST',
  '/api/portal/documents/seen',
  'json',
);
/** Files of no project; those of one are read there. */
export const ownFiles = call<Schemas['ownFiles']>('GET', '/api/portal/documents/files', 'json');
/** Papers of one project, for its members and for holders of a link alike. */
export const projectDocuments = call<Schemas['projectDocuments']>(
  'GET',
  '/api/portal/projects/:id/documents',
  'json',
);
export const projectFiles = call<Schemas['projectFiles']>(
  'GET',
  '/api/portal/projects/:id/documents/files',
  'json',
);
export const noteProjectDocumentsSeen = call<Schemas['noteProjectDocumentsSeen']>(
  'POST',
  '/api/portal/projects/:id/documents/seen',
  'json',
);
export const projectQuotePdf = call<Schemas['projectQuotePdf']>(
  'GET',
  '/api/portal/projects/:id/quote',
  'file',
);
