import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorId } from '#domain/errors/error-id.ts';
import { errorBody, Fault } from '#domain/errors/faults.ts';
import { isDatabaseDown, isGivenUp } from '../db/database-down.ts';
import { type RefusalContext, refusedFilePage } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is asked for is a file, which a browser may open in a tab. */
    answersFile?: boolean;
  }
}

type ErrorContext = Pick<RefusalContext, 'clock' | 'random'>;

/** Fastify's own refusals of a request, as faults of the catalogue. */
const FASTIFY_FAULTS: Record<string, Fault['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMedia',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
};

/** What went wrong, as a fault: known ones as they are, the database's absence as 503, all else masked as 500. */
function toFault(error: unknown, { raw }: FastifyRequest): Fault {
  if (error instanceof Fault) return error;
  // The visitor's connection breaks with the same codes as the one to the database.
  if (error === raw.errored) return new Fault('hungUp', { cause: error });
  if (isDatabaseDown(error)) return new Fault('databaseUnavailable', { cause: error });
  if (isGivenUp(error)) return new Fault('databaseUnavailable', { cause: error, retryAfter: 1 });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FASTIFY_FAULTS[code];
  if (known) return new Fault(known, { cause: error });
  if (error instanceof SyntaxError || isClientError(statusCode))
    return new Fault('malformed', { cause: error });
  return new Fault('internal', { cause: error });
}

/** What Fastify and its plugins refuse, such as a range that no file has. */
const isClientError = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;

/** Sends a fault in the contract's shape and logs it once with its id (security 58). */
export function sendFault(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { clock, random }: ErrorContext,
): FastifyReply {
  const fault = toFault(error, request);
  const now = clock();
  const id = errorId(now, random.fraction());
  const entry = { errorId: id, code: fault.code, field: fault.field };
  if (fault.status >= 500) request.log.error({ ...entry, err: fault.cause ?? fault }, 'request failed');
  else request.log.info(entry, 'request refused');
  if (fault.retryAfter !== null) reply.header('retry-after', String(fault.retryAfter));
  reply.status(fault.status).header('cache-control', 'no-store');
  if (isOpenedInTab(request))
    return reply.type('text/html; charset=utf-8').send(refusedFilePage(fault, { id, url: request.url }));
  return reply.type('application/json; charset=utf-8').send(errorBody(fault, id, now));
}

/** Whether a person opens a file in a tab of its own: only browsers ask for a page, and only where they show one. */
const isOpenedInTab = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.answersFile === true &&
  headers.accept?.includes('text/html') === true;

/** Errors and unknown paths of the API answer in one shape (decisions 3). */
export function registerErrorHandler(app: FastifyInstance, context: ErrorContext): void {
  app.setErrorHandler((error, request, reply) => sendFault(request, reply, error, context));
}
