import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, READ_LIMIT, TABLE_LIMIT } from '../api/limit.ts';
import { removedVersion, saysSomething, seenVersion } from '../api/seen-version.ts';
import { byKey } from '../kernel/by-key.ts';
import { dayField } from '../kernel/day-field.ts';
import { filledText, lineOfText } from '../kernel/safe-text.ts';
import { isWebAddress } from '../kernel/web-addresses.ts';
import {
  fileIdsField,
  messageSchema,
  messageTextField,
  seenBody,
  seenUntilField,
  sendIdField,
} from '../messages/message-schema.ts';
import { OFFER_LIMITS } from '../offers/offer-limits.ts';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { paymentSchema } from '../payments/payment-schema.ts';
import { requestField } from '../requests/request-fields.ts';
import * as calls from './calls.ts';
import { lateSchema } from './checklist-contract.ts';
import { CHECKLIST_STATES } from './checklist-life.ts';
import { DESK_KINDS, WAITED_KINDS } from './desk-next.ts';
import { PROJECT_LISTED } from './list-filter.ts';
import { NEXT_STEP_KINDS } from './next-step.ts';
import { PROJECT_STATES } from './project-life.ts';
import { PROJECT_LIMITS, SEARCH_MAX } from './project-limits.ts';
import { deskChangeSchema, deskDeliverySchema, stageSchema } from './project-schemas.ts';
import { STAGE_STATES } from './stage-life.ts';

const MISSING = {
  name: 'Pomenujte projekt.',
  stage: 'Pomenujte etapu.',
  item: 'Napíšte, čo má klient dodať.',
  reason: 'Napíšte, prečo podklad vraciate.',
  day: 'Zadajte deň.',
  days: 'Zadajte 1 až 250 pracovných dní.',
  nothing: 'Uveďte, čo sa má zmeniť.',
  delivery: 'Adresa, text a\u00A0súbory pre klienta patria len k\u00A0odovzdaniu etapy.',
  delivered: 'Zadajte adresu, napíšte, čo si má klient pozrieť, alebo priložte súbor.',
  approver: 'Doplňte meno toho, kto etapu schválil.',
  how: 'Doplňte, ako vám to klient oznámil.',
  approval: 'Kto a\u00A0ako etapu schválil, patrí len k\u00A0jej schváleniu.',
  address: 'Zadajte celú adresu, ktorá sa začína na\u00A0https://.',
} as const;

const day = z.iso.date(MISSING.day);
const cents = z.int().describe('cents with VAT');
const one = z.object({ id: z.uuid() });
const stageOfOne = z.object({ id: z.uuid(), stageId: z.uuid() });
const itemOfOne = z.object({ id: z.uuid(), itemId: z.uuid() });
const placeField = z.int().min(1).max(PROJECT_LIMITS.stages);
const daysField = z.int(MISSING.days).min(1, MISSING.days).max(PROJECT_LIMITS.stageDays, MISSING.days);
/** A web address, or nothing. */
const addressField = (max: number) =>
  lineOfText(max).refine((url) => url === '' || isWebAddress(url), MISSING.address);
/** Who has to do what next, until when. */
export const nextStepSchema = z.object({
  who: z.enum(['client', 'operator']),
  kind: z.enum(NEXT_STEP_KINDS),
  id: z.uuid().nullable().describe('of the payment, stage or item it is about'),
  name: z.string(),
  until: day.nullable(),
});

/** What of a project comes first for the operator: their own task, or what the client is to do (desk-next.ts). */
const deskTask = {
  id: z.uuid().nullable().describe('of the change, addendum, item, payment or stage it is about'),
  name: z.string(),
  until: day.nullable(),
  more: z.int().describe('of the same kind after it'),
  reason: z.string().describe('why the client has returned what is to be reworked; empty of the rest'),
};
const deskStepSchema = z.discriminatedUnion('who', [
  z.object({ who: z.literal('operator'), kind: z.enum(DESK_KINDS), ...deskTask }),
  z.object({ who: z.literal('client'), kind: z.enum(WAITED_KINDS), ...deskTask }),
]);

