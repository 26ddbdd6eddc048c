import { z } from 'zod';
import { nothing } from '../accounts/contract.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, READ_LIMIT, TABLE_LIMIT } from '../api/limit.ts';
import { removedVersion, seenVersion } from '../api/seen-version.ts';
import { byKey } from '../kernel/by-key.ts';
import { dayField } from '../kernel/day-field.ts';
import { filledText, lineOfText } from '../kernel/safe-text.ts';
import { canSearch, SEARCH_SHORT } from '../kernel/search-text.ts';
import {
  fileIdsField,
  messageSchema,
  messageTextField,
  seenUntilField,
  sendIdField,
} from '../messages/message-schema.ts';
import { noteBody, noteSchema } from '../messages/note-schema.ts';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { calculationSchema, quoteAnswerSchema, rangeSchema } from '../quote/contract.ts';
import { DESCRIPTION_MAX } from '../quote/limits.ts';
import { VALIDATION_TEXTS } from '../quote/validation-texts.ts';
import { CLOCK_STATES } from './answer-clock-states.ts';
import * as calls from './inbox-calls.ts';
import { LOST_NOTE_MAX, SEARCH_MAX, TEMPLATE_NAME_MAX, TEMPLATE_TEXT_MAX } from './inbox-limits.ts';
import { enteredSchemas, orEmpty } from './request-field-schemas.ts';
import { REQUEST_FIELD_NAMES } from './request-fields.ts';
import { LOST_REASONS, OPERATOR_STEPS } from './request-life.ts';
import { HAND_KINDS, REQUEST_KINDS, REQUEST_STATUSES } from './request-status.ts';
import { TOPIC_IDS } from './topics.ts';

const instant = z.iso.datetime();

/** What of a list: a state, all that is still to be worked on, or everything; by itself all but the archive. */
export const INBOX_FILTERS = [...REQUEST_STATUSES, 'open', 'all'] as const;

const clockSchema = z.object({
  state: z.enum(CLOCK_STATES),
  dueAt: instant.describe('by when an answer is promised'),
  warnAt: instant.describe('when three quarters of it are over'),
  answeredAt: instant.nullable(),
  share: z.number().describe('of the promised hours that are over, 0 to 1; when answered, what it took'),
  leftMinutes: z.int().describe('minutes left of the promised hours; below zero they are late'),
});

const offerSchema = z.object({
  id: z.uuid(),
  number: z.string().describe('"CP-2026-0001"'),
  revision: z.string().describe('letter of the latest revision, "A"'),
  state: z.enum(REVISION_STATES),
  validUntil: z.iso.date(),
});

export const inboxRowSchema = z.object({
  id: z.uuid(),
  ticket: z.string().describe('"#0017"'),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(REQUEST_STATUSES),
  archivedFrom: z.enum(REQUEST_STATUSES).nullable().describe('the state it is brought back to'),
  name: z.string().describe('empty only of a request by hand that has a firm'),
  company: z.string().describe('empty where none was given'),
  webAddress: z.string().describe('of a website that stands already; empty where none was given'),
  email: z.string().describe('empty only of a request by hand that has a telephone'),
  phone: z.string().describe('as it is shown; empty when none was given'),
  phoneE164: z.string().describe('to be dialled'),
  about: z.string().describe('the service, or the topic; empty when nothing was chosen'),
  trade: z.string().describe('empty but for the wizard, and where none was known'),
  size: z.string(),
  features: z.array(z.string()).describe('names of the chosen features'),
  excerpt: z.string().describe('how the text begins'),
  priceRange: rangeSchema.nullable().describe('what is paid once in all'),
  createdAt: instant,
  clock: clockSchema.nullable().describe('null where no time was promised'),
  isWaiting: z.boolean().describe('nobody has answered yet, and it is not put aside'),
  isLapsed: z.boolean().describe('it was offered something that the client can accept no more'),
  snoozedUntil: instant.nullable().describe('only while it is put aside'),
  lostReason: z.enum(LOST_REASONS).nullable(),
  unanswered: z.int().describe('messages of the client that wait for an answer'),
  latestNote: noteSchema.nullable(),
  offer: offerSchema.nullable().describe('the latest one made from it'),
});
export type InboxRow = z.infer<typeof inboxRowSchema>;

