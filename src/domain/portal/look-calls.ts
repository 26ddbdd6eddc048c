import { call } from '../api/call.ts';
import type { lookSchemas } from './look-contract.ts';

/** What the portal shows a client, for the operator who looks at it (decision 139). */
export const clientPortal = call<(typeof lookSchemas)['clientPortal']>(
  'GET',
  '/api/admin/clients/:id/portal',
  'json',
);
