import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import * as calls from '#domain/errors/calls.ts';
import type { ErrorCategory, Severity } from '#domain/errors/categories.ts';
import { isAborted } from '#domain/errors/classify.ts';
import { errorId } from '#domain/errors/error-id.ts';
import {
  type ErrorContext,
  type ErrorRecord,
  errorRecord,
  isReported,
  reportKey,
  reportOf,
} from '#domain/errors/report.ts';
import { callApi } from '../shell/api-client.ts';

/** Different failures reported from one page; a page that fails in more ways has been told about enough. */
const REPORTS_MAX = 20;

/** Stands for this page in reports; kept nowhere, so it follows nobody. */
const pageSession = `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;

interface Caught {
  context?: ErrorContext;
  category?: ErrorCategory;
  severity?: Severity;
}

/** The record of something thrown in this page, now. */
function recordOf(error: unknown, caught: Caught, userId: string | null): ErrorRecord {
  const now = new Date();
  const api = error instanceof ApiError ? error : null;
  const severity = caught.severity ?? api?.severity;
  return errorRecord({
    id: api?.errorId ?? errorId(now, Math.random()),
    facts: factsOf(error),
    details: api?.details ?? null,
    stack: error instanceof Error ? (error.stack ?? null) : null,
    context: caught.context ?? {},
    surroundings: {
      timestamp: api?.timestamp ?? now.toISOString(),
      userAgent: navigator.userAgent,
      url: location.href,
      userId,
      sessionId: pageSession,
    },
    ...(caught.category && { category: caught.category }),
    ...(severity && { severity }),
  });
}

function isWorthReporting(error: unknown, record: ErrorRecord): boolean {
  const { status, path } = error instanceof ApiError ? error : { status: null, path: null };
  return !isAborted(factsOf(error)) && isReported({ severity: record.severity, status, path });
}

/** One page's reports: what was sent already, and who is signed in. */
export function createErrorReporter() {
  const sent = new Set<string>();
  const recorded = new WeakMap<Error, ErrorRecord>();
  let signedInUser: () => string | null = () => null;

  async function send(record: ErrorRecord): Promise<void> {
    const report = reportOf(record);
    const key = reportKey(report);
    if (sent.has(key) || sent.size >= REPORTS_MAX) return;
    sent.add(key);
    try {
      await callApi(calls.reportError, { body: report }, { keepalive: true });
    } catch (error) {
      console.warn('Failed to report error', record.id, error);
    }
  }

  return {
    /** Tells reports where to ask who is signed in; null is nobody. */
    askUserFrom: (source: () => string | null): void => {
      signedInUser = source;
    },

    /**
     * Logs and reports a failure as its severity asks, and returns its record at once: nobody waits for the
     * report, and its own failure is only logged (specification 7 and 8). Requests given up are no failures. What a
     * query has failed with and a screen shows is one failure: the record that it was given first stays its own.
     */
    reportError: (error: unknown, caught: Caught = {}): ErrorRecord => {
      const known = error instanceof Error && recorded.get(error);
      if (known) return known;
      const record = recordOf(error, caught, signedInUser());
      if (error instanceof Error) recorded.set(error, record);
      if (isWorthReporting(error, record)) {
        console.error(`${record.id} [${record.category}]`, error);
        void send(record);
      }
      return record;
    },
  };
}

/** This page's reports. */
export const { askUserFrom, reportError } = createErrorReporter();
