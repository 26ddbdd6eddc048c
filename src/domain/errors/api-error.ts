import { ERROR_CATEGORIES, type ErrorCategory, SEVERITIES, type Severity, severityOf } from './categories.ts';
import { classify, type ErrorFacts } from './classify.ts';
import type { ErrorBody } from './faults.ts';

interface ApiErrorOptions extends Partial<ErrorBody> {
  status: number | null;
  path: string;
  retryAfter?: number | null;
  cause?: unknown;
}

/** A call that did not succeed, with everything the answer said about it (specification 8, "Behaviour"). */
export class ApiError extends Error {
  /** Null when no answer came. */
  readonly status: number | null;
  readonly path: string;
  readonly category: ErrorCategory;
  readonly errorId: string | null;
  readonly severity: Severity;
  readonly details: unknown;
  readonly timestamp: string | null;
  readonly field: string | null;
  /** Seconds, from the header Retry-After. */
  readonly retryAfter: number | null;

  constructor(message: string, options: ApiErrorOptions) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = options.status;
    this.path = options.path;
    this.category =
      options.category ?? classify({ name: 'ApiError', message, status: options.status, category: null });
    this.errorId = options.errorId ?? null;
    this.severity = options.severity ?? severityOf(this.category);
    this.details = options.details ?? null;
    this.timestamp = options.timestamp ?? null;
    this.field = options.field ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

const SECONDS = /^\d{1,6}$/;
const BODY_SHOWN = 300;

/** The error of a non-OK answer: its fields, or else the text '{status}: {body}' (specification 8). */
export function errorOfAnswer(answer: {
  path: string;
  status: number;
  body: string;
  retryAfter: string | null;
}): ApiError {
  const { path, status, body } = answer;
  const retryAfter = answer.retryAfter && SECONDS.test(answer.retryAfter) ? Number(answer.retryAfter) : null;
  const sent = parseObject(body);
  const message = text(sent?.message) ?? text(sent?.error);
  if (!sent || !message) {
    return new ApiError(`${status}: ${body.slice(0, BODY_SHOWN)}`, { path, status, retryAfter });
  }
  const category = oneOf(ERROR_CATEGORIES, sent.category);
  const severity = oneOf(SEVERITIES, sent.severity);
  const errorId = text(sent.errorId);
  const timestamp = text(sent.timestamp);
  return new ApiError(message, {
    path,
    status,
    retryAfter,
    details: sent.details ?? null,
    field: text(sent.field) ?? null,
    ...(category && { category }),
    ...(severity && { severity }),
    ...(errorId && { errorId }),
    ...(timestamp && { timestamp }),
  });
}

/** A value that is wrong, or is another's already. */
const REFUSALS: readonly (number | null)[] = [400, 409];
const UNAUTHENTICATED = 401;

/** The field whose value the server has refused; null where it names none, or something else went wrong. */
export const refusedField = (error: unknown): string | null =>
  error instanceof ApiError && REFUSALS.includes(error.status) ? error.field : null;

/** Whether a call failed because nobody is signed in. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === UNAUTHENTICATED;

/** The facts of anything that was thrown. */
export function factsOf(error: unknown): ErrorFacts {
  if (error instanceof ApiError) {
    return { name: error.name, message: error.message, status: error.status, category: error.category };
  }
  if (error instanceof Error) {
    return { name: error.name, message: error.message, status: null, category: null };
  }
  return { name: 'Error', message: String(error), status: null, category: null };
}
