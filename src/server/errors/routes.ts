import type { FastifyInstance } from 'fastify';
import { reportError } from '#domain/errors/contract.ts';
import { LIMITS } from '../http/rate-limits.ts';
import { type HttpContext, route } from '../http/route.ts';
import type { ErrorReports } from './service.ts';

/** Reports of failures in browsers (specification 7). */
export function registerErrorRoutes(app: FastifyInstance, http: HttpContext, reports: ErrorReports): void {
  route(app, http, reportError, { limit: LIMITS.errorReport }, async ({ body, now, request }) => {
    await reports.record(body, now);
    request.log.warn({ reported: body.errorId, category: body.category }, 'browser reported an error');
    return { errorId: body.errorId };
  });
}
