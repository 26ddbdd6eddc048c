import type { CallInput } from '#domain/api/call.ts';
import type { inboxList } from '#domain/requests/inbox-calls.ts';
import { requestDeskPath } from '#domain/requests/request-address.ts';
import { REQUEST_KINDS, REQUEST_STATUSES, type RequestStatus } from '#domain/requests/request-status.ts';
import { COUNTED_VIEWS, listAddress } from '../shell/list-address.ts';

/** The inbox in the administration. */
export const INBOX = '/admin/requests';
export const BOARD = `${INBOX}/board`;
export const NEW_REQUEST = `${INBOX}/new`;

/** One request; with `answer` its composer has the focus at once. */
export const requestAt = (id: string, answer = false): string =>
  `${requestDeskPath(id)}${answer ? `#${COMPOSER}` : ''}`;

/** Where the answer is written. */
export const COMPOSER = 'odpoved';

/** The list with its filters. */
export const INBOX_LIST = listAddress(INBOX, {
  status: 'stav',
  kind: 'odkial',
  search: 'hladat',
  waiting: 'cakaju',
  snoozed: 'odlozene',
  lapsed: 'bez-ponuky',
  unanswered: 'bez-odpovede',
  since: 'od',
  after: 'po',
});

export type InboxQuery = CallInput<typeof inboxList>['query'];

const YES = 'ano';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address asks for; whatever it does not know is left out. */
export function inboxQueryOf(address: URLSearchParams): InboxQuery {
  const said = INBOX_LIST.read(address);
  const status = said('status');
  const since = said('since');
  return {
    status: status === 'all' ? status : REQUEST_STATUSES.find((known) => known === status),
    kind: REQUEST_KINDS.find((known) => known === said('kind')),
    search: said('search'),
    waiting: said('waiting') === YES ? 'yes' : undefined,
    snoozed: said('snoozed') === YES ? 'yes' : undefined,
    lapsed: said('lapsed') === YES ? 'yes' : undefined,
    unanswered: said('unanswered') === YES ? 'yes' : undefined,
    since: since && DAY.test(since) ? since : undefined,
    after: said('after'),
  };
}

/** The requests of one state. */
export const inboxOf = (status: RequestStatus): string => INBOX_LIST.only({ status });

/** Those with a message of their client that nobody has opened. */
export const UNANSWERED_REQUESTS = INBOX_LIST.only({ unanswered: YES });

/** Filters that are looked at every day, each with its address. */
export const inboxViews = (year: number) =>
  [
    { key: 'waiting', label: COUNTED_VIEWS.waiting, to: INBOX_LIST.only({ waiting: YES }) },
    { key: 'unanswered', label: COUNTED_VIEWS.unanswered, to: UNANSWERED_REQUESTS },
    { key: 'all', label: 'Všetky', to: INBOX },
    { key: 'lapsed', label: 'Bez platnej ponuky', to: INBOX_LIST.only({ lapsed: YES }) },
    { key: 'snoozed', label: 'Odložené', to: INBOX_LIST.only({ snoozed: YES }) },
    {
      key: 'lost',
      label: 'Neúspešné tento rok',
      to: INBOX_LIST.only({ status: 'lost', since: `${year}-01-01` }),
    },
    { key: 'archived', label: 'Archív', to: inboxOf('archived') },
  ] as const;

/** Whether the list is in its own order: then what is unanswered stands before all else. */
export const isInOwnOrder = ({
  status,
  waiting,
  snoozed,
  lapsed,
  unanswered,
  after,
}: InboxQuery = {}): boolean =>
  [status, waiting, snoozed, lapsed, unanswered, after].every((limit) => limit === undefined);
