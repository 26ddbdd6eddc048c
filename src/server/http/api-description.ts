import type { FastifyInstance } from 'fastify';
import { CONTRACT } from '#domain/api/contract.ts';
import { openApi } from '#domain/api/openapi.ts';
import { LIMITS } from './rate-limits.ts';
import { countUse, type HttpContext } from './route.ts';

/** The contract for programs (decisions 3), written down once for all who ask. */
export function registerApiDescription(app: FastifyInstance, http: HttpContext, title: string): void {
  const description = JSON.stringify(openApi(CONTRACT, title));
  app.get('/api/openapi.json', { onRequest: countUse(http, LIMITS.read) }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(description),
  );
}
