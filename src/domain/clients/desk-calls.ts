import { call } from '../api/call.ts';
import type { deskSchemas } from './desk-contract.ts';

type Schemas = typeof deskSchemas;

export const listClients = call<Schemas['listClients']>('GET', '/api/admin/clients', 'json');
export const exportClients = call<Schemas['exportClients']>('GET', '/api/admin/clients/export', 'file');
export const makeClient = call<Schemas['makeClient']>('POST', '/api/admin/clients', 'json');
export const importClients = call<Schemas['importClients']>('POST', '/api/admin/clients/import', 'json');
export const listImports = call<Schemas['listImports']>('GET', '/api/admin/clients/imports', 'json');
export const undoImport = call<Schemas['undoImport']>('POST', '/api/admin/clients/imports/:id/undo', 'json');
export const readClient = call<Schemas['readClient']>('GET', '/api/admin/clients/:id', 'json');
export const editClient = call<Schemas['editClient']>('PATCH', '/api/admin/clients/:id', 'json');
export const noteClient = call<Schemas['noteClient']>('PUT', '/api/admin/clients/:id/note', 'json');
export const mergeClient = call<Schemas['mergeClient']>('POST', '/api/admin/clients/:id/merge', 'json');
export const addContact = call<Schemas['addContact']>('POST', '/api/admin/clients/:id/contacts', 'json');
export const changeContact = call<Schemas['changeContact']>(
  'PATCH',
  '/api/admin/clients/:id/contacts/:contactId',
  'json',
);
export const removeContact = call<Schemas['removeContact']>(
  'DELETE',
  '/api/admin/clients/:id/contacts/:contactId',
  'json',
);
export const endMembership = call<Schemas['endMembership']>(
  'DELETE',
  '/api/admin/clients/:id/members/:accountId',
  'json',
);
export const inviteMember = call<Schemas['inviteMember']>(
  'POST',
  '/api/admin/clients/:id/invitations',
  'json',
);
export const revokeInvitation = call<Schemas['revokeInvitation']>(
  'DELETE',
  '/api/admin/clients/:id/invitations/:invitationId',
  'json',
);
export const lookAsClient = call<Schemas['lookAsClient']>('POST', '/api/admin/clients/looks', 'json');
