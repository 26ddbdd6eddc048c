import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { READ_LIMIT } from '../api/limit.ts';
import * as calls from './calls.ts';

export const liveSchemas = {
  liveHints: {
    answer: {
      events: z
        .array(z.string())
        .describe('subjects that have changed, "request 6f0c…"; an empty list: anything may have changed'),
    },
  },
};

export const liveHints = endpoint(calls.liveHints, liveSchemas.liveHints, {
  summary:
    'Tells what has changed of all that the caller reaches, as it changes: the record is then to be read anew. Says nothing else of it.',
  access: accessTo('changes.hear'),
  unattended: true,
  limit: READ_LIMIT,
  errors: ['busy'],
});
