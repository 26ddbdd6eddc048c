import { z } from 'zod';
import { CHANGE_STATES } from './change-life.ts';
import { STAGE_STATES } from './stage-life.ts';

const day = z.iso.date();

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
  deliveryText: z
    .string()
    .describe('what to look at and where, said with the last delivery; empty where nothing was'),
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
