import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { nothing } from '../accounts/contract.ts';
import { accessTo } from '../accounts/rights.ts';
import { DOCUMENT_MAX_BODY, endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, READ_LIMIT, TABLE_LIMIT } from '../api/limit.ts';
import { byKey } from '../kernel/by-key.ts';
import { filledText, lineOfText } from '../kernel/safe-text.ts';
import { canSearch, SEARCH_SHORT } from '../kernel/search-text.ts';
import { MESSAGE_MAX } from '../messages/message.ts';
import {
  fileIdsField,
  lineIdField,
  messageSchema,
  messageTextField,
  seenBody,
  seenUntilField,
  sendIdField,
} from '../messages/message-schema.ts';
import { PAYMENT_STATES } from '../payments/payment-life.ts';
import { FEATURE_IDS } from '../quote/catalogue.ts';
import { requestField } from '../requests/request-fields.ts';
import { unsentMailsSchema } from '../today/unsent-mail.ts';
import * as calls from './calls.ts';
import { DECLINE_REASON_IDS } from './decline-reasons.ts';
import type { LineChange } from './difference.ts';
import { OFFER_LISTED } from './list-filter.ts';
import { OFFER_LIMITS } from './offer-limits.ts';
import { offerContentSchema, offerContentShape, offerLineSchema } from './offer-schemas.ts';
import type { OfferTotals } from './offer-totals.ts';
import { REMINDERS } from './reminders.ts';
import { REVISION_STATES } from './revision-life.ts';

const MISSING_HOW = 'Doplňte, ako vám to klient oznámil.';
const MISSING_NAME = 'Doplňte meno toho, kto ponuku prijal.';
const MISSING_TEMPLATE_NAME = 'Pomenujte šablónu.';

const one = z.object({ id: z.uuid() });
const cents = z.int().describe('cents');
const instant = z.iso.datetime();

const sum = z.object({ lines: cents, discount: cents, net: cents, vat: cents, total: cents });
export const offerTotalsSchema = z.object({ once: sum, monthly: sum }) satisfies z.ZodType<OfferTotals>;

/** What changed from one revision to the next. */
export const lineChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), line: offerLineSchema }),
  z.object({ kind: z.literal('removed'), line: offerLineSchema }),
  z.object({
    kind: z.literal('changed'),
    before: offerLineSchema,
    line: offerLineSchema,
    amount: z.object({ before: cents, now: cents }),
  }),
]) satisfies z.ZodType<LineChange>;

export const duePaymentSchema = z.object({
  id: z.string(),
  name: z.string(),
  after: z.string().nullable(),
  amount: cents,
});

export const listedOfferSchema = z.object({
  id: z.uuid(),
  number: z.string().describe('"CP-2026-0001", "CP-2026-0001/D1" for an addendum'),
  letter: z.string().describe('of the revision that the row speaks of: the last one sent, else the draft'),
  state: z.enum(REVISION_STATES),
  title: z.string(),
  client: z.object({ id: z.uuid(), name: z.string() }),
  recipient: z.string().describe('name, else e-mail'),
  onceTotal: cents.describe('cents with VAT, of what is ticked or was accepted'),
  monthlyTotal: cents,
  validUntil: z.iso.date(),
  createdAt: instant,
  sentAt: instant.nullable(),
  viewedAt: instant.nullable(),
  hasDraft: z.boolean().describe('true when a newer revision is being written'),
  openQuestions: z.int().describe('threads in which the client waits for an answer'),
});

const revisionSchema = z.object({
  revision: z.int(),
  letter: z.string(),
  state: z.enum(REVISION_STATES),
  content: offerContentShape,
  totals: offerTotalsSchema.describe('of what is ticked or was accepted'),
  everything: offerTotalsSchema,
  payments: z.array(duePaymentSchema).describe('of the one-off price'),
  changes: z.array(lineChangeSchema).describe('since the revision before'),
  createdAt: instant,
  sentAt: instant.nullable(),
  viewedAt: instant.nullable(),
  closedAt: instant.nullable(),
  declined: z
    .object({
      reason: z.enum(DECLINE_REASON_IDS),
      text: z.string(),
      notedHow: z
        .string()
        .nullable()
        .describe('how the operator heard it; null where the client has said it'),
    })
    .nullable(),
});

