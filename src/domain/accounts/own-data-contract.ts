import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { nothing } from './contract.ts';
import * as calls from './own-data-calls.ts';
import { accessTo } from './rights.ts';

const deletionSchema = z.object({
  isLastAdmin: z.boolean().describe('true when the account cannot be deleted'),
  goes: z.object({
    clients: z.array(z.string()).describe('names of the firms'),
    requests: z.int(),
    quotes: z.int(),
    offers: z.int().describe('that were sent'),
  }),
  stays: z.object({
    contracted: z.array(z.string()).describe('tickets of requests of which a contract has come'),
    offers: z.array(z.string()).describe('numbers of offers that were accepted'),
    shared: z.array(z.string()).describe('names of firms that have other members'),
  }),
});
export type Deletion = z.infer<typeof deletionSchema>;

export const ownDataSchemas = {
  exportOwnData: { answer: { file: ['application/zip'] } },
  previewDeletion: { answer: deletionSchema },
  deleteAccount: { answer: nothing },
};

export const exportOwnData = endpoint(calls.exportOwnData, ownDataSchemas.exportOwnData, {
  summary:
    'Everything that is kept about the account as one archive: JSON, and a page to read (GDPR 15, 20).',
  access: accessTo('account.read'),
  confirmed: true,
  limit: perAccount('export', 6, 60),
  errors: ['busy', 'storeUnavailable'],
});

export const previewDeletion = endpoint(calls.previewDeletion, ownDataSchemas.previewDeletion, {
  summary: 'What goes with the account, and what stays and why.',
  access: accessTo('account.read'),
  limit: READ_LIMIT,
});

export const deleteAccount = endpoint(calls.deleteAccount, ownDataSchemas.deleteAccount, {
  summary: 'Deletes the account with all that no contract needs, and signs out everywhere (GDPR 17).',
  access: accessTo('account.delete'),
  confirmed: true,
  limit: perAccount('deletion', 10, 60),
  errors: ['lastAdmin', 'databaseUnavailable'],
});