/** What comes to a client while nothing is expected of them (coming.ts). */
export const comingSchema = z.object({
  day: z
    .object({ stage: z.string().nullable().describe('that is handed over; null for the launch'), on: day })
    .nullable(),
  payment: z
    .object({
      amount: z.int().describe('cents with VAT'),
      stage: z.string().nullable().describe('after which it is asked for; null where nothing is waited for'),
      on: day.nullable().describe('when that is handed over as things stand'),
    })
    .nullable(),
});

export const listedProjectSchema = z.object({
  id: z.uuid(),
  number: z.string().describe('of the offer that began it, "CP-2026-0001"'),
  name: z.string(),
  client: z.object({ id: z.uuid(), name: z.string() }),
  state: z.enum(PROJECT_STATES),
  moves: z.array(z.enum(PROJECT_STATES)).describe('states it can be moved to now, the usual one first'),
  progress: z.int().describe('percent of the work that is approved'),
  startOn: day,
  agreedOn: day.describe('day of launch as it was agreed'),
  launchOn: day.describe('day of launch as things stand'),
  delay: z.int().describe('working days by which that is later; negative where it is earlier'),
  launchedOn: day.nullable().describe('when it was launched; null before it'),
  next: deskStepSchema.nullable().describe('besides messages to answer; null where nothing is to be done'),
  price: cents,
  paid: cents,
  overdue: cents.describe('of calls after their last day'),
  unanswered: z.int().describe('messages of the client that wait for an answer'),
  version: z.int().describe('goes up with each change of its name, days, state or price'),
  createdAt: z.iso.datetime(),
});

const deskStageSchema = stageSchema.extend({
  deliveries: z.array(deskDeliverySchema).describe('the last one first'),
  weight: z.int(),
  moves: z.array(z.enum(STAGE_STATES)),
  dueOn: day.nullable().describe('last day that was meant for one that is worked on, whatever holds it up'),
  notBefore: day.nullable(),
});

const itemSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  state: z.enum(CHECKLIST_STATES),
  moves: z.array(z.enum(CHECKLIST_STATES)),
  stageId: z.uuid().nullable().describe('the stage that cannot go on without it'),
  dueOn: day,
  returnReason: z.string(),
  broughtOn: day.nullable(),
  acceptedOn: day.nullable(),
  late: lateSchema,
  text: z.string().describe('what the client has handed in last in writing'),
  version: z.int().describe('goes up with each change of it or its files'),
});

export const projectSchema = listedProjectSchema.extend({
  offerId: z.uuid(),
  liveUrl: z.string().describe('where what was launched is; empty where it has no address'),
  contact: z
    .object({ name: z.string(), email: z.string(), phone: z.string() })
    .nullable()
    .describe('whom of the client the operator reaches: who was entered first'),
  changes: z.array(deskChangeSchema).describe('that the client has asked for, the newest first'),
  revision: z.int().describe('of the offer that was accepted'),
  offerTotal: cents.describe('of it, as it was accepted'),
  recipient: z.string().describe('name of whom it was sent to'),
  today: day,
  missing: z
    .object({ shift: z.int(), launchOn: day })
    .describe('working days of the delay for what is missing, and the launch without them'),
  work: z
    .object({ added: z.int(), overran: z.array(z.object({ name: z.string(), days: z.int() })) })
    .describe('working days that the work has grown by, and by which stages have taken longer than meant'),
  monthlyPrice: cents,
  uncalled: cents.describe('part of the price that no call asks for'),
  stages: z.array(deskStageSchema),
  checklist: z.array(itemSchema),
  payments: z.array(paymentSchema),
  canAsk: z.boolean().describe('false while there is no account to pay to'),
  addenda: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      title: z.string(),
      state: z.enum(REVISION_STATES),
      onceTotal: cents,
      validUntil: day,
      revision: z.int().nullable().describe('that was accepted; null while none is'),
      remindedAt: z.iso.datetime().nullable().describe('when the client was last reminded of it by itself'),
    }),
  ),
  messages: z.array(messageSchema).describe('the last ones, the oldest first'),
});

const filter = {
  state: z.enum(PROJECT_LISTED).optional(),
  client: z.uuid().optional(),
  search: lineOfText(SEARCH_MAX).optional().describe('part of the number, name or client'),
};

