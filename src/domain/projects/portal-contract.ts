import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAddress } from '../api/limit.ts';
import { seenVersion } from '../api/seen-version.ts';
import { filledText } from '../kernel/safe-text.ts';
import { LINK_DOCUMENTS } from '../offers/link-contract.ts';
import { OFFER_SECRET } from '../offers/link-header.ts';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { clientPaymentSchema, paymentSchema } from '../payments/payment-schema.ts';
import { comingSchema, nextStepSchema } from './contract.ts';
import { EXPECTED_KINDS } from './expected.ts';
import * as calls from './portal-calls.ts';
import { PORTAL_MISSING } from './portal-texts.ts';
import { PROJECT_STATES } from './project-life.ts';
import { PROJECT_LIMITS } from './project-limits.ts';
import { changeSchema, stageSchema } from './project-schemas.ts';

const day = z.iso.date();
const cents = z.int().describe('cents with VAT');
const one = z.object({ id: z.uuid() });

/** Something that is expected of a client. */
export const expectedSchema = z.object({
  kind: z.enum(EXPECTED_KINDS),
  id: z.uuid().describe('of the payment, stage, item or addendum; of the project for messages'),
  name: z.string().describe('empty of messages'),
  until: day.nullable(),
  isLate: z.boolean(),
  shift: z.int().describe('working days by which a late item puts the launch off; 0 of the rest'),
  amount: cents.nullable().describe('of a payment or an addendum'),
  number: z.string().describe('variable symbol of a payment, number of an addendum; empty of the rest'),
  position: z.int().describe('of a payment among those of its project, from 1; 0 of the rest'),
  reason: z.string().describe('why an item came back; empty of the rest'),
  count: z.int().describe('of unread messages; 0 of the rest'),
  more: z.int().describe('items that are to be brought after this one; 0 of the rest'),
});

const addendumSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  state: z.enum(REVISION_STATES).exclude(['draft']),
  validUntil: day,
  onceTotal: cents,
  monthlyTotal: cents,
});

/** A project as its client sees it: nothing of what the operator keeps for themselves. */
export const portalProjectSchema = z.object({
  id: z.uuid(),
  offerId: z.uuid().describe('the offer that began it'),
  number: z.string().describe('of that offer, "CP-2026-0001"'),
  name: z.string(),
  client: z.string(),
  state: z.enum(PROJECT_STATES),
  progress: z.int().describe('percent of the work that is approved'),
  today: day,
  startOn: day,
  agreedOn: day.describe('day of launch as it was agreed'),
  launchOn: day.describe('day of launch as things stand; ahead of it never before the agreed one'),
  delay: z.int().describe('working days by which that is later'),
  launched: z
    .object({ on: day, delay: z.int(), url: z.string() })
    .nullable()
    .describe(
      'when it was launched, by how many working days later than agreed, negative where earlier, and where it is; null before it',
    ),
  price: cents,
  monthlyPrice: cents,
  paid: cents,
  expected: z.array(expectedSchema).describe('of the client, what they should do first at the top'),
  missing: z
    .object({ shift: z.int(), launchOn: day })
    .describe('working days of the delay that are for late items, and the launch without them'),
  work: z
    .object({ added: z.int(), overran: z.array(z.object({ name: z.string(), days: z.int() })) })
    .describe('working days that the work has grown by, and by which stages have taken longer than meant'),
  nextStep: nextStepSchema.nullable().describe('of the client or the operator; null once it is closed'),
  coming: comingSchema,
  stages: z.array(stageSchema),
  payments: z.array(clientPaymentSchema.extend({ stageId: paymentSchema.shape.stageId })),
  addenda: z.array(addendumSchema).describe('that were sent, the oldest first'),
  changes: z.array(changeSchema).describe('that the client has asked for, the newest first'),
  unread: z.int().describe('messages of the operator that the client has not seen'),
  canAct: z.boolean().describe('false for the operator, who looks at it as the client does'),
});

