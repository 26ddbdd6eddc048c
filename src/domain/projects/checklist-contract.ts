import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAddress, READ_LIMIT } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import * as calls from './checklist-calls.ts';
import { CHECKLIST_STATES } from './checklist-life.ts';
import { PROJECT_LIMITS } from './project-limits.ts';

const itemOfOne = z.object({ id: z.uuid(), itemId: z.uuid() });
const edit = z.int().describe('counts what was saved; a draft is saved over the one that was read');

export const lateSchema = z
  .object({
    days: z.int().describe('days of the calendar after its last day'),
    shift: z.int().describe('working days by which it puts the launch off'),
  })
  .nullable();

const broughtItemSchema = z.object({
  id: z.uuid(),
  kind: z.string().describe('what it comes from: a feature, "logo", "page"; "own" for one of the operator’s'),
  title: z.string(),
  description: z.string(),
  state: z.enum(CHECKLIST_STATES),
  canBring: z.boolean().describe('false once it is handed in, of a closed project, and for the operator'),
  canAdd: z.boolean().describe('files: until it is accepted, also once it is handed in'),
  dueOn: z.iso.date(),
  late: lateSchema,
  returnReason: z.string(),
  broughtOn: z.iso.date().nullable(),
  cameElsewhere: z.boolean().describe('the operator has noted that it came by mail or by hand'),
  acceptedOn: z.iso.date().nullable(),
  text: z.string().describe('that was handed in last'),
  draft: z
    .object({ text: z.string(), edit, savedAt: z.iso.datetime().nullable() })
    .nullable()
    .describe('what the client is writing; null for the operator, who sees what was handed in'),
});

export const checklistSchemas = {
  clientChecklist: {
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      today: z.iso.date(),
      launchOn: z.iso.date().describe('day of launch as things stand'),
      items: z.array(broughtItemSchema).describe('what is due first at the top'),
    }),
  },
  saveItemDraft: {
    params: itemOfOne,
    body: z.object({
      edit: z.int().min(0),
      text: lineOfText(PROJECT_LIMITS.itemText, { multiline: true }),
    }),
    answer: z.object({ edit, savedAt: z.iso.datetime() }),
  },
  handInItem: {
    params: itemOfOne,
    body: z.object({ edit: z.int().min(0).describe('of the draft that the client has before them') }),
    answer: z.object({}),
  },
};

const DRAFTS = perAddress('checklist-drafts', 1_200, 10);
const ACTS = perAddress('checklist-acts', 300, 10);

export const clientChecklist = endpoint(calls.clientChecklist, checklistSchemas.clientChecklist, {
  summary: 'What the client has to bring to a project, with what they are writing.',
  access: accessTo('project.read'),
  limit: READ_LIMIT,
});

export const saveItemDraft = endpoint(calls.saveItemDraft, checklistSchemas.saveItemDraft, {
  summary: 'Keeps what the client writes to an item; refused when another window has saved meanwhile.',
  access: accessTo('project.answer'),
  limit: DRAFTS,
  errors: ['projectStep', 'editedElsewhere', 'databaseUnavailable'],
});

export const handInItem = endpoint(calls.handInItem, checklistSchemas.handInItem, {
  summary: 'Hands an item in with its text and files; refused while there is neither.',
  access: accessTo('project.answer'),
  limit: ACTS,
  errors: ['projectStep', 'editedElsewhere', 'databaseUnavailable'],
});