const otherRequest = z.object({
  id: z.uuid(),
  ticket: z.string(),
  status: z.enum(REQUEST_STATUSES),
  name: z.string(),
  company: z.string(),
  about: z.string(),
  createdAt: instant,
});

/** By what another request is likely to be of the same client. */
export const DUPLICATE_SIGNS = ['email', 'phone', 'name', 'company'] as const;

export const inboxRequestSchema = inboxRowSchema.extend({
  contact: z.object(byKey(REQUEST_FIELD_NAMES, () => z.string())).describe('as it was entered, by field'),
  description: z.string(),
  chosen: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('what was chosen in the wizard, in the words of that day'),
  emailProven: z.boolean().describe('an account has proven the e-mail'),
  client: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  quote: quoteAnswerSchema
    .extend({
      price: z.string().describe('all prices in one line'),
      calculation: calculationSchema,
      createdAt: instant,
      isValid: z.boolean(),
      hasPrd: z.boolean().describe('false when something in it is offered no more'),
    })
    .nullable()
    .describe('as it was issued'),
  lostNote: z.string(),
  steps: z.array(z.enum(OPERATOR_STEPS)).describe('what can be done now'),
  canMerge: z.boolean(),
  duplicates: z
    .array(otherRequest.extend({ signs: z.array(z.enum(DUPLICATE_SIGNS)) }))
    .describe('likely of the same client, the newest first'),
  merged: z
    .array(otherRequest.extend({ description: z.string() }))
    .describe('requests that were joined to this one; their notes and messages are among those below'),
  mergedInto: z.object({ id: z.uuid(), ticket: z.string() }).nullable(),
  messages: z.array(messageSchema).describe('the oldest first'),
  notes: z.array(noteSchema).describe('internal, the oldest first'),
  mails: z
    .array(
      z.object({
        id: z.uuid(),
        label: z.string().describe('what the mail is, in Slovak'),
        to: z.string(),
        status: z.enum(['pending', 'sent', 'dead', 'held', 'unneeded', 'muted']),
        createdAt: instant,
        sentAt: instant.nullable(),
      }),
    )
    .describe('the oldest first'),
  offers: z.array(offerSchema).describe('made from it, the newest first'),
  history: z
    .array(z.object({ id: z.int(), at: instant, actor: z.string(), sentence: z.string() }))
    .describe('of the audit log, the newest first'),
});
export type InboxRequest = z.infer<typeof inboxRequestSchema>;

/** Words of a search; one of them is long enough for the index. */
const searchField = lineOfText(SEARCH_MAX)
  .refine((text) => text === '' || canSearch(text), SEARCH_SHORT)
  .describe(
    'words of name, e-mail, firm, web address, telephone, text, notes and messages, or a ticket, in any writing',
  );

const yes = z.literal('yes').optional();

const filter = {
  status: z.enum(INBOX_FILTERS).optional().describe('all but the archive unless told'),
  kind: z.enum(REQUEST_KINDS).optional(),
  search: searchField.optional(),
  waiting: yes.describe('only those that wait for the first answer, who waits longest first'),
  snoozed: yes.describe('only those that are put aside now'),
  lapsed: yes.describe('only those whose offers are over or withdrawn, unless they are put aside'),
  unanswered: yes.describe('only those with a message of the client that waits for an answer'),
  since: dayField.optional().describe('sent on that local day or later'),
};

const one = z.object({ id: z.uuid() });

const KIND_MISSING = 'Vyberte, ako dopyt prišiel.';
const WHO_MISSING = 'Zadajte meno alebo firmu.';
const CONTACT_MISSING = 'Zadajte telefón alebo e-mail.';
const DESCRIPTION_MISSING = 'Napíšte, o\u00A0čo ide.';
const LOST_REASON_MISSING = 'Vyberte dôvod.';
const SNOOZE_INVALID = 'Zadajte deň a čas.';
const TEMPLATE_NAME_MISSING = 'Pomenujte šablónu.';
const TEMPLATE_TEXT_MISSING = 'Napíšte text šablóny.';

/** What is missing is said together with what is wrong. */
const isFilledIn = ({ value }: { value: unknown }): boolean => value instanceof Object;

