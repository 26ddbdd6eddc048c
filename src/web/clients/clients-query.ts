import { ownClients } from '#domain/clients/calls.ts';

/** The firms of the account. */
export const clientsQuery = { queryKey: [ownClients.path] };
