import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { READ_LIMIT } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import * as calls from './calls.ts';

/** Longest kind and id of what an entry is about. */
const SUBJECT_MAX = 80;

/** Records that have a screen of their own. */
export const SHOWN_SUBJECTS = ['request', 'offer', 'project', 'client'] as const;
export type ShownSubject = (typeof SHOWN_SUBJECTS)[number];

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string().describe('who did it: a username, or a word for who has no account'),
  action: z.string(),
  sentence: z.string().describe('what was done to whom, in Slovak'),
  subject: z.object({
    type: z.string(),
    id: z.string(),
    name: z.string(),
    record: z
      .object({ type: z.enum(SHOWN_SUBJECTS), id: z.string() })
      .nullable()
      .describe('on whose screen it is seen; null where it is on none'),
  }),
});

export const auditSchemas = {
  auditLog: {
    query: z.object({
      after: z.coerce.number().int().min(1).optional().describe('the entries before this one'),
      subjectType: lineOfText(SUBJECT_MAX).optional(),
      subjectId: lineOfText(SUBJECT_MAX).optional(),
    }),
    answer: z.array(auditEntrySchema),
  },
};

export const auditLog = endpoint(calls.auditLog, auditSchemas.auditLog, {
  summary: 'Who did what to what, newest first, 50 at a time; of one subject where it is named.',
  access: accessTo('audit.read'),
  limit: READ_LIMIT,
});
