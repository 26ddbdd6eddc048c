/** Node's codes for a database that cannot be reached. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * These say so only of a connection (syscall connect): no socket, somebody else's socket, a hung server whose queue of
 * connections is full, and no file or port left for another one.
 */
const CONNECT_CODES = new Set(['ENOENT', 'EACCES', 'EAGAIN', 'EMFILE', 'ENFILE', 'EADDRNOTAVAIL']);

/** PostgreSQL's classes and codes (manual, appendix A): connection, resources, operator intervention, system error. */
const SQL_STATES = /^(?:08...|53...|57P0.|57014|58000|58030|25P03|25P04|25006)$/;

/** node-postgres reports some failures only by text. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/**
 * True when the database is unreachable, shutting down, full or too slow, so that trying later can help; false
 * for a wrong statement or a violated rule. Looks through wrapped causes.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return describesOutage(error) || isDatabaseDown(error.cause);
}

function describesOutage(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true;
  if (DRIVER_MESSAGES.test(error.message)) return true;
  if (typeof error.code !== 'string') return false;
  if (CONNECT_CODES.has(error.code)) return error.syscall === 'connect';
  return SYSTEM_CODES.has(error.code) || SQL_STATES.test(error.code);
}

/** A deadlock, and a transaction that another one has overtaken: PostgreSQL gave it up whole, so it can be sent again. */
const GIVEN_UP = new Set(['40P01', '40001']);

/** True when nothing of a transaction was kept because others were in its way: the same will pass in a moment. */
export function isGivenUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && GIVEN_UP.has(String(error.code))) || isGivenUp(error.cause);
}

/** True when PostgreSQL has no room left to store anything. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '53100') || isDiskFull(error.cause);
}
