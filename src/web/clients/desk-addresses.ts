import type { CallInput } from '#domain/api/call.ts';
import { CLIENT_VIEWS, type ClientView } from '#domain/clients/client-views.ts';
import type { listClients } from '#domain/clients/desk-calls.ts';
import { listAddress } from '../shell/list-address.ts';

/** Clients in the administration. */
export const CLIENTS = '/admin/clients';
export const NEW_CLIENT = `${CLIENTS}/new`;
export const IMPORT_CLIENTS = `${CLIENTS}/import`;

/** One client. */
export const clientAt = (id: string): string => `${CLIENTS}/${id}`;

/** The list with its filters. */
export const CLIENT_LIST = listAddress(CLIENTS, { view: 'pohlad', search: 'hladat', after: 'po' });

export type ClientsQuery = CallInput<typeof listClients>['query'];

/** What the address asks for; whatever it does not know is left out. */
export function clientsQueryOf(address: URLSearchParams): ClientsQuery {
  const said = CLIENT_LIST.read(address);
  return {
    view: CLIENT_VIEWS.find((known) => known === said('view')),
    search: said('search'),
    after: said('after'),
  };
}

/** Views of the list as links name them. */
export const VIEW_TEXTS: Readonly<Record<ClientView, string>> = {
  all: 'Všetci',
  open: 'S\u00A0rozrobenou prácou',
  'without-account': 'Bez účtu',
  'without-ico': 'Bez IČO',
};
