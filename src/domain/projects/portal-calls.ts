import { call } from '../api/call.ts';
import type { portalProjectSchemas } from './portal-contract.ts';

type Schemas = typeof portalProjectSchemas;

// A project as its client sees it, in the portal or by the secret link of its offer.

export const portalProject = call<Schemas['portalProject']>('GET', '/api/portal/projects/:id', 'json');
export const answerStage = call<Schemas['answerStage']>(
  'POST',
  '/api/portal/projects/:id/stages/:stageId/answers',
  'json',
);
export const askChange = call<Schemas['askChange']>('POST', '/api/portal/projects/:id/changes', 'json');
export const projectCalendar = call<Schemas['projectCalendar']>(
  'GET',
  '/api/portal/projects/:id/calendar',
  'json',
);
export const makeCalendar = call<Schemas['makeCalendar']>(
  'POST',
  '/api/portal/projects/:id/calendar',
  'json',
);
export const endCalendar = call<Schemas['endCalendar']>(
  'DELETE',
  '/api/portal/projects/:id/calendar',
  'json',
);
export const calendarFeed = call<Schemas['calendarFeed']>('GET', '/api/calendar/:secret/terminy.ics', 'file');
export const portalPaymentPdf = call<Schemas['portalPaymentPdf']>(
  'GET',
  '/api/portal/projects/:id/payments/:paymentId/pdf',
  'file',
);
