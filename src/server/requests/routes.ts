import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { ownQuotes, ownRequests, submitRequest } from '#domain/requests/contract.ts';
import { sendMessage } from '#domain/requests/message-contract.ts';
import { LIMITS } from '../http/rate-limits.ts';
import { type Call, type HttpContext, route } from '../http/route.ts';
import { readIdempotencyKey, type SubmitContext } from './idempotency.ts';
import type { MessageService } from './message-service.ts';
import type { RequestService } from './service.ts';

interface RequestRoutes {
  requests: RequestService;
  messages: MessageService;
}

/** Submitting a request or a message, and the lists of one's own (decisions 3). */
export function registerRequestRoutes(
  app: FastifyInstance,
  http: HttpContext,
  { requests, messages }: RequestRoutes,
): void {
  route(app, http, submitRequest, { limit: LIMITS.request }, (call) =>
    requests.submit(call.body, contextOf(call)),
  );
  route(app, http, sendMessage, { limit: LIMITS.message }, (call) =>
    messages.send(call.body, contextOf(call)),
  );

  for (const list of [ownRequests, ownQuotes]) {
    route(app, http, list, { limit: LIMITS.read }, async () => {
      throw new Fault('unauthenticated');
    });
  }
}

const contextOf = ({
  request,
  browserId,
  now,
}: Pick<Call<Endpoint>, 'request' | 'browserId' | 'now'>): SubmitContext => ({
  idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
  browserId,
  now,
});
