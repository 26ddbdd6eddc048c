import { createHash } from 'node:crypto';
import type { ErrorReport } from '#domain/errors/contract.ts';
import { scrubReport } from '#domain/errors/report.ts';
import { daysBefore, RETENTION } from '#domain/legal/retention.ts';
import type { Db } from '../db/pool.ts';
import { deleteReportsBefore, deleteReportsOver, insertReport } from './data.ts';

/** Rows kept; a flood of different reports pushes out the oldest ones (security 55). */
const MAX_ROWS = 1000;
/** Lines of the stack that tell one failure from another; deeper ones differ by the visitor's path. */
const FINGERPRINT_LINES = 3;

/** Stores failures seen in browsers, scrubbed once more: a report comes from outside. */
export class ErrorReports {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps a report; the same failure again only raises its count. */
  async record(report: ErrorReport, now: Date): Promise<void> {
    const clean = scrubReport(report);
    await insertReport(this.#db, {
      fingerprint: fingerprint(clean),
      errorId: clean.errorId,
      count: 1,
      category: clean.category,
      severity: clean.severity,
      message: clean.message,
      url: clean.url,
      userAgent: clean.userAgent,
      stack: clean.stack ?? null,
      context: clean.context ?? null,
      firstSeen: now,
      lastSeen: now,
    });
  }

  /** Removes what was not seen for long, and the rows over the limit, oldest first; answers how many. */
  async sweep(now: Date): Promise<number> {
    const old = await deleteReportsBefore(this.#db, daysBefore(now, RETENTION.errorReportDays));
    return old + (await deleteReportsOver(this.#db, MAX_ROWS));
  }
}

function fingerprint(report: ErrorReport): string {
  const top = (report.stack ?? '').split('\n', FINGERPRINT_LINES).join('\n');
  return createHash('sha256')
    .update(`${report.category}\n${report.message}\n${top}`)
    .digest('base64url')
    .slice(0, 32);
}
