import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { LINK_DOCUMENTS } from '../offers/link-contract.ts';
import * as calls from './handover-calls.ts';

export const handoverSchemas = {
  handoverReport: { params: z.object({ id: z.uuid() }), answer: { file: ['application/pdf'] } },
};

export const handoverReport = endpoint(calls.handoverReport, handoverSchemas.handoverReport, {
  summary:
    'The report of a launched project as a PDF: what was agreed and delivered, stages, checklist, payments, approvals.',
  access: accessTo('project.read'),
  limit: LINK_DOCUMENTS,
  errors: ['projectStep', 'busy'],
});
