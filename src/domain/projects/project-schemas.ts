import { z } from 'zod';
import { fileSchema } from '../files/file-schema.ts';
import { CHANGE_STATES } from './change-life.ts';
import { DELIVERY_ANSWERS, STAGE_STATES } from './stage-life.ts';

const day = z.iso.date();

/** What the client was given to look at when a stage was delivered, and what they have said of it. */
const deliverySchema = z.object({
  id: z.uuid(),
  url: z.string().describe('web address of it; empty where there is none'),
  text: z.string().describe('what to look at; empty where nothing was said'),
  files: z.array(fileSchema),
  deliveredOn: day,
  answer: z.enum(DELIVERY_ANSWERS).nullable().describe('null while nobody has answered'),
  reason: z.string().describe('why the client has returned it; empty of the rest'),
  answeredOn: day.nullable(),
});

/** The same for the operator. */
export const deskDeliverySchema = deliverySchema.extend({
  answeredBy: z.string().describe('name of whom of the client has answered; empty where it was not noted'),
  notedHow: z
    .string()
    .describe('how the operator was told of it; empty where the client has pressed the button'),
});

/** What both sides read of a stage. */
export const stageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  days: z.int().describe('working days that were planned'),
  spanDays: z.int().describe('working days from its first to its last day as things stand'),
  state: z.enum(STAGE_STATES),
  from: day.describe('first day as things stand'),
  to: day.describe('last day as things stand'),
  startedOn: day.nullable(),
  deliveredOn: day.nullable(),
  approveBy: day
    .nullable()
    .describe('until when the client should approve what was delivered; null of other stages'),
  approvedOn: day.nullable(),
  deliveries: z.array(deliverySchema).describe('the last one first'),
  returnReason: z
    .string()
    .describe('why the client has returned it the last time; empty where they have not'),
  returnedOn: day.nullable(),
  version: z.int().describe('goes up with each change'),
});

const addendum = z.object({ id: z.uuid(), number: z.string() }).nullable();

/** A change that the client has asked for, as they read it. */
export const changeSchema = z.object({
  id: z.uuid(),
  author: z.string(),
  text: z.string(),
  askedAt: z.iso.datetime(),
  state: z.enum(CHANGE_STATES),
  answer: z.string().describe('why nothing is to be changed; empty otherwise'),
  addendum: addendum.describe('that answers it, once it was sent'),
});

/** The same for the operator. */
export const deskChangeSchema = changeSchema.extend({
  messageId: z.uuid().describe('in which the client asks for it'),
  addendum: addendum.describe('that answers it, a draft, too'),
});
