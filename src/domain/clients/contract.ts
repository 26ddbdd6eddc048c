import { z } from 'zod';
import { nothing } from '../accounts/contract.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { removedVersion, seenVersion } from '../api/seen-version.ts';
import * as calls from './calls.ts';
import { clientSchemas } from './client-field-schemas.ts';

const named = z.object({ id: z.uuid() });

export const clientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ico: z.string(),
  dic: z.string(),
  icDph: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  version: z.int(),
  isInUse: z
    .boolean()
    .describe('true when requests, quotes or offers are its own, so that it cannot be removed'),
});
export type Client = z.infer<typeof clientSchema>;

export const clientCallSchemas = {
  ownClients: { answer: z.array(clientSchema) },
  addClient: { body: z.object(clientSchemas), answer: clientSchema },
  changeClient: {
    params: named,
    body: z.object({ ...clientSchemas, version: seenVersion }),
    answer: clientSchema,
  },
  removeClient: { params: named, query: removedVersion, answer: nothing },
};

export const ownClients = endpoint(calls.ownClients, clientCallSchemas.ownClients, {
  summary: 'The clients, persons and firms, that the account is a member of.',
  access: accessTo('client.read'),
  limit: READ_LIMIT,
});

export const addClient = endpoint(calls.addClient, clientCallSchemas.addClient, {
  summary: 'Adds a client with the account as its only member.',
  access: accessTo('client.create'),
  limit: perAccount('clients', 60, 60),
  status: 201,
  errors: ['tooManyClients', 'databaseUnavailable'],
});

export const changeClient = endpoint(calls.changeClient, clientCallSchemas.changeClient, {
  summary: 'Changes what an invoice needs of an own client; a foreign one is not there.',
  access: accessTo('client.change'),
  limit: perAccount('clients', 60, 60),
  errors: ['editedElsewhere', 'databaseUnavailable'],
});

export const removeClient = endpoint(calls.removeClient, clientCallSchemas.removeClient, {
  summary:
    'Ends the membership in a client without requests and quotes; one without members is gone. A foreign one is not there.',
  access: accessTo('client.delete'),
  limit: perAccount('clients', 60, 60),
  errors: ['clientInUse', 'editedElsewhere', 'databaseUnavailable'],
});
