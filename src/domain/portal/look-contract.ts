import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { READ_LIMIT } from '../api/limit.ts';
import { paperSchemas } from '../papers/contract.ts';
import { ownSchemas } from '../requests/own-contract.ts';
import { portalSchemas } from './contract.ts';
import * as calls from './look-calls.ts';

export const lookSchemas = {
  clientPortal: {
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      seen: z
        .object({
          overview: portalSchemas.portalOverview.answer,
          requests: ownSchemas.ownRequests.answer,
          quotes: ownSchemas.ownQuotes.answer,
          documents: paperSchemas.ownDocuments.answer,
        })
        .nullable()
        .describe(
          'what the first member sees, of each list the part that comes first; null while nobody has an account',
        ),
    }),
  },
};

export const clientPortal = endpoint(calls.clientPortal, lookSchemas.clientPortal, {
  summary: 'What the portal shows a client: for the operator, who changes nothing by it.',
  access: accessTo('client.manage'),
  limit: READ_LIMIT,
});
