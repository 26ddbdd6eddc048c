import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { READ_LIMIT } from '../api/limit.ts';
import { MESSAGE_SUBJECTS } from '../messages/message.ts';
import { REVISION_STATES } from '../offers/revision-life.ts';
import { comingSchema, nextStepSchema } from '../projects/contract.ts';
import { expectedSchema } from '../projects/portal-contract.ts';
import { PROJECT_STATES } from '../projects/project-life.ts';
import { STAGE_STATES } from '../projects/stage-life.ts';
import * as calls from './calls.ts';

const day = z.iso.date();
const cents = z.int().describe('cents with VAT');
const unread = z.int().describe('messages of the operator that the client has not seen');
const part = z.object({ after: keysetField.optional() });

const rowSchema = expectedSchema.extend({
  about: z
    .object({ type: z.enum(MESSAGE_SUBJECTS), id: z.uuid(), name: z.string() })
    .describe('the record that it belongs to: where it can be done'),
});

const projectSchema = z.object({
  id: z.uuid(),
  number: z.string().describe('of the offer that began it'),
  name: z.string(),
  client: z.string(),
  state: z.enum(PROJECT_STATES),
  progress: z.int().describe('percent of the work that is approved'),
  stages: z
    .array(z.object({ id: z.uuid(), name: z.string(), weight: z.int(), state: z.enum(STAGE_STATES) }))
    .describe('in their order'),
  launchOn: day.describe('day of launch as things stand'),
  delay: z.int().describe('working days by which that is later than agreed'),
  missing: z.int().describe('how many of them are for what the client has not brought'),
  nextStep: nextStepSchema.nullable(),
  coming: comingSchema,
  unread,
  createdAt: z.iso.datetime(),
});

const offerSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  client: z.string(),
  state: z.enum(REVISION_STATES).exclude(['draft']),
  onceTotal: cents,
  monthlyTotal: cents,
  validUntil: day,
  daysLeft: z.int().describe('until its last day; less than 0 once that is over'),
  closedOn: day.nullable().describe('when it was accepted, declined or withdrawn'),
  unread,
  createdAt: z.iso.datetime(),
});

const some = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int().describe('of all there are'), rows: z.array(row).describe('the first of them') });

export const portalSchemas = {
  portalOverview: {
    answer: z.object({
      today: day,
      expected: some(rowSchema).describe('of the client, what they should do first at the top'),
      projects: some(projectSchema).describe('the newest, those that are closed at the end'),
      offers: some(offerSchema).describe('the newest that came to nothing: neither expected nor a project'),
      unread,
      newDocuments: z
        .int()
        .describe('papers to read that came after the list of documents was seen last; not files'),
    }),
  },
  ownProjects: { query: part, answer: z.array(projectSchema) },
  ownOffers: { query: part, answer: z.array(offerSchema) },
};

export const portalOverview = endpoint(calls.portalOverview, portalSchemas.portalOverview, {
  summary: 'What a client has to do and has under way, over all their firms.',
  access: accessTo('portal.read'),
  limit: READ_LIMIT,
});

export const ownProjects = endpoint(calls.ownProjects, portalSchemas.ownProjects, {
  summary: 'Projects of the signed-in user’s clients, newest first, 50 at a time.',
  access: accessTo('portal.read'),
  limit: READ_LIMIT,
});

export const ownOffers = endpoint(calls.ownOffers, portalSchemas.ownOffers, {
  summary: 'Offers that were sent to the signed-in user’s clients, newest first, 50 at a time.',
  access: accessTo('portal.read'),
  limit: READ_LIMIT,
});
