import type { FastifyInstance } from 'fastify';
import { csrfToken, currentUser } from '#domain/accounts/contract.ts';
import { Fault } from '#domain/errors/faults.ts';
import { startCsrf } from '../http/browser-session.ts';
import { LIMITS } from '../http/rate-limits.ts';
import { countUse, type HttpContext, route } from '../http/route.ts';

/** The browser's token and who is signed in: nobody, until accounts exist (decisions 3). */
export function registerAccountRoutes(app: FastifyInstance, http: HttpContext, https: boolean): void {
  const limit = LIMITS.read;
  app.get(csrfToken.path, { onRequest: countUse(http, limit) }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return csrfToken.answer.parse({ csrfToken: startCsrf(request, reply, http.csrf, https) });
  });

  route(app, http, currentUser, { limit }, async () => {
    throw new Fault('unauthenticated');
  });
}
