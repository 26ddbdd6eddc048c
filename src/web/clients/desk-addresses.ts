import type { CallInput } from '#domain/api/call.ts';
import { CLIENT_VIEWS, type ClientView } from '#domain/clients/client-views.ts';
import type { listClients } from '#domain/clients/desk-calls.ts';
import { NEW_OFFER } from '../offers/offer-addresses.ts';
import { listAddress } from '../shell/list-address.ts';

/** Clients in the administration. */
export const CLIENTS = '/admin/clients';
export const NEW_CLIENT = `${CLIENTS}/new`;
export const IMPORT_CLIENTS = `${CLIENTS}/import`;

/** One client. */
export const clientAt = (id: string): string => `${CLIENTS}/${id}`;

const NAMES = { view: 'pohlad', search: 'hladat', after: 'po' } as const;

/** The list with its filters. */
export const CLIENT_LIST = listAddress(CLIENTS, NAMES);

/** The same list, where it is chosen for whom an offer is. */
export const OFFERED_CLIENTS = listAddress(NEW_OFFER, NAMES);

/** Where the client is entered for whom an offer is. */
export const CLIENT_FOR_OFFER = `${NEW_CLIENT}?ponuka=ano`;

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