export const projectSchemas = {
  listProjects: {
    query: z.object({ ...filter, after: keysetField.optional() }),
    answer: z.array(listedProjectSchema),
  },
  projectCounts: {
    answer: z.object({
      states: z.object(byKey(PROJECT_STATES, () => z.int())),
      owing: z.int().describe('with a payment that is overdue'),
      wanting: z
        .int()
        .describe('that want something of the operator: work due by today, or something a client waits for'),
      unanswered: z.int().describe('with a message of the client that waits for an answer'),
    }),
  },
  exportProjects: { query: z.object(filter), answer: { file: ['text/csv'] } as const },
  projectBoard: {
    answer: z.array(
      z.object({
        state: z.enum(PROJECT_STATES),
        count: z.int(),
        projects: z.array(listedProjectSchema).describe('the latest of them'),
      }),
    ),
  },
  openProject: { params: one, answer: projectSchema },
  changeProject: {
    params: one,
    body: z
      .strictObject({
        name: filledText(PROJECT_LIMITS.name, MISSING.name).optional(),
        startOn: dayField.optional(),
        agreedOn: dayField.optional().describe('another day of launch that was agreed'),
        state: z.enum(PROJECT_STATES).optional().describe('a launch closes what is open of its checklist'),
        liveUrl: addressField(PROJECT_LIMITS.liveUrl)
          .optional()
          .describe('web address of what was launched; empty where it has none'),
        version: seenVersion,
      })
      .refine(saysSomething, MISSING.nothing),
    answer: projectSchema,
  },
  addStage: {
    params: one,
    body: z.object({
      name: filledText(PROJECT_LIMITS.stageName, MISSING.stage),
      days: daysField,
      place: placeField.optional().describe('1 for the first; without it at the end'),
    }),
    answer: projectSchema,
  },
  changeStage: {
    params: stageOfOne,
    body: z
      .strictObject({
        name: filledText(PROJECT_LIMITS.stageName, MISSING.stage).optional(),
        days: daysField.optional(),
        notBefore: dayField.nullable().optional(),
        state: z.enum(STAGE_STATES).optional(),
        place: placeField.optional().describe('1 for the first'),
        deliveryUrl: addressField(PROJECT_LIMITS.deliveryUrl)
          .optional()
          .describe('web address of what is delivered; with a delivery alone'),
        deliveryText: lineOfText(PROJECT_LIMITS.deliveryText, { multiline: true })
          .optional()
          .describe('what the client is to look at; a delivery has it, an address or a file'),
        deliveryFiles: fileIdsField.removeDefault().optional(),
        approvedBy: lineOfText(requestField('name').max)
          .optional()
          .describe('name of who has approved it otherwise than on their page; with an approval alone'),
        how: lineOfText(OFFER_LIMITS.how).optional().describe('how they have said so'),
        version: seenVersion,
      })
      .refine(saysSomething, MISSING.nothing)
      .refine(
        ({ state, deliveryUrl, deliveryText, deliveryFiles }) =>
          state === 'delivered' || !(deliveryUrl || deliveryText || deliveryFiles?.length),
        {
          path: ['deliveryText'],
          message: MISSING.delivery,
        },
      )
      .refine(
        ({ state, deliveryUrl, deliveryText, deliveryFiles }) =>
          state !== 'delivered' || deliveryUrl || deliveryText || deliveryFiles?.length,
        {
          path: ['deliveryUrl'],
          message: MISSING.delivered,
        },
      )
      .refine(({ state, approvedBy, how }) => state === 'approved' || !(approvedBy || how), {
        path: ['approvedBy'],
        message: MISSING.approval,
      })
      .refine(({ state, approvedBy }) => state !== 'approved' || approvedBy, {
        path: ['approvedBy'],
        message: MISSING.approver,
      })
      .refine(({ state, how }) => state !== 'approved' || how, { path: ['how'], message: MISSING.how }),
    answer: projectSchema,
  },
  removeStage: { params: stageOfOne, query: removedVersion, answer: projectSchema },
  addChecklistItem: {
    params: one,
    body: z.object({
      title: filledText(PROJECT_LIMITS.itemTitle, MISSING.item),
      description: lineOfText(PROJECT_LIMITS.itemDescription, { multiline: true }).default(''),
      dueOn: dayField,
      stageId: z.uuid().nullable().default(null),
    }),
    answer: projectSchema,
  },
  changeChecklistItem: {
    params: itemOfOne,
    body: z
      .strictObject({
        title: filledText(PROJECT_LIMITS.itemTitle, MISSING.item).optional(),
        description: lineOfText(PROJECT_LIMITS.itemDescription, { multiline: true }).optional(),
        dueOn: dayField.optional(),
        stageId: z.uuid().nullable().optional(),
        state: z.enum(CHECKLIST_STATES).optional(),
        reason: lineOfText(PROJECT_LIMITS.returnReason, { multiline: true }).optional(),
        version: seenVersion,
      })
      .refine(saysSomething, MISSING.nothing)
      .refine(({ state, reason }) => state !== 'returned' || Boolean(reason), {
        path: ['reason'],
        message: MISSING.reason,
      }),
    answer: projectSchema,
  },
  removeChecklistItem: { params: itemOfOne, query: removedVersion, answer: projectSchema },
  declineChange: {
    params: z.object({ id: z.uuid(), changeId: z.uuid() }),
    body: z.object({ text: messageTextField }),
    answer: projectSchema,
  },
  writeProjectMessage: {
    params: one,
    body: z.object({
      text: messageTextField,
      sendId: sendIdField.optional(),
      fileIds: fileIdsField,
      seenUntil: seenUntilField,
    }),
    answer: projectSchema,
  },
  readProjectMessages: { params: one, body: seenBody, answer: z.object({}) },
  withdrawProjectMessage: {
    params: z.object({ id: z.uuid(), messageId: z.uuid() }),
    answer: projectSchema,
  },
};

