import { call } from '../api/call.ts';
import type { checklistSchemas } from './checklist-contract.ts';

type Schemas = typeof checklistSchemas;

export const clientChecklist = call<Schemas['clientChecklist']>(
  'GET',
  '/api/portal/projects/:id/checklist',
  'json',
);
export const saveItemDraft = call<Schemas['saveItemDraft']>(
  'PUT',
  '/api/portal/projects/:id/checklist/:itemId/draft',
  'json',
);
export const handInItem = call<Schemas['handInItem']>(
  'POST',
  '/api/portal/projects/:id/checklist/:itemId/hand-in',
  'json',
);
