import { currentUser } from '../accounts/calls.ts';
import { type ErrorCategory, type Severity, severityOf } from './categories.ts';
import { classify, type ErrorFacts } from './classify.ts';
import type { ErrorReport } from './contract.ts';
import { scrubLine, scrubMessage, scrubStack, scrubUrl } from './scrub.ts';
import type { ErrorLevel } from './texts.ts';

export interface ErrorContext {
  /** Where it happened, for developers: "QuoteWizard", "GET /api/user". */
  component?: string;
  level?: ErrorLevel;
  componentStack?: string;
}

/** One recorded failure (specification 3, "Error record"). */
export interface ErrorRecord {
  id: string;
  message: string;
  details: unknown;
  category: ErrorCategory;
  severity: Severity;
  /** ISO 8601, UTC. */
  timestamp: string;
  userAgent: string;
  url: string;
  userId: string | null;
  sessionId: string | null;
  stack: string | null;
  context: ErrorContext;
}

/** The browser's part of a record. */
export type Surroundings = Pick<ErrorRecord, 'timestamp' | 'userAgent' | 'url' | 'userId' | 'sessionId'>;

interface RecordInput {
  id: string;
  facts: ErrorFacts;
  details: unknown;
  stack: string | null;
  context: ErrorContext;
  surroundings: Surroundings;
  /** What the catcher knows better, such as "component, high" at a route (specification 8). */
  category?: ErrorCategory;
  severity?: Severity;
}

/** The record of a failure; category and severity follow the rules unless the catcher knows better. */
export function errorRecord(input: RecordInput): ErrorRecord {
  const category = input.category ?? classify(input.facts);
  return {
    id: input.id,
    message: input.facts.message,
    details: input.details,
    category,
    severity: input.severity ?? severityOf(category),
    ...input.surroundings,
    stack: input.stack,
    context: input.context,
  };
}

const LOGIN_PATH = '/api/login';
const { path: USER_PATH } = currentUser;

const isSerious = (severity: Severity): boolean => severity === 'critical' || severity === 'high';

/** Reported are critical and high failures, but never a wrong password or the 401 of /api/user (decisions 3). */
export function isReported(
  failure: Pick<ErrorRecord, 'severity'> & { status: number | null; path: string | null },
): boolean {
  const expected = failure.status === 401 && (failure.path === LOGIN_PATH || failure.path === USER_PATH);
  return isSerious(failure.severity) && !expected;
}

const scrubContext = (context: ErrorReport['context']): ErrorReport['context'] =>
  context && {
    ...context,
    ...(context.component && { component: scrubLine(context.component) }),
    ...(context.componentStack && { componentStack: scrubStack(context.componentStack) }),
  };

/**
 * A report without query strings, e-mail addresses and telephone numbers, and cut to size. The browser does
 * it before sending, and the server again before storing, since anybody can send a report (security 59).
 */
export const scrubReport = (report: ErrorReport): ErrorReport => ({
  ...report,
  message: scrubMessage(report.message),
  userAgent: scrubLine(report.userAgent),
  url: scrubUrl(report.url),
  stack: report.stack == null ? null : scrubStack(report.stack),
  context: scrubContext(report.context),
});

/** Body of POST /api/errors/report; `details` stay in the browser. */
export const reportOf = ({ id, details: _details, ...record }: ErrorRecord): ErrorReport =>
  scrubReport({ errorId: id, ...record });

/** Equal for failures that tell nothing new; such reports are folded into one. */
export const reportKey = (report: Pick<ErrorReport, 'category' | 'message' | 'url' | 'context'>): string =>
  [report.category, report.message, report.url, report.context?.component ?? ''].join('\n');
