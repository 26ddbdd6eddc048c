import { z } from 'zod';
import { nothing } from '../accounts/contract.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, perAddress, READ_LIMIT } from '../api/limit.ts';
import { FILE_PURPOSES } from '../files/file-schema.ts';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { PORTAL_READS } from '../projects/portal-contract.ts';
import * as calls from './calls.ts';
import { DOCUMENT_KINDS, FILE_GROUPS } from './document-texts.ts';

const cents = z.int().describe('cents with VAT');
const part = z.object({ after: keysetField.optional() });

const documentSchema = z.object({
  id: z.uuid().describe('of the quote, offer or payment; of the project for its report'),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string().describe('title of an offer, name of a payment; empty of a quote'),
  number: z.string().describe('of a quote, an offer, a payment; of its offer for a report'),
  position: z.int().describe('of a payment among those of its project, from 1; 0 of the rest'),
  project: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('that it belongs to'),
  revision: z.int().nullable().describe('of an offer: that was accepted, or was sent last'),
  state: z.enum(REVISION_STATES).exclude(['draft']).nullable().describe('of an offer'),
  isAccepted: z.boolean().describe('an offer with its confirmation'),
  hasPrd: z.boolean().describe('a quote whose requirements document can be made'),
  amount: cents.nullable().describe('of a payment or an offer'),
  monthly: cents.nullable().describe('of an offer, besides'),
  isNew: z.boolean().describe('came from the operator after the list was seen last'),
  createdAt: z.iso.datetime().describe('when it was issued, accepted or asked for'),
});

/** How many files stand beside the papers; they come part by part. */
const fileCountsSchema = z.object({
  photos: z.int().describe('that have a preview'),
  others: z.int(),
  latestAt: z.iso.datetime().describe('when the last of them was added'),
  newestAt: z
    .object({ photos: z.iso.datetime().nullable(), others: z.iso.datetime().nullable() })
    .describe('the same of the operator’s, of each group by itself'),
  newCount: z
    .object({ photos: z.int(), others: z.int() })
    .describe('how many of the operator’s are new to the reader, of each group by itself'),
  newSince: z.iso.datetime().describe('what the operator has added later is new to the reader'),
});

const sentFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  isOwn: z.boolean().describe('the client has added it'),
  purpose: z.enum(FILE_PURPOSES),
  item: z.string().describe('title of the item that it was brought for; empty of the rest'),
  createdAt: z.iso.datetime().describe('when it was added: ready, or sent with its message'),
});

const filesPart = part.extend({ group: z.enum(FILE_GROUPS) });

const one = z.object({ id: z.uuid() });
const seenSchema = z.object({ at: z.iso.datetime().describe('of the newest document that was seen') });

export const paperSchemas = {
  ownDocuments: {
    query: part,
    answer: z.object({
      documents: z.array(documentSchema).describe('the newest first'),
      files: z
        .array(fileCountsSchema.extend({ project: documentSchema.shape.project }))
        .describe('of each project that has some, and of what belongs to none'),
      olderNew: z.int().describe('how many of the papers that come in later parts are new too'),
    }),
  },
  ownFiles: { query: filesPart, answer: z.array(sentFileSchema) },
  noteDocumentsSeen: { body: seenSchema, answer: nothing },
  projectDocuments: {
    params: one,
    answer: z.object({
      documents: z.array(documentSchema).describe('the newest first'),
      files: fileCountsSchema.nullable().describe('null where there is none'),
      archived: z.int().describe('how many papers and files the archive of the project holds'),
    }),
  },
  projectFiles: { params: one, query: filesPart, answer: z.array(sentFileSchema) },
  noteProjectDocumentsSeen: { params: one, body: seenSchema, answer: nothing },
  projectQuotePdf: { params: one, answer: { file: ['application/pdf'] } as const },
};

export const ownDocuments = endpoint(calls.ownDocuments, paperSchemas.ownDocuments, {
  summary:
    'Papers of the signed-in user’s clients, newest first, 50 at a time, with what is new and how many files there are.',
  access: accessTo('portal.read'),
  limit: READ_LIMIT,
});

export const ownFiles = endpoint(calls.ownFiles, paperSchemas.ownFiles, {
  summary: 'Files that were sent outside of any project, newest first, 50 at a time.',
  access: accessTo('portal.read'),
  limit: READ_LIMIT,
});

export const noteDocumentsSeen = endpoint(calls.noteDocumentsSeen, paperSchemas.noteDocumentsSeen, {
  summary: 'Notes up to which of them the user has seen.',
  access: accessTo('portal.read'),
  limit: perAccount('documents-seen', 120, 10),
  errors: ['databaseUnavailable'],
});

export const projectDocuments = endpoint(calls.projectDocuments, paperSchemas.projectDocuments, {
  summary:
    'All papers of a project: quote, offers, payment calls and report, with what is new to the reader and how many files there are.',
  access: accessTo('project.read'),
  limit: PORTAL_READS,
  longList: 'documents',
});

export const projectFiles = endpoint(calls.projectFiles, paperSchemas.projectFiles, {
  summary:
    'Files of a project and of the conversations about it, its offers and its request, newest first, 50 at a time.',
  access: accessTo('project.read'),
  limit: PORTAL_READS,
});

export const noteProjectDocumentsSeen = endpoint(
  calls.noteProjectDocumentsSeen,
  paperSchemas.noteProjectDocumentsSeen,
  {
    summary: 'Notes up to which of them the reader has seen.',
    access: accessTo('project.answer'),
    limit: perAddress('project-documents-seen', 240, 10),
    errors: ['databaseUnavailable'],
  },
);

export const projectQuotePdf = endpoint(calls.projectQuotePdf, paperSchemas.projectQuotePdf, {
  summary: 'The quote that a project began with as a PDF; holders of a link see nothing of who asked for it.',
  access: accessTo('project.read'),
  limit: perAddress('project-quotes', 60, 15),
  errors: ['databaseUnavailable', 'busy'],
});