const acceptanceSchema = z.object({
  revision: z.int(),
  chosen: z.array(z.string()).describe('ids of the lines taken beside the fixed ones'),
  totals: offerTotalsSchema,
  name: z.string(),
  acceptedAt: instant,
  fingerprint: z.string().describe('SHA-256 of what was accepted, in hexadecimal'),
  consents: z.array(z.string()).describe('what the client agreed to, as it was shown'),
  notedHow: z.string().nullable(),
  notedBy: z.string().nullable().describe('username of who noted it'),
});

const offerSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  createdAt: instant,
  client: z.object({ id: z.uuid(), name: z.string() }),
  request: z
    .object({
      id: z.uuid(),
      ticket: z.string(),
      estimate: z
        .object({ min: cents, max: cents })
        .nullable()
        .describe('what the visitor saw in the wizard; a payer of VAT states it without'),
    })
    .nullable(),
  addendumOf: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  project: z
    .object({
      id: z.uuid(),
      name: z.string(),
      payments: z
        .array(z.object({ id: z.uuid(), name: z.string(), amount: cents, state: z.enum(PAYMENT_STATES) }))
        .describe('calls for what this offer has agreed, in their order'),
    })
    .nullable()
    .describe('that it has begun, or that its addendum changes'),
  recipient: z.object({ name: z.string(), email: z.string() }),
  state: z.enum(REVISION_STATES).describe('of the last revision that was sent, else draft'),
  revisions: z.array(revisionSchema).describe('the latest first; a draft is the first of them'),
  draft: z
    .object({
      revision: z.int(),
      edit: z.int().describe('grows with every change; saving needs the one that was read'),
      savedAt: instant,
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
      mail: z.object({ subject: z.string(), text: z.string() }).describe('what takes it to the client'),
    })
    .nullable(),
  acceptance: acceptanceSchema.nullable(),
  links: z.object({ good: z.int().describe('links that open the offer now'), usedAt: instant.nullable() }),
  remindersOff: z.boolean(),
  remindersMuted: z.boolean().describe('the recipient has switched mails with reminders off'),
  reminders: z.array(z.object({ reminder: z.enum(REMINDERS), sentAt: instant })),
  unsentMails: unsentMailsSchema,
  messages: z.array(messageSchema).describe('questions and answers, oldest first'),
  recommendedFeatures: z.array(z.enum(FEATURE_IDS)).describe('to the trade of the request, for variants'),
});

const templateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  lines: z.int(),
  groups: offerContentShape.shape.groups.describe('what is put into another offer'),
  onceTotal: cents,
  monthlyTotal: cents,
  createdAt: instant,
});

const recipientSchema = z.object({
  name: lineOfText(requestField('name').max),
  email: z.union([z.literal(''), emailField]).describe('empty while nobody knows it'),
});

const filter = {
  state: z.enum(OFFER_LISTED).optional(),
  client: z.uuid().optional(),
  search: lineOfText(OFFER_LIMITS.search)
    .refine((text) => text === '' || canSearch(text), SEARCH_SHORT)
    .optional()
    .describe('words of the number, title, client, recipient or a line, in any writing'),
};

const linkSchema = z.object({ url: z.string().describe('the secret address of the offer') });

