import { call } from '../api/call.ts';
import type { portalProjectSchemas } from './portal-contract.ts';

type Schemas = typeof portalProjectSchemas;

// A project as its client sees it, in the portal or by the secret link of its offer.

export const portalProject = call<Schemas['portalProject']>('GET', '/api/portal/projects/:id', 'json');
export const portalPaymentPdf = call<Schemas['portalPaymentPdf']>(
  'GET',
  '/api/portal/projects/:id/payments/:paymentId/pdf',
  'file',
);
