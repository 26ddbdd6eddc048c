import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ownQuotes, ownRequest, ownRequests } from '#domain/requests/calls.ts';
import { callApi } from '../shell/api-client.ts';
import { BY_SCREEN } from '../shell/data-client.tsx';
import { parts } from '../shell/list-parts.ts';

/** Requests of the signed-in client, part by part. */
export const ownRequestsQuery = infiniteQueryOptions({
  queryKey: [ownRequests.path, 'parts'],
  queryFn: ({ pageParam, signal }) => callApi(ownRequests, { query: { after: pageParam } }, { signal }),
  ...parts,
  meta: BY_SCREEN,
});

/** Quotes of the signed-in client, part by part. */
export const ownQuotesQuery = infiniteQueryOptions({
  queryKey: [ownQuotes.path, 'parts'],
  queryFn: ({ pageParam, signal }) => callApi(ownQuotes, { query: { after: pageParam } }, { signal }),
  ...parts,
  meta: BY_SCREEN,
});

/** One request of the signed-in client. */
export const ownRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [ownRequests.path, id],
    queryFn: ({ signal }) => callApi(ownRequest, { params: { id } }, { signal }),
    meta: BY_SCREEN,
  });
