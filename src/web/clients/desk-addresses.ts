import type { CallInput } from '#domain/api/call.ts';
import { CLIENT_VIEWS, type ClientView } from '#domain/clients/client-views.ts';
import type { listClients } from '#domain/clients/desk-calls.ts';
import { canSearch } from '#domain/kernel/search-text.ts';
import { changedList } from '../shell/list-address.ts';

/** Clients in the administration. */
export const CLIENTS = '/admin/clients';
export const NEW_CLIENT = `${CLIENTS}/new`;
export const IMPORT_CLIENTS = `${CLIENTS}/import`;

/** One client. */
export const clientAt = (id: string): string => `${CLIENTS}/${id}`;

/** Names of the filters in the address. */
export const FILTER = { view: 'pohlad', search: 'hladat', after: 'po' } as const;

export type ClientsQuery = CallInput<typeof listClients>['query'];

/** What the address asks for; whatever it does not know is left out. */
export function clientsQueryOf(address: URLSearchParams): ClientsQuery {
  const value = (name: keyof typeof FILTER) => address.get(FILTER[name])?.trim() || undefined;
  const search = value('search');
  return {
    view: CLIENT_VIEWS.find((known) => known === value('view')),
    search: search && canSearch(search) ? search : undefined,
    after: value('after'),
  };
}

/** The same address with one filter changed, from the beginning of the list; an empty one is left out. */
export function clientsWith(
  address: URLSearchParams,
  changes: Partial<Record<keyof typeof FILTER, string>>,
): string {
  const byName = Object.entries(changes).map(([key, value]) => [FILTER[key as keyof typeof FILTER], value]);
  return changedList(CLIENTS, address, { [FILTER.after]: '', ...Object.fromEntries(byName) });
}

/** Views of the list as links name them. */
export const VIEW_TEXTS: Readonly<Record<ClientView, string>> = {
  all: 'Všetci',
  open: 'Rozpracovaní',
  'without-account': 'Bez účtu',
  'without-ico': 'Bez IČO',
};
