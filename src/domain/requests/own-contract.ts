import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { byKey } from '../kernel/by-key.ts';
import { calculationSchema, rangeSchema } from '../quote/contract.ts';
import * as calls from './calls.ts';
import { REQUEST_FIELD_NAMES } from './request-fields.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from './request-status.ts';
import { answerByField } from './submission-schemas.ts';

const ownRequestSchema = z.object({
  id: z.uuid(),
  ticket: z.string().describe('"#0017"'),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(REQUEST_STATUSES),
  statusText: z.string().describe('how it stands, in Slovak'),
  about: z.string().describe('the service, or the topic; empty when nothing was chosen'),
  trade: z.string().describe('empty but for the wizard, and where none was known'),
  createdAt: z.iso.datetime(),
  priceRange: rangeSchema.nullable(),
  answerBy: answerByField.describe('while nobody has answered; null where no time was promised'),
});

const ownQuoteSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  about: z.string().describe('the service'),
  trade: z.string(),
  createdAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  isValid: z.boolean(),
  price: z.string().describe('"1 377 – 1 863 €", "50 – 300 € mesačne"'),
  hasPrd: z.boolean().describe('false when something in it is offered no more'),
  request: z.object({ id: z.uuid(), ticket: z.string() }).nullable().describe('the request it was sent with'),
});

const ownRequestDetail = ownRequestSchema.extend({
  contact: z.object(byKey(REQUEST_FIELD_NAMES, () => z.string())),
  description: z.string(),
  project: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe('that goes on from it: an offer made from it was accepted'),
  chosen: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('what was chosen in the wizard, in the words of that day'),
  quote: ownQuoteSchema.extend({ calculation: calculationSchema }).nullable(),
});

const part = z.object({ after: keysetField.optional() });
const one = z.object({ id: z.uuid() });

export const ownSchemas = {
  ownRequests: { query: part, answer: z.array(ownRequestSchema) },
  ownRequest: { params: one, answer: ownRequestDetail },
  ownQuotes: { query: part, answer: z.array(ownQuoteSchema) },
  ownQuotePdf: { params: one, answer: { file: ['application/pdf'] } as const },
};

export const ownRequests = endpoint(calls.ownRequests, ownSchemas.ownRequests, {
  summary: 'Requests of the signed-in user’s clients, newest first, 50 at a time.',
  access: accessTo('request.read'),
  limit: READ_LIMIT,
});

export const ownRequest = endpoint(calls.ownRequest, ownSchemas.ownRequest, {
  summary: 'One of them with what was sent and its quote; another’s is answered like one that is not there.',
  access: accessTo('request.read'),
  limit: READ_LIMIT,
});

export const ownQuotes = endpoint(calls.ownQuotes, ownSchemas.ownQuotes, {
  summary: 'Quotes of the signed-in user’s clients, newest first, 50 at a time.',
  access: accessTo('quote.read'),
  limit: READ_LIMIT,
});

export const ownQuotePdf = endpoint(calls.ownQuotePdf, ownSchemas.ownQuotePdf, {
  summary: 'One of them as a PDF with who asked for it, which the file behind the link of a mail leaves out.',
  access: accessTo('quote.read'),
  limit: perAccount('own-pdf', 40, 10),
  errors: ['databaseUnavailable', 'busy'],
});
