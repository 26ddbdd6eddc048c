import type { FastifyInstance } from 'fastify';
import { CONTRACT } from '#domain/api/contract.ts';
import { READ_LIMIT } from '#domain/api/limit.ts';
import { openApi } from '#domain/api/openapi.ts';
import { callerOf, type HttpContext } from './serve.ts';

/**
 * The contract for programs (decisions 3), written down when the first one asks, and kept for all others: writing takes
 * a tenth of a second and a megabyte, which no start has to pay.
 */
export function registerApiDescription(
  app: FastifyInstance,
  { limiter }: Pick<HttpContext, 'limiter'>,
  title: string,
): void {
  let description: string | undefined;
  app.get(
    '/api/openapi.json',
    { onRequest: (request) => limiter.consume(READ_LIMIT, callerOf(request)) },
    (_request, reply) => {
      description ??= JSON.stringify(openApi(CONTRACT, title));
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(description);
    },
  );
}
