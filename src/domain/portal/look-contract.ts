import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { READ_LIMIT } from '../api/limit.ts';
import { portalSchemas } from './contract.ts';
import * as calls from './look-calls.ts';

export const lookSchemas = {
  clientPortal: {
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      overview: portalSchemas.portalOverview.answer
        .nullable()
        .describe('as the first member sees it; null while nobody has an account'),
    }),
  },
};

export const clientPortal = endpoint(calls.clientPortal, lookSchemas.clientPortal, {
  summary: 'What the portal shows a client: for the operator, who changes nothing by it.',
  access: accessTo('client.manage'),
  limit: READ_LIMIT,
});
