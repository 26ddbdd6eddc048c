import { call } from '../api/call.ts';
import type { inboxSchemas } from './inbox-contract.ts';

type Schemas = typeof inboxSchemas;

export const inboxList = call<Schemas['inboxList']>('GET', '/api/admin/requests', 'json');
export const enterRequest = call<Schemas['enterRequest']>('POST', '/api/admin/requests', 'json');
export const inboxBoard = call<Schemas['inboxBoard']>('GET', '/api/admin/requests/board', 'json');
export const inboxCounts = call<Schemas['inboxCounts']>('GET', '/api/admin/requests/counts', 'json');
export const inboxExport = call<Schemas['inboxExport']>('GET', '/api/admin/requests/export', 'file');
export const inboxRequest = call<Schemas['inboxRequest']>('GET', '/api/admin/requests/:id', 'json');
export const inboxPdf = call<Schemas['inboxPdf']>('GET', '/api/admin/requests/:id/pdf', 'file');
export const stepRequest = call<Schemas['stepRequest']>('POST', '/api/admin/requests/:id/steps', 'json');
export const addNote = call<Schemas['addNote']>('POST', '/api/admin/requests/:id/notes', 'json');
export const removeNote = call<Schemas['removeNote']>(
  'DELETE',
  '/api/admin/requests/:id/notes/:noteId',
  'json',
);
export const replyToRequest = call<Schemas['replyToRequest']>(
  'POST',
  '/api/admin/requests/:id/replies',
  'json',
);
export const withdrawReply = call<Schemas['withdrawReply']>(
  'DELETE',
  '/api/admin/requests/:id/replies/:messageId',
  'json',
);
export const snoozeRequest = call<Schemas['snoozeRequest']>('POST', '/api/admin/requests/:id/snooze', 'json');
export const mergeRequest = call<Schemas['mergeRequest']>('POST', '/api/admin/requests/:id/merge', 'json');
export const replyTemplates = call<Schemas['replyTemplates']>('GET', '/api/admin/reply-templates', 'json');
export const addReplyTemplate = call<Schemas['addReplyTemplate']>(
  'POST',
  '/api/admin/reply-templates',
  'json',
);
export const changeReplyTemplate = call<Schemas['changeReplyTemplate']>(
  'PUT',
  '/api/admin/reply-templates/:id',
  'json',
);
export const removeReplyTemplate = call<Schemas['removeReplyTemplate']>(
  'DELETE',
  '/api/admin/reply-templates/:id',
  'json',
);
