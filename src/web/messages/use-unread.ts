import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { deskUnread, portalUnread } from '#domain/messages/calls.ts';
import { useChanges } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import { useTitleBadge } from './title-badge.ts';

/** What a message can be about. */
const TALKED_ABOUT = ['request', 'offer', 'project'];

// The navigation can do without its numbers.
const quiet = { staleTime: 0, meta: { toast: false } } as const;

/** What the client has not read. */
export const portalUnreadQuery = queryOptions({
  queryKey: [portalUnread.path],
  queryFn: ({ signal }) => callApi(portalUnread, {}, { signal }),
  ...quiet,
});

/** What the operator has not read. */
export const deskUnreadQuery = queryOptions({
  queryKey: [deskUnread.path],
  queryFn: ({ signal }) => callApi(deskUnread, {}, { signal }),
  ...quiet,
});

/** Follows a count of unread messages, also while nobody sees the page, and shows it in the title of the tab. */
export function useUnread(total: number | undefined, queryKey: QueryKey): void {
  const client = useQueryClient();
  useChanges(TALKED_ABOUT, () => client.invalidateQueries({ queryKey }), { evenHidden: true });
  useTitleBadge(total ?? 0);
}
