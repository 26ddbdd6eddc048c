import { queryOptions } from '@tanstack/react-query';
import { inboxCounts } from '#domain/requests/inbox-calls.ts';
import { callApi } from '../shell/api-client.ts';

const EACH_MINUTE = 60_000;

/** How many requests there are of each state, and how many wait; kept for the navigation, too. */
export const inboxCountsQuery = queryOptions({
  queryKey: [inboxCounts.path],
  queryFn: ({ signal }) => callApi(inboxCounts, {}, { signal }),
  staleTime: 0,
  refetchInterval: EACH_MINUTE,
  // The navigation can do without its numbers; a screen that needs them says that they are missing.
  meta: { toast: false },
});
