import { ownClients } from '#domain/clients/calls.ts';

/** Whom the account's invoices are for. */
export const clientsQuery = { queryKey: [ownClients.path] };
