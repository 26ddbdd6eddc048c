import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** PostgreSQL's class 22: its messages quote the value. */
const DATA_EXCEPTION = /^22/;

/** What of a failed statement may be written down: its text and the database's words, but no value; null for other errors. */
export function queryErrorFacts(error: Error): { message: string; [more: string]: unknown } | null {
  if (error instanceof DrizzleQueryError) return { message: 'Failed query', query: error.query };
  if (!(error instanceof DatabaseError)) return null;
  const { table, column, constraint } = error;
  const message = DATA_EXCEPTION.test(error.code ?? '') ? 'A value does not fit' : error.message;
  return { message, table, column, constraint };
}
