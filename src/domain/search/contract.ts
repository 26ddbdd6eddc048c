import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAccount } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { canSearch, SEARCH_SHORT } from '../kernel/search-text.ts';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { PROJECT_STATES } from '../projects/project-life.ts';
import { REQUEST_STATUSES } from '../requests/request-status.ts';
import * as calls from './calls.ts';
import { FOUND_MAX, SEARCH_MAX } from './search-limits.ts';

/** What was found of a kind: the newest ones, and whether there are more. */
const found = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).max(FOUND_MAX), hasMore: z.boolean() });

export const searchSchemas = {
  searchAll: {
    query: z.object({
      search: lineOfText(SEARCH_MAX)
        .refine(canSearch, SEARCH_SHORT)
        .describe('words that all occur in what is found, or a number, in any writing'),
    }),
    answer: z.object({
      requests: found(
        z.object({
          id: z.uuid(),
          ticket: z.string(),
          name: z.string().describe('of the firm, else of the person'),
          about: z.string().describe('trade, service or topic; empty when nothing was chosen'),
          status: z.enum(REQUEST_STATUSES),
        }),
      ),
      offers: found(
        z.object({
          id: z.uuid(),
          number: z.string(),
          title: z.string(),
          client: z.string(),
          state: z.enum(REVISION_STATES),
        }),
      ),
      projects: found(
        z.object({ id: z.uuid(), name: z.string(), client: z.string(), state: z.enum(PROJECT_STATES) }),
      ),
      clients: found(z.object({ id: z.uuid(), name: z.string(), ico: z.string(), city: z.string() })),
    }),
  },
};

export const searchAll = endpoint(calls.searchAll, searchSchemas.searchAll, {
  summary:
    'What of requests, offers, projects and clients has all these words in it: a few of each, the newest first.',
  access: accessTo('desk.search'),
  // Asked for while somebody types.
  limit: perAccount('admin-search', 600, 10),
});