/** Whoever asks need not have told everything. */
const enteredBody = z
  .object({
    kind: z.enum(HAND_KINDS, KIND_MISSING).describe('how it came'),
    ...enteredSchemas,
    topic: orEmpty(z.enum(TOPIC_IDS, VALIDATION_TEXTS.topicUnknown)),
    // Not a `filledText`, which would end the check before what else is missing.
    description: lineOfText(DESCRIPTION_MAX, { multiline: true, missing: DESCRIPTION_MISSING })
      .refine((text) => text !== '', DESCRIPTION_MISSING)
      .describe('what it is about; its client can come to read it'),
  })
  .refine(({ name, company }) => name !== '' || company !== '', {
    path: ['name'],
    message: WHO_MISSING,
    when: isFilledIn,
  })
  .refine(({ phone, email }) => phone !== '' || email !== '', {
    path: ['phone'],
    message: CONTACT_MISSING,
    when: isFilledIn,
  });

const stepBody = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('open'), seenUntil: seenUntilField }),
  z.strictObject({ step: z.enum(['contact', 'archive', 'restore']) }),
  z.strictObject({
    step: z.literal('lose'),
    reason: z.enum(LOST_REASONS, LOST_REASON_MISSING),
    note: lineOfText(LOST_NOTE_MAX, { multiline: true }).optional().default(''),
  }),
]);

const templateBody = z.object({
  name: filledText(TEMPLATE_NAME_MAX, TEMPLATE_NAME_MISSING),
  text: filledText(TEMPLATE_TEXT_MAX, TEMPLATE_TEXT_MISSING, { multiline: true }),
});

const templateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string().describe('with placeholders of reply-template.ts'),
  version: z.int(),
  updatedAt: instant,
});
export type ReplyTemplate = z.infer<typeof templateSchema>;

const COUNTED = z.int().describe('1000 stands for a thousand or more');

export const inboxSchemas = {
  inboxList: {
    query: z.object({ ...filter, after: keysetField.optional() }),
    answer: z.array(inboxRowSchema),
  },
  enterRequest: { body: enteredBody, answer: inboxRequestSchema },
  inboxBoard: {
    query: z.object({ kind: filter.kind }),
    answer: z.array(
      z.object({ status: z.enum(REQUEST_STATUSES), count: COUNTED, rows: z.array(inboxRowSchema) }),
    ),
  },
  inboxCounts: {
    answer: z.object({
      byStatus: z.object(byKey(REQUEST_STATUSES, () => COUNTED)),
      waiting: COUNTED,
      late: COUNTED.describe('of those that wait, past the promise'),
      snoozed: COUNTED,
      lapsed: COUNTED,
      unanswered: COUNTED.describe('with a message of the client that waits for an answer'),
    }),
  },
  inboxExport: { query: z.object(filter), answer: { file: ['text/csv'] } as const },
  inboxRequest: { params: one, answer: inboxRequestSchema },
  inboxPdf: { params: one, answer: { file: ['application/pdf'] } as const },
  stepRequest: { params: one, body: stepBody, answer: inboxRequestSchema },
  addNote: { params: one, body: noteBody, answer: inboxRequestSchema },
  removeNote: { params: z.object({ id: z.uuid(), noteId: z.uuid() }), answer: inboxRequestSchema },
  replyToRequest: {
    params: one,
    body: z.object({
      text: messageTextField,
      sendId: sendIdField.optional(),
      fileIds: fileIdsField,
      seenUntil: seenUntilField,
    }),
    answer: inboxRequestSchema,
  },
  withdrawReply: { params: z.object({ id: z.uuid(), messageId: z.uuid() }), answer: inboxRequestSchema },
  snoozeRequest: {
    params: one,
    body: z.object({ until: z.iso.datetime({ error: SNOOZE_INVALID }).nullable() }),
    answer: inboxRequestSchema,
  },
  mergeRequest: {
    params: one,
    body: z.object({ into: z.uuid() }),
    answer: inboxRequestSchema.describe('the request that is kept'),
  },
  replyTemplates: { answer: z.array(templateSchema) },
  addReplyTemplate: { body: templateBody, answer: templateSchema },
  changeReplyTemplate: {
    params: one,
    body: templateBody.extend({ version: seenVersion }),
    answer: templateSchema,
  },
  removeReplyTemplate: { params: one, query: removedVersion, answer: nothing },
};

/** All that the operator does to requests counts together: more than hands can do. */
const CHANGES = perAccount('admin-requests', 600, 10);
/** Replies are mails. */
const REPLIES = perAccount('admin-replies', 120, 60);

