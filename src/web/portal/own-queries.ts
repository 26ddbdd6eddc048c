import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type KeysetRow, keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { ownQuotes, ownRequest, ownRequests } from '#domain/requests/calls.ts';
import { callApi } from '../shell/api-client.ts';

/** Where a list goes on; a part that is not full was the last one. */
const after = (rows: readonly KeysetRow[]): string | undefined => {
  const last = rows.at(-1);
  return last && rows.length === LIST_ROWS ? keysetOf(last) : undefined;
};

/** How lists of the portal go on. */
export const parts = { initialPageParam: undefined as string | undefined, getNextPageParam: after } as const;

/** Requests of the signed-in client, part by part. */
export const ownRequestsQuery = infiniteQueryOptions({
  queryKey: [ownRequests.path, 'parts'],
  queryFn: ({ pageParam, signal }) => callApi(ownRequests, { query: { after: pageParam } }, { signal }),
  ...parts,
});

/** Quotes of the signed-in client, part by part. */
export const ownQuotesQuery = infiniteQueryOptions({
  queryKey: [ownQuotes.path, 'parts'],
  queryFn: ({ pageParam, signal }) => callApi(ownQuotes, { query: { after: pageParam } }, { signal }),
  ...parts,
});

/** One request of the signed-in client. */
export const ownRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [ownRequests.path, id],
    queryFn: ({ signal }) => callApi(ownRequest, { params: { id } }, { signal }),
  });
