import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, READ_LIMIT, TABLE_LIMIT } from '../api/limit.ts';
import { removedVersion, saysSomething, seenVersion } from '../api/seen-version.ts';
import { byKey } from '../kernel/by-key.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { canSearch, SEARCH_SHORT } from '../kernel/search-text.ts';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { PAYMENT_STATES } from '../payments/payment-life.ts';
import { PROJECT_STATES } from '../projects/project-life.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '../requests/request-status.ts';
import { clientSchemas } from './client-field-schemas.ts';
import { CLIENT_FIELD_NAMES } from './client-fields.ts';
import { CLIENT_ORIGINS } from './client-origins.ts';
import { CLIENT_TEXTS } from './client-texts.ts';
import { CLIENT_VIEWS } from './client-views.ts';
import { contactSchemas } from './contact-schemas.ts';
import * as calls from './desk-calls.ts';
import { CLIENT_NOTE_MAX, SEARCH_MAX } from './desk-limits.ts';
import { IMPORT_FIELDS, IMPORT_RESULTS } from './import-fields.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { INVITATION_STATES } from './invitation-state.ts';

const instant = z.iso.datetime();

/** What the operator looks at as its client does. */
const LOOKED_AT = ['client', 'offer', 'project'] as const;
const cents = z.int().describe('cents with VAT');

const contactSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string().describe('as it is shown'),
  version: z.int(),
});
export type ClientContact = z.infer<typeof contactSchema>;

const openSchema = z.object({ requests: z.int(), offers: z.int(), projects: z.int() });

export const listedClientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ico: z.string(),
  city: z.string(),
  contact: contactSchema.nullable().describe('who was entered first'),
  members: z.int(),
  open: openSchema.describe('how many of each are still to be worked on'),
  createdAt: instant,
  lastAt: instant.describe(
    'when something last happened with it: a request, a message, a call, an offer, a payment; else when it was made',
  ),
});
export type ListedClient = z.infer<typeof listedClientSchema>;

const memberSchema = z.object({
  accountId: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  since: instant,
});

const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(INVITATION_STATES),
  createdAt: instant,
  expiresAt: instant,
});

export const deskClientSchema = z.object({
  id: z.uuid(),
  ...byKey(CLIENT_FIELD_NAMES, () => z.string()),
  version: z.int().describe('of the billing data'),
  origin: z.enum(CLIENT_ORIGINS),
  note: z.string().describe('internal'),
  noteVersion: z.int(),
  createdAt: instant,
  updatedAt: instant,
  open: openSchema,
  contacts: z.array(contactSchema).describe('who was entered first, first'),
  members: z.array(memberSchema).describe('the oldest first'),
  invitations: z.array(invitationSchema).describe('the newest first'),
  requests: z
    .array(
      z.object({
        id: z.uuid(),
        ticket: z.string(),
        kind: z.enum(REQUEST_KINDS),
        status: z.enum(REQUEST_STATUSES),
        name: z.string(),
        excerpt: z.string().describe('how the text begins'),
        createdAt: instant,
      }),
    )
    .describe('the newest, the newest first'),
  offers: z
    .array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        title: z.string(),
        state: z.enum(REVISION_STATES),
        onceTotal: cents,
        monthlyTotal: cents,
        validUntil: z.iso.date(),
        createdAt: instant,
      }),
    )
    .describe('the newest, the newest first'),
  projects: z
    .array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        name: z.string(),
        state: z.enum(PROJECT_STATES),
        createdAt: instant,
      }),
    )
    .describe('the newest, the newest first'),
  payments: z
    .array(
      z.object({
        id: z.uuid(),
        projectId: z.uuid(),
        name: z.string(),
        amount: cents,
        dueOn: z.iso.date().nullable(),
        state: z.enum(PAYMENT_STATES),
      }),
    )
    .describe('of its projects, the newest first'),
  money: z
    .object({ agreed: cents, paid: cents, overdue: cents })
    .describe('of all its projects: their prices, and of their calls those that are paid and overdue'),
  likely: z
    .array(z.object({ id: z.uuid(), name: z.string(), ico: z.string(), city: z.string(), version: z.int() }))
    .describe('clients that may be the same one'),
  history: z
    .array(
      z.object({
        id: z.int(),
        at: instant,
        actor: z.string(),
        sentence: z.string(),
        times: z.int().describe('how often it was done one after another, the last time at that instant'),
      }),
    )
    .describe('of the audit log, the newest first'),
});
export type DeskClient = z.infer<typeof deskClientSchema>;

const NOTHING_CHANGED = 'Uveďte, čo sa má na klientovi zmeniť.';
const COLUMNS_WRONG = 'Vyberte, čo je v stĺpcoch.';
const CSV_MISSING = 'Vložte tabuľku.';
const CSV_LONG = 'Tabuľka môže mať najviac 1 MB. Rozdeľte ju.';

