import type { FastifyInstance } from 'fastify';
import { recordConsent } from '#domain/content/consent-contract.ts';
import { LIMITS } from '../http/rate-limits.ts';
import { type HttpContext, route } from '../http/route.ts';
import type { Consents } from './consents.ts';

/** Decisions about cookies, made on the banner or on /cookies. */
export function registerConsentRoutes(app: FastifyInstance, http: HttpContext, consents: Consents): void {
  route(app, http, recordConsent, { limit: LIMITS.consent }, async ({ body, now }) => {
    await consents.record(body, now);
    return { decisionId: body.decisionId };
  });
}
