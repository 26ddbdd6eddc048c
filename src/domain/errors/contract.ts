import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAddress } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import * as calls from './calls.ts';
import { ERROR_CATEGORIES, SEVERITIES } from './categories.ts';

/**
 * Most characters accepted per field. More generous than what is kept: a report that is too long is cut by
 * `scrubReport`, not lost.
 */
const LIMITS = { message: 4000, url: 4000, userAgent: 1000, id: 100, stack: 40_000, component: 500 } as const;

const errorIdField = z.string().regex(/^ERR_[0-9A-Z]{6,12}_[0-9A-Z]{1,16}$/);
const lines = (max: number) => lineOfText(max, { multiline: true });
const identity = lineOfText(LIMITS.id).nullish();

/** Body of POST /api/errors/report (specification 7); unknown keys are dropped, also in `context`. */
export const errorReportSchema = z.object({
  errorId: errorIdField,
  message: lines(LIMITS.message),
  category: z.enum(ERROR_CATEGORIES),
  severity: z.enum(SEVERITIES),
  timestamp: z.iso.datetime(),
  userAgent: lineOfText(LIMITS.userAgent),
  url: lineOfText(LIMITS.url),
  userId: identity,
  sessionId: identity,
  stack: lines(LIMITS.stack).nullish(),
  context: z
    .object({
      component: lineOfText(LIMITS.component).optional(),
      level: z.enum(['app', 'page', 'component']).optional(),
      componentStack: lines(LIMITS.stack).optional(),
    })
    .nullish(),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;

export const errorSchemas = {
  reportError: { body: errorReportSchema, answer: z.object({ errorId: errorIdField }) },
};

export const reportError = endpoint(calls.reportError, errorSchemas.reportError, {
  summary: 'Stores a failure seen in a browser; the same failure again is folded into the first.',
  access: 'anyone',
  limit: perAddress('error-report', 60, 10),
  status: 202,
});