const filter = {
  view: z.enum(CLIENT_VIEWS).optional().describe('all unless told'),
  search: lineOfText(SEARCH_MAX)
    .refine((text) => text === '' || canSearch(text), SEARCH_SHORT)
    .optional()
    .describe('words of name, numbers, city, contacts, in any writing'),
};

const one = z.object({ id: z.uuid() });
const noteField = lineOfText(CLIENT_NOTE_MAX, { multiline: true });

const importRow = z.object({
  line: z.int().describe('line of the table on which the row begins; the head has 1'),
  result: z.enum(IMPORT_RESULTS),
  name: z.string(),
  client: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('the one that is there already'),
  changes: z
    .array(z.object({ field: z.enum(IMPORT_FIELDS), before: z.string(), now: z.string() }))
    .describe('of an update'),
  reason: z.string().nullable().describe('why a row is refused'),
  cells: z.array(z.string()).nullable().describe('of a refused row, as they stand in the table'),
});
export type ImportRow = z.infer<typeof importRow>;

export const deskSchemas = {
  listClients: {
    query: z.object({ ...filter, after: keysetField.optional() }),
    answer: z.array(listedClientSchema),
  },
  exportClients: { query: z.object(filter), answer: { file: ['text/csv'] } as const },
  makeClient: {
    body: z
      .object({
        ...byKey(CLIENT_FIELD_NAMES, (field) => clientSchemas[field].optional()),
        fromRequest: z
          .uuid()
          .optional()
          .describe('the request whose client it is; nothing else is read then'),
        contact: z.object(contactSchemas).optional(),
        note: noteField.optional(),
      })
      .superRefine(({ fromRequest, name }, context) => {
        if (fromRequest === undefined && name === undefined)
          context.addIssue({ code: 'custom', path: ['name'], message: CLIENT_TEXTS.nameMissing });
      }),
    answer: deskClientSchema,
  },
  importClients: {
    body: z.strictObject({
      csv: z.string({ error: CSV_MISSING }).min(1, CSV_MISSING).max(IMPORT_LIMITS.bytes, CSV_LONG),
      columns: z
        .array(z.enum(IMPORT_FIELDS).nullable(), COLUMNS_WRONG)
        .max(IMPORT_LIMITS.columns, COLUMNS_WRONG)
        .optional()
        .describe('what is in each column, where the heads do not say it'),
      dryRun: z.boolean(),
      plan: z.string().max(100).optional().describe('of the preview: the run refuses another one'),
    }),
    answer: z.object({
      columns: z.array(z.object({ head: z.string(), field: z.enum(IMPORT_FIELDS).nullable() })),
      counts: z.object(byKey(IMPORT_RESULTS, () => z.int())),
      rows: z.array(importRow),
      plan: z.string().describe('fingerprint of what will happen'),
      done: z.boolean().describe('false for a preview'),
    }),
  },
  listImports: {
    answer: z.array(
      z.object({
        id: z.uuid(),
        at: instant,
        made: z.int().describe('clients that it made and that are still there'),
        changed: z.int(),
      }),
    ),
  },
  undoImport: {
    params: one,
    answer: z.object({
      undone: z.int().describe('clients'),
      kept: z
        .array(z.object({ id: z.uuid(), name: z.string() }))
        .describe('those that were changed since, or that something belongs to by now'),
    }),
  },
  readClient: { params: one, answer: deskClientSchema },
  editClient: {
    params: one,
    body: z
      .object(clientSchemas)
      .partial()
      .extend({ version: seenVersion })
      .refine(saysSomething, NOTHING_CHANGED),
    answer: deskClientSchema,
  },
  noteClient: {
    params: one,
    body: z.object({ note: noteField, version: seenVersion }),
    answer: deskClientSchema,
  },
  mergeClient: {
    params: one,
    body: z.strictObject({ into: z.uuid(), version: seenVersion }),
    answer: deskClientSchema.describe('the client that is kept'),
  },
  addContact: { params: one, body: z.object(contactSchemas), answer: deskClientSchema },
  changeContact: {
    params: z.object({ id: z.uuid(), contactId: z.uuid() }),
    body: z.object({ ...contactSchemas, version: seenVersion }),
    answer: deskClientSchema,
  },
  removeContact: {
    params: z.object({ id: z.uuid(), contactId: z.uuid() }),
    query: removedVersion,
    answer: deskClientSchema,
  },
  endMembership: { params: z.object({ id: z.uuid(), accountId: z.uuid() }), answer: deskClientSchema },
  inviteMember: { params: one, body: z.object({ email: emailField }), answer: deskClientSchema },
  lookAsClient: {
    body: z.strictObject({ type: z.enum(LOOKED_AT), id: z.uuid() }),
    answer: z.object({ id: z.uuid(), name: z.string() }).describe('the client whose it is'),
  },
  revokeInvitation: {
    params: z.object({ id: z.uuid(), invitationId: z.uuid() }),
    answer: deskClientSchema,
  },
};
export type LookedAt = z.infer<(typeof deskSchemas)['lookAsClient']['body']>;
export type ClientImport = z.infer<(typeof deskSchemas)['importClients']['answer']>;

