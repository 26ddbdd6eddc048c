import { queryOptions } from '@tanstack/react-query';
import { projectCounts } from '#domain/projects/calls.ts';
import { callApi } from '../shell/api-client.ts';

/** A day that ends makes work late, of which nobody is told by a change. */
const EACH_MINUTE = 60_000;

/** How many projects there are of each state, and how many want something of the operator; for the navigation. */
export const projectCountsQuery = queryOptions({
  queryKey: [projectCounts.path],
  queryFn: ({ signal }) => callApi(projectCounts, {}, { signal }),
  staleTime: 0,
  refetchInterval: EACH_MINUTE,
  // The navigation can do without its numbers.
  meta: { toast: false },
});
