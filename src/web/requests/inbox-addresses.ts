import type { CallInput } from '#domain/api/call.ts';
import { canSearch } from '#domain/kernel/search-text.ts';
import type { inboxList } from '#domain/requests/inbox-calls.ts';
import { REQUEST_KINDS, REQUEST_STATUSES, type RequestStatus } from '#domain/requests/request-status.ts';

/** The inbox in the administration. */
export const INBOX = '/admin/requests';
export const BOARD = `${INBOX}/board`;

/** One request; with `answer` its composer has the focus at once. */
export const requestAt = (id: string, answer = false): string =>
  `${INBOX}/${id}${answer ? `#${COMPOSER}` : ''}`;

/** Where the answer is written. */
export const COMPOSER = 'odpoved';

/** Names of the filters in the address. */
export const FILTER = {
  status: 'stav',
  kind: 'odkial',
  search: 'hladat',
  waiting: 'cakaju',
  snoozed: 'odlozene',
  lapsed: 'bez-ponuky',
  since: 'od',
  after: 'po',
} as const;

export type InboxQuery = CallInput<typeof inboxList>['query'];

const YES = 'ano';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address asks for; whatever it does not know is left out. */
export function inboxQueryOf(address: URLSearchParams): InboxQuery {
  const value = (name: keyof typeof FILTER) => address.get(FILTER[name])?.trim() || undefined;
  const status = value('status');
  const since = value('since');
  const search = value('search');
  return {
    status: status === 'all' ? status : REQUEST_STATUSES.find((known) => known === status),
    kind: REQUEST_KINDS.find((known) => known === value('kind')),
    search: search && canSearch(search) ? search : undefined,
    waiting: value('waiting') === YES ? 'yes' : undefined,
    snoozed: value('snoozed') === YES ? 'yes' : undefined,
    lapsed: value('lapsed') === YES ? 'yes' : undefined,
    since: since && DAY.test(since) ? since : undefined,
    after: value('after'),
  };
}

/** An address of the inbox with these filters. */
export function inboxWith(filters: Partial<Record<keyof typeof FILTER, string>>): string {
  const address = new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [FILTER[name as keyof typeof FILTER], value]),
  ).toString();
  return address === '' ? INBOX : `${INBOX}?${address}`;
}

/** The requests of one state. */
export const inboxOf = (status: RequestStatus): string => inboxWith({ status });

/** Filters that are looked at every day, each with its address. */
export const inboxViews = (year: number) =>
  [
    { key: 'waiting', label: 'Čakajú na mňa', to: inboxWith({ waiting: YES }) },
    { key: 'all', label: 'Všetky', to: INBOX },
    { key: 'lapsed', label: 'Bez platnej ponuky', to: inboxWith({ lapsed: YES }) },
    { key: 'snoozed', label: 'Odložené', to: inboxWith({ snoozed: YES }) },
    { key: 'lost', label: 'Stratené tento rok', to: inboxWith({ status: 'lost', since: `${year}-01-01` }) },
    { key: 'archived', label: 'Archív', to: inboxOf('archived') },
  ] as const;

/** The same address without some of its filters, such as the place in a long list. */
export function without(address: URLSearchParams, ...names: (keyof typeof FILTER)[]): string {
  const rest = new URLSearchParams(address);
  for (const name of names) rest.delete(FILTER[name]);
  const text = rest.toString();
  return text === '' ? INBOX : `${INBOX}?${text}`;
}
