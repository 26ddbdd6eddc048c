import { useInfiniteQuery } from '@tanstack/react-query';
import { EVENT_TEXTS } from '#domain/accounts/event-texts.ts';
import * as calls from '#domain/accounts/security-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { Timeline } from '../design/areas/timeline.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';
import { SectionData } from './section-data.tsx';

type Events = AnswerOf<typeof calls.ownEvents>;

/** What has happened to the account, the latest first. */
export function EventsSection() {
  const query = useInfiniteQuery({
    queryKey: [calls.ownEvents.path],
    queryFn: ({ pageParam, signal }) =>
      callApi(calls.ownEvents, { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    meta: { toast: false },
  });
  return (
    <SectionData query={query} what="históriu">
      {({ pages }) => (
        <>
          <Timeline label="História účtu" events={pages.flatMap(({ events }) => events.map(shown))} />
          {query.hasNextPage && (
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Zobraziť staršie
            </Button>
          )}
        </>
      )}
    </SectionData>
  );
}

const shown = ({ id, at, kind, by }: Events['events'][number]) => ({
  key: String(id),
  at,
  time: formatDateTime(new Date(at)),
  title: EVENT_TEXTS[kind],
  detail: by === 'operator' ? 'Urobil to správca.' : undefined,
});