export const offerSchemas = {
  listOffers: {
    query: z.object({ ...filter, after: keysetField.optional() }),
    answer: z.array(listedOfferSchema),
  },
  exportOffers: { query: z.object(filter), answer: { file: ['text/csv'] } as const },
  offerCounts: {
    answer: z.object({
      states: z.object(byKey(REVISION_STATES, () => z.int())),
      unanswered: z.int().describe('offers with a message of the client that waits for an answer'),
    }),
  },
  beginOffer: {
    body: z.discriminatedUnion('from', [
      z.object({ from: z.literal('request'), id: z.uuid() }),
      z.object({ from: z.literal('client'), id: z.uuid() }),
      z.object({ from: z.literal('copy'), id: z.uuid() }),
      z.object({ from: z.literal('template'), id: z.uuid(), client: z.uuid() }),
      z
        .object({
          from: z.literal('addendum'),
          id: z.uuid(),
          wish: z.uuid().optional().describe('the message of the client at the project that asks for it'),
        })
        .describe('to this accepted offer'),
    ]),
    answer: z.object({
      id: z.uuid(),
      isNew: z.boolean().describe('false when the request has a draft already, which this is'),
    }),
  },
  openOffer: { params: one, answer: offerSchema },
  saveOfferDraft: {
    params: one,
    body: z.object({ edit: z.int().min(1), content: offerContentSchema, recipient: recipientSchema }),
    answer: z.object({
      edit: z.int(),
      savedAt: instant,
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  },
  discardOfferDraft: {
    params: one,
    query: z.object({
      edit: z.coerce
        .number<string>()
        .pipe(z.int().min(1))
        .describe('of the draft that was seen; another one stays'),
    }),
    answer: z.object({ isGone: z.boolean().describe('true when the offer had nothing but this draft') }),
  },
  sendOffer: {
    params: one,
    body: z.object({
      edit: z.int().min(1).optional().describe('of the draft that was seen; another one is not sent'),
      subject: lineOfText(OFFER_LIMITS.subject).optional().describe('as it was proposed, when left out'),
      text: lineOfText(OFFER_LIMITS.mail, { multiline: true }).optional(),
    }),
    answer: z.object({ revision: z.int(), letter: z.string() }),
  },
  reviseOffer: { params: one, answer: z.object({ revision: z.int() }) },
  withdrawOffer: { params: one, answer: nothing },
  newOfferLink: {
    params: one,
    body: z.object({ mail: z.boolean().describe('true to have it mailed to the recipient, too') }),
    answer: linkSchema,
  },
  revokeOfferLinks: { params: one, answer: nothing },
  remindOfOffer: { params: one, answer: nothing },
  setOfferReminders: { params: one, body: z.object({ off: z.boolean() }), answer: nothing },
  acceptOnBehalf: {
    params: one,
    body: z.object({
      revision: z.int().min(1),
      chosen: z.array(z.string().max(60)).max(OFFER_LIMITS.lines),
      shown: z.object({ once: z.int(), monthly: z.int() }).describe('cents with VAT, as they were said'),
      name: filledText(requestField('name').max, MISSING_NAME),
      how: filledText(OFFER_LIMITS.how, MISSING_HOW),
    }),
    answer: nothing,
  },
  declineOnBehalf: {
    params: one,
    body: z.object({
      revision: z.int().min(1),
      reason: z.enum(DECLINE_REASON_IDS),
      text: lineOfText(MESSAGE_MAX, { multiline: true }).default(''),
      how: filledText(OFFER_LIMITS.how, MISSING_HOW),
    }),
    answer: nothing,
  },
  answerOfferQuestion: {
    params: one,
    body: z.object({
      lineId: lineIdField,
      text: messageTextField,
      sendId: sendIdField.optional(),
      fileIds: fileIdsField,
      seenUntil: seenUntilField,
    }),
    answer: messageSchema,
  },
  withdrawOfferAnswer: { params: one.extend({ messageId: z.uuid() }), answer: messageSchema },
  readOfferMessages: { params: one, body: seenBody, answer: nothing },
  offerTemplates: { answer: z.array(templateSchema) },
  saveOfferTemplate: {
    body: z.object({
      offerId: z.uuid().describe('of which the latest revision is kept'),
      name: filledText(OFFER_LIMITS.templateName, MISSING_TEMPLATE_NAME),
    }),
    answer: templateSchema,
  },
  removeOfferTemplate: { params: one, answer: nothing },
};

/** An editor saves while it is written in. */
const SAVES = perAccount('admin-offer-drafts', 1_200, 10);
const STEPS = perAccount('admin-offers', 300, 10);

export const listOffers = endpoint(calls.listOffers, offerSchemas.listOffers, {
  summary: 'Offers, newest first, 50 at a time: all, of one state or client, or those that a search finds.',
  access: accessTo('offer.manage'),
  limit: READ_LIMIT,
});

export const exportOffers = endpoint(calls.exportOffers, offerSchemas.exportOffers, {
  summary: 'What the list of offers shows as a table for spreadsheets.',
  access: accessTo('offer.manage'),
  limit: TABLE_LIMIT,
});

export const offerCounts = endpoint(calls.offerCounts, offerSchemas.offerCounts, {
  summary: 'How many offers are in each state.',
  access: accessTo('offer.manage'),
  limit: READ_LIMIT,
});

export const beginOffer = endpoint(calls.beginOffer, offerSchemas.beginOffer, {
  summary:
    'Begins an offer: complete from a request and its quote, empty for a client, like another offer or a template, or as an addendum to an accepted offer. A request with a draft leads to that one.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['notFound', 'offerStep', 'databaseUnavailable'],
});

export const openOffer = endpoint(calls.openOffer, offerSchemas.openOffer, {
  summary: 'An offer with its revisions, questions, links and how it was accepted.',
  access: accessTo('offer.manage'),
  limit: READ_LIMIT,
});

export const saveOfferDraft = endpoint(calls.saveOfferDraft, offerSchemas.saveOfferDraft, {
  summary: 'Saves the draft that was read at `edit`; refused when another window has saved meanwhile.',
  access: accessTo('offer.manage'),
  limit: SAVES,
  maxBody: DOCUMENT_MAX_BODY,
  maxExtent: { values: 6_000, depth: 8, characters: DOCUMENT_MAX_BODY, lines: 20_000 },
  errors: ['offerStep', 'editedElsewhere', 'databaseUnavailable'],
});

export const discardOfferDraft = endpoint(calls.discardOfferDraft, offerSchemas.discardOfferDraft, {
  summary: 'Throws the draft away, and with it an offer that was never sent.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const sendOffer = endpoint(calls.sendOffer, offerSchemas.sendOffer, {
  summary: 'Sends the draft to its recipient with a secret link, in place of the revision before.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'editedElsewhere', 'databaseUnavailable'],
});

export const reviseOffer = endpoint(calls.reviseOffer, offerSchemas.reviseOffer, {
  summary: 'Makes a draft of the latest revision, to be changed; the one that is sent stays in force.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const withdrawOffer = endpoint(calls.withdrawOffer, offerSchemas.withdrawOffer, {
  summary: 'Takes a sent offer back.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const newOfferLink = endpoint(calls.newOfferLink, offerSchemas.newOfferLink, {
  summary: 'A new secret link to a sent offer, beside those that are good.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const revokeOfferLinks = endpoint(calls.revokeOfferLinks, offerSchemas.revokeOfferLinks, {
  summary: 'Ends every secret link to the offer.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['databaseUnavailable'],
});

export const remindOfOffer = endpoint(calls.remindOfOffer, offerSchemas.remindOfOffer, {
  summary:
    'Reminds the client of the offer now: in working hours, a day after the last mail about it, three times in all.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const setOfferReminders = endpoint(calls.setOfferReminders, offerSchemas.setOfferReminders, {
  summary: 'Whether the client is reminded of the offer.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['databaseUnavailable'],
});

export const acceptOnBehalf = endpoint(calls.acceptOnBehalf, offerSchemas.acceptOnBehalf, {
  summary: 'Notes that the client has accepted the offer otherwise than on its page.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const declineOnBehalf = endpoint(calls.declineOnBehalf, offerSchemas.declineOnBehalf, {
  summary: 'Notes that the client has declined the offer otherwise than on its page.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const answerOfferQuestion = endpoint(calls.answerOfferQuestion, offerSchemas.answerOfferQuestion, {
  summary: 'Writes to the client about the offer or a line of it.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['offerStep', 'databaseUnavailable'],
});

export const withdrawOfferAnswer = endpoint(calls.withdrawOfferAnswer, offerSchemas.withdrawOfferAnswer, {
  summary:
    'Takes what was written to the client about the offer back, for five minutes and while it is unread.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['messageStays', 'databaseUnavailable'],
});

export const readOfferMessages = endpoint(calls.readOfferMessages, offerSchemas.readOfferMessages, {
  summary: 'Notes that the operator has seen what the client has said about the offer.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['databaseUnavailable'],
});

export const offerTemplates = endpoint(calls.offerTemplates, offerSchemas.offerTemplates, {
  summary: 'Templates of offers, by name.',
  access: accessTo('offer.manage'),
  limit: READ_LIMIT,
});

export const saveOfferTemplate = endpoint(calls.saveOfferTemplate, offerSchemas.saveOfferTemplate, {
  summary: 'Keeps what an offer says as a template.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  status: 201,
  errors: ['notFound', 'databaseUnavailable'],
});

export const removeOfferTemplate = endpoint(calls.removeOfferTemplate, offerSchemas.removeOfferTemplate, {
  summary: 'Removes a template.',
  access: accessTo('offer.manage'),
  limit: STEPS,
  errors: ['databaseUnavailable'],
});