const CHANGES = perAccount('admin-projects', 600, 10);

export const listProjects = endpoint(calls.listProjects, projectSchemas.listProjects, {
  summary: 'Projects, newest first, 50 at a time: all, of one state or client, or those that a search finds.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
});

export const projectCounts = endpoint(calls.projectCounts, projectSchemas.projectCounts, {
  summary: 'How many projects are in each state, and how many owe a payment.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
});

export const exportProjects = endpoint(calls.exportProjects, projectSchemas.exportProjects, {
  summary: 'What the list of projects shows as a table for spreadsheets.',
  access: accessTo('project.manage'),
  limit: TABLE_LIMIT,
});

export const projectBoard = endpoint(calls.projectBoard, projectSchemas.projectBoard, {
  summary: 'Projects by state, with how many there are of each.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
});

export const openProject = endpoint(calls.openProject, projectSchemas.openProject, {
  summary: 'A project with its plan, checklist, payments, addenda and conversation.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
});

export const changeProject = endpoint(calls.changeProject, projectSchemas.changeProject, {
  summary: 'Renames a project, moves its days or moves it to another state.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const addStage = endpoint(calls.addStage, projectSchemas.addStage, {
  summary: 'Adds a stage at its place, or at the end.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const changeStage = endpoint(calls.changeStage, projectSchemas.changeStage, {
  summary: 'Changes the length, the earliest day, the place or the state of a stage.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const removeStage = endpoint(calls.removeStage, projectSchemas.removeStage, {
  summary: 'Removes a stage that has not begun.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const addChecklistItem = endpoint(calls.addChecklistItem, projectSchemas.addChecklistItem, {
  summary: 'Asks the client for something more.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const changeChecklistItem = endpoint(calls.changeChecklistItem, projectSchemas.changeChecklistItem, {
  summary: 'Changes what the client is asked for, notes that it was brought, accepts or returns it.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const removeChecklistItem = endpoint(calls.removeChecklistItem, projectSchemas.removeChecklistItem, {
  summary: 'No longer asks the client for it.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const declineChange = endpoint(calls.declineChange, projectSchemas.declineChange, {
  summary: 'Answers a change that the client asks for with a sentence, without an addendum.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const writeProjectMessage = endpoint(calls.writeProjectMessage, projectSchemas.writeProjectMessage, {
  summary: 'Writes to the client in the conversation of the project.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['databaseUnavailable'],
});

export const readProjectMessages = endpoint(calls.readProjectMessages, projectSchemas.readProjectMessages, {
  summary: 'Notes that the operator has seen what the client has written at the project.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['databaseUnavailable'],
});

export const withdrawProjectMessage = endpoint(
  calls.withdrawProjectMessage,
  projectSchemas.withdrawProjectMessage,
  {
    summary: 'Takes a message to the client back, for five minutes and while it is unread.',
    access: accessTo('project.manage'),
    limit: CHANGES,
    errors: ['messageStays', 'databaseUnavailable'],
  },
);
