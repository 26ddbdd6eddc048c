import { call } from '../api/call.ts';
import type { projectSchemas } from './contract.ts';

type Schemas = typeof projectSchemas;

export const listProjects = call<Schemas['listProjects']>('GET', '/api/admin/projects', 'json');
export const projectCounts = call<Schemas['projectCounts']>('GET', '/api/admin/projects/counts', 'json');
export const exportProjects = call<Schemas['exportProjects']>('GET', '/api/admin/projects/export', 'file');
export const projectBoard = call<Schemas['projectBoard']>('GET', '/api/admin/projects/board', 'json');
export const openProject = call<Schemas['openProject']>('GET', '/api/admin/projects/:id', 'json');
export const changeProject = call<Schemas['changeProject']>('PATCH', '/api/admin/projects/:id', 'json');
export const addStage = call<Schemas['addStage']>('POST', '/api/admin/projects/:id/stages', 'json');
export const changeStage = call<Schemas['changeStage']>(
  'PATCH',
  '/api/admin/projects/:id/stages/:stageId',
  'json',
);
export const removeStage = call<Schemas['removeStage']>(
  'DELETE',
  '/api/admin/projects/:id/stages/:stageId',
  'json',
);
export const addChecklistItem = call<Schemas['addChecklistItem']>(
  'POST',
  '/api/admin/projects/:id/checklist',
  'json',
);
export const changeChecklistItem = call<Schemas['changeChecklistItem']>(
  'PATCH',
  '/api/admin/projects/:id/checklist/:itemId',
  'json',
);
export const removeChecklistItem = call<Schemas['removeChecklistItem']>(
  'DELETE',
  '/api/admin/projects/:id/checklist/:itemId',
  'json',
);
export const declineChange = call<Schemas['declineChange']>(
  'POST',
  '/api/admin/projects/:id/changes/:changeId/decline',
  'json',
);
export const writeProjectMessage = call<Schemas['writeProjectMessage']>(
  'POST',
  '/api/admin/projects/:id/messages',
  'json',
);
export const readProjectMessages = call<Schemas['readProjectMessages']>(
  'POST',
  '/api/admin/projects/:id/read',
  'json',
);
export const withdrawProjectMessage = call<Schemas['withdrawProjectMessage']>(
  'DELETE',
  '/api/admin/projects/:id/messages/:messageId',
  'json',
);
