import type { FastifyInstance } from 'fastify';
import { exportPrd, generatePrd } from '#domain/prd/contract.ts';
import { LIMITS } from '#server/http/rate-limits.ts';
import { type HttpContext, route } from '#server/http/route.ts';
import type { PrdService } from './service.ts';

/** The PRD calls of the specification's section 7. */
export function registerPrdRoutes(app: FastifyInstance, context: HttpContext, service: PrdService): void {
  route(app, context, generatePrd, { limit: LIMITS.prd }, ({ body, browserId, request, signal }) =>
    service.generate(body, browserId, () => context.limiter.allows(LIMITS.aiOfDay, request.ip), signal),
  );
  route(app, context, exportPrd, { limit: LIMITS.prdExport }, ({ body, addressGroup, signal }) =>
    service.export(body, { client: addressGroup, signal }),
  );
}