const calendarSchema = z.object({
  address: z
    .string()
    .nullable()
    .describe('of the calendar, for whoever asked for it; null while there is none'),
});

export const portalProjectSchemas = {
  portalProject: { params: one, answer: portalProjectSchema },
  answerStage: {
    params: z.object({ id: z.uuid(), stageId: z.uuid() }),
    body: z.discriminatedUnion('answer', [
      z.object({ answer: z.literal('approve'), version: seenVersion }),
      z.object({
        answer: z.literal('return'),
        version: seenVersion,
        reason: filledText(PROJECT_LIMITS.returnReason, PORTAL_MISSING.reason, { multiline: true }),
      }),
    ]),
    answer: portalProjectSchema,
  },
  askChange: {
    params: one,
    body: z.object({
      text: filledText(PROJECT_LIMITS.changeText, PORTAL_MISSING.change, { multiline: true }),
    }),
    answer: portalProjectSchema,
  },
  projectCalendar: { params: one, answer: calendarSchema },
  makeCalendar: { params: one, answer: calendarSchema },
  endCalendar: { params: one, answer: calendarSchema },
  calendarFeed: {
    params: z.object({ secret: z.string().regex(OFFER_SECRET) }),
    answer: { file: ['text/calendar'] } as const,
  },
  portalPaymentPdf: {
    params: z.object({ id: z.uuid(), paymentId: z.uuid() }),
    answer: { file: ['application/pdf'] } as const,
  },
};

/** Everything that a client's screens read of projects, by whatever door. */
export const PORTAL_READS = perAddress('portal-reads', 600, 10);

export const portalProject = endpoint(calls.portalProject, portalProjectSchemas.portalProject, {
  summary: 'A project as its client sees it: what is expected of them, plan, checklist, payments, addenda.',
  access: accessTo('project.read'),
  limit: PORTAL_READS,
  errors: ['busy'],
});

export const portalPaymentPdf = endpoint(calls.portalPaymentPdf, portalProjectSchemas.portalPaymentPdf, {
  summary: 'A payment call of the project as a PDF.',
  access: accessTo('project.read'),
  limit: LINK_DOCUMENTS,
  errors: ['paymentStep', 'busy'],
});

const ACTS = perAddress('portal-acts', 120, 10);

export const answerStage = endpoint(calls.answerStage, portalProjectSchemas.answerStage, {
  summary: 'Approves a stage that was delivered, or returns it with a reason.',
  access: accessTo('project.answer'),
  limit: ACTS,
  errors: ['projectStep', 'databaseUnavailable'],
});

export const askChange = endpoint(calls.askChange, portalProjectSchemas.askChange, {
  summary: 'Asks for a change, which an addendum or a sentence answers; it stands in the conversation, too.',
  access: accessTo('project.answer'),
  limit: perAddress('portal-changes', 30, 60),
  errors: ['projectStep', 'databaseUnavailable'],
});

export const projectCalendar = endpoint(calls.projectCalendar, portalProjectSchemas.projectCalendar, {
  summary: 'The address of the calendar with the days of a project, if one was made.',
  access: accessTo('project.answer'),
  limit: PORTAL_READS,
});

export const makeCalendar = endpoint(calls.makeCalendar, portalProjectSchemas.makeCalendar, {
  summary: 'Makes an address of a calendar with the days of a project; the one that is there already stays.',
  access: accessTo('project.answer'),
  limit: ACTS,
  errors: ['databaseUnavailable'],
});

export const endCalendar = endpoint(calls.endCalendar, portalProjectSchemas.endCalendar, {
  summary: 'Ends the address of the calendar.',
  access: accessTo('project.answer'),
  limit: ACTS,
  errors: ['databaseUnavailable'],
});

export const calendarFeed = endpoint(calls.calendarFeed, portalProjectSchemas.calendarFeed, {
  summary: 'The days of a project as iCalendar, for whoever has the secret in its address.',
  access: 'anyone',
  limit: perAddress('calendar-feeds', 240, 10),
  head: true,
});
