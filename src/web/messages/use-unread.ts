import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { deskWaiting, portalUnread } from '#domain/messages/calls.ts';
import { MESSAGE_SUBJECTS } from '#domain/messages/message.ts';
import { useChanges } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { useTitleBadge } from './title-badge.ts';

const SUBJECTS: readonly string[] = MESSAGE_SUBJECTS;

// The navigation can do without its numbers.
const quiet = { staleTime: 0, meta: { toast: false } } as const;

/** What the client has not read, by their door. */
export const unreadQuery = (door: ClientDoor) =>
  queryOptions({
    queryKey: [portalUnread.path, door.headers],
    queryFn: ({ signal }) => door.call(portalUnread, {}, { signal }),
    ...quiet,
  });

/** What waits for the operator. */
export const deskWaitingQuery = queryOptions({
  queryKey: [deskWaiting.path],
  queryFn: ({ signal }) => callApi(deskWaiting, {}, { signal }),
  ...quiet,
});

/** Follows a count of messages that are unread or wait, also while nobody sees the page, and shows it in the title of the tab. */
export function useUnread(total: number | undefined, queryKey: QueryKey): void {
  const client = useQueryClient();
  useChanges(SUBJECTS, () => client.invalidateQueries({ queryKey }), { evenHidden: true });
  useTitleBadge(total ?? 0);
}