export type ClientImports = z.infer<(typeof deskSchemas)['listImports']['answer']>;
export type ImportUndone = z.infer<(typeof deskSchemas)['undoImport']['answer']>;

/** All that the operator does to clients counts together: more than hands can do. */
const CHANGES = perAccount('admin-clients', 600, 10);
const READ = { access: accessTo('client.manage'), limit: READ_LIMIT } as const;
const CHANGE = { access: accessTo('client.manage'), limit: CHANGES } as const;

/** As JSON and UTF-8 line breaks, quotation marks and letters with diacritics take two bytes. */
const IMPORT_BODY = 1.5 * IMPORT_LIMITS.bytes;

export const listClients = endpoint(calls.listClients, deskSchemas.listClients, {
  ...READ,
  summary: 'Clients, newest first, 50 at a time, all or those that a search finds.',
});

export const exportClients = endpoint(calls.exportClients, deskSchemas.exportClients, {
  ...READ,
  limit: TABLE_LIMIT,
  summary: 'What the list shows as a table for spreadsheets, which an import takes back.',
});

export const makeClient = endpoint(calls.makeClient, deskSchemas.makeClient, {
  ...CHANGE,
  status: 201,
  summary: 'Makes a client by hand, or the client of a request with its contact; the one it has is answered.',
});

export const importClients = endpoint(calls.importClients, deskSchemas.importClients, {
  ...CHANGE,
  limit: perAccount('admin-imports', 60, 10),
  maxBody: IMPORT_BODY,
  maxExtent: {
    values: IMPORT_LIMITS.columns + 10,
    depth: 4,
    characters: IMPORT_BODY,
    lines: IMPORT_BODY,
  },
  longList: 'rows',
  summary:
    'Says what a table (CSV) would make of the clients, row by row, or does it, all or nothing; a second run changes nothing.',
  errors: ['importStale', 'busy'],
});

export const listImports = endpoint(calls.listImports, deskSchemas.listImports, {
  ...READ,
  summary: 'Tables of the last day that can still be taken back, the newest first.',
});

export const undoImport = endpoint(calls.undoImport, deskSchemas.undoImport, {
  ...CHANGE,
  summary: 'Takes back what a table of the last day has made of the clients, but for those changed since.',
  errors: ['notFound'],
});

export const readClient = endpoint(calls.readClient, deskSchemas.readClient, {
  ...READ,
  summary: 'One client with all that belongs to it.',
});

export const editClient = endpoint(calls.editClient, deskSchemas.editClient, {
  ...CHANGE,
  summary: 'Changes what an invoice needs of a client.',
  errors: ['editedElsewhere'],
});

export const noteClient = endpoint(calls.noteClient, deskSchemas.noteClient, {
  ...CHANGE,
  summary: 'Keeps the note about a client; an empty one is none.',
  errors: ['editedElsewhere'],
});

export const mergeClient = endpoint(calls.mergeClient, deskSchemas.mergeClient, {
  ...CHANGE,
  summary: 'Gives all that belongs to a client to another one that is the same, and ends it.',
  errors: ['clientsDiffer', 'editedElsewhere'],
});

export const addContact = endpoint(calls.addContact, deskSchemas.addContact, {
  ...CHANGE,
  status: 201,
  summary: 'Adds a person of a client.',
  errors: ['tooManyContacts'],
});

export const changeContact = endpoint(calls.changeContact, deskSchemas.changeContact, {
  ...CHANGE,
  summary: 'Changes a person of a client.',
  errors: ['editedElsewhere'],
});

export const removeContact = endpoint(calls.removeContact, deskSchemas.removeContact, {
  ...CHANGE,
  summary: 'Removes a person of a client.',
  errors: ['editedElsewhere'],
});

export const endMembership = endpoint(calls.endMembership, deskSchemas.endMembership, {
  ...CHANGE,
  summary: 'Ends the membership of an account: from then on it sees nothing of the client.',
});

export const inviteMember = endpoint(calls.inviteMember, deskSchemas.inviteMember, {
  ...CHANGE,
  limit: perAccount('admin-invitations', 60, 60),
  status: 201,
  summary:
    'Mails an invitation to an address, in place of an earlier one; whether it has an account nobody is told.',
  errors: ['tooManyInvitations'],
});

export const revokeInvitation = endpoint(calls.revokeInvitation, deskSchemas.revokeInvitation, {
  ...CHANGE,
  summary: 'Ends an invitation that nobody has accepted.',
});

export const lookAsClient = endpoint(calls.lookAsClient, deskSchemas.lookAsClient, {
  ...CHANGE,
  summary: 'Notes that the operator looks at something as its client does, and says whose it is.',
  errors: ['notFound'],
});
