import { call } from '../api/call.ts';
import type { conversationSchemas } from './contract.ts';

type Schemas = typeof conversationSchemas;

// Conversations about requests and projects; the client makes these calls by a session or by a secret link.

export const readConversation = call<Schemas['readConversation']>(
  'GET',
  '/api/portal/conversations/:type/:id',
  'json',
);
export const writeMessage = call<Schemas['writeMessage']>(
  'POST',
  '/api/portal/conversations/:type/:id/messages',
  'json',
);
export const withdrawMessage = call<Schemas['withdrawMessage']>(
  'DELETE',
  '/api/portal/conversations/:type/:id/messages/:messageId',
  'json',
);
export const markConversationRead = call<Schemas['markConversationRead']>(
  'POST',
  '/api/portal/conversations/:type/:id/read',
  'json',
);
export const portalUnread = call<Schemas['portalUnread']>('GET', '/api/portal/unread', 'json');
export const deskConversation = call<Schemas['deskConversation']>(
  'GET',
  '/api/admin/conversations/:type/:id',
  'json',
);
export const settleConversation = call<Schemas['settleConversation']>(
  'POST',
  '/api/admin/conversations/:type/:id/settle',
  'json',
);
export const deskNotes = call<Schemas['deskNotes']>(
  'GET',
  '/api/admin/conversations/:type/:id/notes',
  'json',
);
export const writeDeskNote = call<Schemas['writeDeskNote']>(
  'POST',
  '/api/admin/conversations/:type/:id/notes',
  'json',
);
export const removeDeskNote = call<Schemas['removeDeskNote']>(
  'DELETE',
  '/api/admin/conversations/:type/:id/notes/:noteId',
  'json',
);
export const deskWaiting = call<Schemas['deskWaiting']>('GET', '/api/admin/waiting', 'json');
