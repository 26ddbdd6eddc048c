import { z } from 'zod';
import { clientSchema } from '../clients/contract.ts';

const instant = z.date();
const since = instant.nullable();

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
    name: z.string(),
    email: z.string(),
    company: z.string(),
    phoneDisplay: z.string(),
    description: z.string(),
    topic: z.string().nullable(),
    service: z.string().nullable(),
    trade: z.string().nullable(),
    selection: z.unknown(),
    quoteId: z.uuid().nullable(),
    priceMin: z.int().nullable(),
    priceMax: z.int().nullable(),
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
        consents: z.array(z.string()),
        acceptedAt: instant,
        address: z.string(),
        userAgent: z.string(),
        fingerprint: z.string(),
        notedHow: z.string().nullable(),
      })
      .nullable(),
    messages: z.array(
      z.object({
        side: z.string(),
        authorName: z.string(),
        lineId: z.string().nullable(),
        text: z.string(),
        createdAt: instant,
      }),
    ),
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
} as const;

export type ExportFile = keyof typeof EXPORT_SCHEMAS;
export type ExportRow<File extends ExportFile> = z.input<(typeof EXPORT_SCHEMAS)[File]>;
// An object has the keys that its type says: it is written above.
export const EXPORT_FILES = Object.keys(EXPORT_SCHEMAS) as ExportFile[];
