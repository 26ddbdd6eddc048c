import { call } from '../api/call.ts';
import type { handoverSchemas } from './handover-contract.ts';

type Schemas = typeof handoverSchemas;

/** The report of a finished project, for its client and for the operator. */
export const handoverReport = call<Schemas['handoverReport']>(
  'GET',
  '/api/portal/projects/:id/handover',
  'file',
);