const READ = { access: accessTo('inbox.read'), limit: READ_LIMIT } as const;
const CHANGE = { access: accessTo('inbox.change'), limit: CHANGES } as const;

export const inboxList = endpoint(calls.inboxList, inboxSchemas.inboxList, {
  ...READ,
  summary: 'Requests of every kind, newest first, 50 at a time; the merged ones are left out.',
});

export const enterRequest = endpoint(calls.enterRequest, inboxSchemas.enterRequest, {
  ...CHANGE,
  status: 201,
  summary: 'Enters a request that came past the site; nobody is mailed, and no time is promised.',
});

export const inboxBoard = endpoint(calls.inboxBoard, inboxSchemas.inboxBoard, {
  ...READ,
  summary: 'The newest requests of each state but the archive, with their count.',
});

export const inboxCounts = endpoint(calls.inboxCounts, inboxSchemas.inboxCounts, {
  ...READ,
  summary:
    'How many requests there are of each state, how many wait, are late, put aside and without an offer that stands.',
});

export const inboxExport = endpoint(calls.inboxExport, inboxSchemas.inboxExport, {
  ...READ,
  limit: TABLE_LIMIT,
  summary: 'What the list shows as a table for spreadsheets.',
});

export const inboxRequest = endpoint(calls.inboxRequest, inboxSchemas.inboxRequest, {
  ...READ,
  summary: 'One request with all that belongs to it.',
});

export const inboxPdf = endpoint(calls.inboxPdf, inboxSchemas.inboxPdf, {
  ...READ,
  limit: perAccount('admin-pdf', 60, 10),
  summary: 'The quote of a request as a PDF with who asked for it.',
  errors: ['busy'],
});

export const stepRequest = endpoint(calls.stepRequest, inboxSchemas.stepRequest, {
  ...CHANGE,
  summary: 'Takes a step of a request’s life; opening also marks the client’s messages as read.',
  errors: ['requestStep'],
});

export const addNote = endpoint(calls.addNote, inboxSchemas.addNote, {
  ...CHANGE,
  status: 201,
  summary:
    'Adds an internal note, or notes a call, after which the request counts as contacted. The same sending again is the same note.',
  errors: ['keyReused'],
});

export const removeNote = endpoint(calls.removeNote, inboxSchemas.removeNote, {
  ...CHANGE,
  summary: 'Removes an internal note.',
});

export const replyToRequest = endpoint(calls.replyToRequest, inboxSchemas.replyToRequest, {
  ...CHANGE,
  limit: REPLIES,
  status: 201,
  summary: 'Answers the client: a message that is mailed; the request counts as contacted.',
  errors: ['requestStep'],
});

export const withdrawReply = endpoint(calls.withdrawReply, inboxSchemas.withdrawReply, {
  ...CHANGE,
  summary: 'Takes one’s own message away within 5 minutes, while it is neither read nor mailed.',
  errors: ['messageStays'],
});

export const snoozeRequest = endpoint(calls.snoozeRequest, inboxSchemas.snoozeRequest, {
  ...CHANGE,
  summary: 'Puts a request aside until then, or takes it up again.',
  errors: ['requestStep'],
});

export const mergeRequest = endpoint(calls.mergeRequest, inboxSchemas.mergeRequest, {
  ...CHANGE,
  summary:
    'Joins a request to another one of the same client, which shows its messages and notes from then on.',
  errors: ['requestStep'],
});

export const replyTemplates = endpoint(calls.replyTemplates, inboxSchemas.replyTemplates, {
  ...READ,
  summary: 'Texts that replies begin with, by name.',
});

export const addReplyTemplate = endpoint(calls.addReplyTemplate, inboxSchemas.addReplyTemplate, {
  ...CHANGE,
  status: 201,
  summary: 'Adds a reply template.',
});

export const changeReplyTemplate = endpoint(calls.changeReplyTemplate, inboxSchemas.changeReplyTemplate, {
  ...CHANGE,
  summary: 'Changes a reply template.',
  errors: ['editedElsewhere'],
});

export const removeReplyTemplate = endpoint(calls.removeReplyTemplate, inboxSchemas.removeReplyTemplate, {
  ...CHANGE,
  summary: 'Removes a reply template.',
  errors: ['editedElsewhere'],
});
