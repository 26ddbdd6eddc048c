import type { FastifyInstance } from 'fastify';
import { Fault } from '#domain/errors/faults.ts';
import { ownQuotes, ownRequests, submitRequest } from '#domain/requests/contract.ts';
import { LIMITS } from '../http/rate-limits.ts';
import { type HttpContext, route } from '../http/route.ts';
import { readIdempotencyKey } from './idempotency.ts';
import type { RequestService } from './service.ts';

/** Submitting a request, and the lists of one's own (decisions 3). */
export function registerRequestRoutes(
  app: FastifyInstance,
  http: HttpContext,
  requests: RequestService,
): void {
  route(app, http, submitRequest, { limit: LIMITS.request }, ({ body, request, browserId, now }) => {
    const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
    return requests.submit(body, { idempotencyKey, browserId, now });
  });

  for (const list of [ownRequests, ownQuotes]) {
    route(app, http, list, {}, async () => {
      throw new Fault('unauthenticated');
    });
  }
}
