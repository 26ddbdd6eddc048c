import { useInfiniteQuery } from '@tanstack/react-query';
import type { AccountEvent } from '#domain/accounts/account-events.ts';
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
  title: WORDS[kind],
  detail: by === 'operator' ? 'Urobil to správca.' : undefined,
});

const WORDS: Readonly<Record<AccountEvent, string>> = {
  registered: 'Vznikol účet',
  'email-proven': 'E-mail je potvrdený',
  'signed-in': 'Prihlásenie',
  'sessions-ended': 'Ukončenie prihlásení',
  'reset-link-sent': 'Odoslaný odkaz na nové heslo',
  'sign-in-link-sent': 'Odoslaný odkaz na prihlásenie',
  'password-changed': 'Zmena hesla',
  'password-reset': 'Nové heslo cez odkaz z e-mailu',
  'email-change-asked': 'Žiadosť o zmenu e-mailu',
  'email-changed': 'Zmena e-mailu',
  'second-factor-on': 'Zapnutý druhý krok prihlásenia',
  'second-factor-off': 'Vypnutý druhý krok prihlásenia',
  'second-factor-reset': 'Zrušený druhý krok prihlásenia',
  'recovery-codes-renewed': 'Nové záložné kódy',
  'recovery-code-used': 'Prihlásenie záložným kódom',
  'passkey-added': 'Pridaný prístupový kľúč',
  'passkey-removed': 'Odstránený prístupový kľúč',
  'role-changed': 'Zmena oprávnení',
  blocked: 'Zablokovanie účtu',
  unblocked: 'Odblokovanie účtu',
  'account-deleted': 'Zmazanie účtu',
};
