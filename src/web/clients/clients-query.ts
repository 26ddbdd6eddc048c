import { ownClients } from '#domain/clients/calls.ts';
import { BY_SCREEN } from '../shell/data-client.tsx';

/** Whom the account's invoices are for. */
export const clientsQuery = { queryKey: [ownClients.path], meta: BY_SCREEN };
