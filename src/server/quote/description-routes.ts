import type { FastifyInstance } from 'fastify';
import { Fault } from '#domain/errors/faults.ts';
import { generateDescription } from '#domain/quote/description-contract.ts';
import type { Ai } from '#server/ai/ai.ts';
import { LIMITS } from '#server/http/rate-limits.ts';
import { type HttpContext, route } from '#server/http/route.ts';
import { describeProject } from './description-service.ts';

/** The description call of the specification's section 7. */
export function registerDescriptionRoutes(app: FastifyInstance, context: HttpContext, ai: Ai): void {
  route(
    app,
    context,
    generateDescription,
    { limit: LIMITS.description },
    async ({ body, request, signal }) => {
      if (ai.enabled && !(await context.limiter.allows(LIMITS.aiOfDay, request.ip)))
        throw new Fault('aiUnavailable');
      return describeProject(ai, body, signal);
    },
  );
}
