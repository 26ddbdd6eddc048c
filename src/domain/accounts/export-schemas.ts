import { z } from 'zod';
import { clientSchema } from '../clients/contract.ts';
import { DOCUMENT_KINDS } from '../papers/document-texts.ts';
import { CHANGE_STATES } from '../projects/change-life.ts';
import { REQUEST_FIELD_NAMES, type RequestField } from '../requests/request-fields.ts';

const instant = z.date();
const since = instant.nullable();

/** What a request says of whoever sent it; the table keeps a phone number in two columns. */
const asked = Object.fromEntries(
  REQUEST_FIELD_NAMES.filter((field) => field !== 'phone').map((field) => [field, z.string()]),
  // An object has the keys that it is made of.
) as Record<Exclude<RequestField, 'phone'>, z.ZodString>;

/** The files of an export, and what stands in each row of theirs: no hash, secret or token ever does. */
export const EXPORT_SCHEMAS = {
  ucet: z.object({
    id: z.uuid(),
    username: z.string(),
    email: z.string(),
    emailVerifiedAt: since,
    pendingEmail: z.string().nullable(),
    role: z.string(),
    blockedAt: since,
    totpConfirmedAt: since,
    fullName: z.string(),
    phone: z.string(),
    mutedMails: z.array(z.string()),
    createdAt: instant,
    updatedAt: instant,
  }),
  'fakturacne-udaje': clientSchema
    .omit({ isInUse: true })
    .extend({ memberSince: instant, createdAt: instant, updatedAt: instant }),
  dopyty: z.object({
    id: z.uuid(),
    ticket: z.string(),
    kind: z.string(),
    status: z.string(),
    ...asked,
    phoneDisplay: z.string(),
    description: z.string(),
    topic: z.string().nullable(),
    service: z.string().nullable(),
    trade: z.string().nullable(),
    selection: z.unknown(),
    quoteId: z.uuid().nullable(),
    priceMin: z.int().nullable(),
    priceMax: z.int().nullable(),
    answeredAt: since,
    clientId: z.uuid().nullable(),
    createdAt: instant,
    updatedAt: instant,
  }),
  rozpocty: z.object({
    id: z.uuid(),
    number: z.string(),
    quote: z.unknown(),
    client: z.unknown(),
    description: z.string(),
    clientId: z.uuid().nullable(),
    createdAt: instant,
    validUntil: instant,
  }),
  ponuky: z.object({
    id: z.uuid(),
    number: z.string(),
    state: z.string(),
    title: z.string(),
    clientId: z.uuid(),
    addendumOf: z.uuid().nullable(),
    requestId: z.uuid().nullable(),
    recipientName: z.string(),
    recipientEmail: z.string(),
    remindersOff: z.boolean(),
    onceTotal: z.int().describe('cents'),
    monthlyTotal: z.int(),
    validUntil: z.string(),
    createdAt: instant,
    sentAt: since,
    viewedAt: since,
    revisions: z.array(
      z.object({
        revision: z.int(),
        state: z.string(),
        content: z.unknown(),
        sentAt: since,
        viewedAt: since,
        closedAt: since,
        declineReason: z.string().nullable(),
        declineText: z.string().nullable(),
        declineNotedHow: z.string().nullable(),
        renewalAskedAt: since,
      }),
    ),
    acceptance: z
      .object({
        revision: z.int(),
        chosen: z.array(z.string()),
        onceTotal: z.int(),
        monthlyTotal: z.int(),
        name: z.string(),
        termsVersion: z.string(),
        clientName: z.string(),
        consents: z.array(z.string()),
        acceptedAt: instant,
        address: z.string(),
        userAgent: z.string(),
        fingerprint: z.string(),
        notedHow: z.string().nullable(),
      })
      .nullable(),
  }),
  projekty: z.object({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    state: z.string(),
    clientId: z.uuid(),
    offerId: z.uuid(),
    startOn: z.string(),
    launchOn: z.string(),
    price: z.int().describe('cents'),
    monthlyPrice: z.int(),
    launchedAt: since,
    liveUrl: z.string(),
    createdAt: instant,
    stages: z.array(
      z.object({
        name: z.string(),
        days: z.int().describe('working days'),
        state: z.string(),
        startedOn: z.string().nullable(),
        deliveredOn: z.string().nullable(),
        approvedOn: z.string().nullable(),
        returnedOn: z.string().nullable(),
        returnReason: z.string(),
      }),
    ),
    deliveries: z
      .array(
        z.object({
          id: z.uuid(),
          stage: z.string(),
          url: z.string(),
          text: z.string(),
          deliveredOn: z.string(),
          answer: z.string().nullable(),
          reason: z.string(),
          answeredOn: z.string().nullable(),
          answeredBy: z.string().describe('name of whom of the client has answered'),
          notedHow: z
            .string()
            .describe('how the operator was told of it; empty where the client has pressed the button'),
        }),
      )
      .describe('what was given to look at, by stage, the last one first'),
    checklist: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        description: z.string(),
        state: z.string(),
        dueOn: z.string(),
        broughtOn: z.string().nullable(),
        cameElsewhere: z.boolean(),
        acceptedOn: z.string().nullable(),
        returnReason: z.string(),
        text: z.string().describe('as it was handed in'),
        draft: z.string().describe('as it is being written'),
        draftSavedAt: since,
      }),
    ),
    changes: z.array(
      z.object({
        id: z.uuid(),
        messageId: z.uuid().describe('that asks for it'),
        state: z.enum(CHANGE_STATES),
        text: z.string().describe('empty of one that was taken back'),
        answer: z.string().describe('where no addendum came of it'),
        declinedAt: since,
        addendum: z.string().nullable().describe('number of the addendum that answers it'),
        createdAt: instant,
        withdrawnAt: since,
      }),
    ),
    payments: z.array(
      z.object({
        number: z.string(),
        name: z.string(),
        amount: z.int().describe('cents'),
        state: z.string(),
        askedAt: since,
        dueOn: z.string().nullable(),
        paidOn: z.string().nullable(),
        createdAt: instant,
      }),
    ),
  }),
  spravy: z.object({
    id: z.uuid(),
    subjectType: z.string(),
    subjectId: z.uuid(),
    about: z.string().describe('number of the request or offer, or name of the project'),
    side: z.string(),
    authorName: z.string(),
    readAt: since,
    withdrawnAt: since,
    lineId: z.string().nullable(),
    text: z.string(),
    createdAt: instant,
  }),
  subory: z.object({
    id: z.uuid(),
    path: z.string().describe('in this archive'),
    name: z.string(),
    type: z.string(),
    bytes: z.int(),
    subjectType: z.string(),
    subjectId: z.uuid(),
    item: z.string().nullable().describe('of the checklist, that it was brought for'),
    messageId: z.uuid().nullable(),
    deliveryId: z.uuid().nullable(),
    side: z.string(),
    createdAt: instant,
  }),
  dokumenty: z.object({
    id: z.uuid().describe('of the quote, offer or payment; of the project for its report'),
    document: z.enum(DOCUMENT_KINDS),
    number: z.string(),
    project: z.string().nullable().describe('number of the project that it belongs to'),
    path: z.string().nullable().describe('in this archive; null of one that could not be made'),
    createdAt: instant.describe('when it was issued, accepted or asked for'),
  }),
  kalendare: z.object({ id: z.uuid(), projectId: z.uuid(), createdAt: instant }),
  kontakty: z.object({
    id: z.uuid(),
    client: z.string(),
    name: z.string(),
    role: z.string(),
    email: z.string(),
    phone: z.string(),
    createdAt: instant,
    updatedAt: instant,
  }),
  pozvanky: z.object({
    id: z.uuid(),
    client: z.string(),
    email: z.string(),
    createdAt: instant,
    expiresAt: instant,
    acceptedAt: since,
    revokedAt: since,
  }),
  emaily: z.object({
    id: z.uuid(),
    kind: z.string(),
    requestId: z.uuid().nullable(),
    toName: z.string(),
    toAddress: z.string(),
    status: z.string(),
    createdAt: instant,
    sentAt: since,
  }),
  prihlasenia: z.object({
    id: z.uuid(),
    createdAt: instant,
    usedAt: instant,
    confirmedAt: since,
    address: z.string(),
    userAgent: z.string(),
  }),
  kody: z.object({ id: z.uuid(), email: z.string(), createdAt: instant, expiresAt: instant }),
  odkazy: z.object({
    id: z.uuid(),
    purpose: z.string(),
    createdAt: instant,
    expiresAt: instant,
    usedAt: since,
  }),
  kluce: z.object({
    id: z.string(),
    name: z.string(),
    transports: z.array(z.string()),
    createdAt: instant,
    usedAt: since,
  }),
  'zalozne-kody': z.object({ usedAt: since }),
  historia: z.object({
    at: instant,
    action: z.string(),
    actor: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
  }),
  poznamky: z.object({
    subjectType: z.string(),
    subjectId: z.uuid(),
    kind: z.string(),
    text: z.string(),
    author: z.string().nullable(),
    createdAt: instant,
  }),
  'vypnute-emaily': z.object({ mutedMail: z.string(), createdAt: instant }),
} as const;

export type ExportFile = keyof typeof EXPORT_SCHEMAS;
export type ExportRow<File extends ExportFile> = z.input<(typeof EXPORT_SCHEMAS)[File]>;

/** What only the export that the operator makes of an address has: thoughts are no answer to a client's call (decision 167). */
const OF_PERSONS: readonly string[] = ['poznamky', 'vypnute-emaily'] satisfies ExportFile[];

/** The files of the export of an account. */
// An object has the keys that its type says: it is written above.
export const EXPORT_FILES = (Object.keys(EXPORT_SCHEMAS) as ExportFile[]).filter(
  (file) => !OF_PERSONS.includes(file),
);
