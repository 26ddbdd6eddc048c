import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replaceNames } from '#domain/api/call.ts';
import { Fault } from '#domain/errors/faults.ts';
import { pageAddress } from '#domain/pages/page-address.ts';

/** How a page and whatever else is only read can be asked for. */
const READS: readonly string[] = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the program: what it answers at which address. */
    registeredRoutes: ReadonlyMap<string, readonly string[]>;
  }
}

/**
 * Refuses what no route answers, before its body is read: 405 with `Allow` where the address answers other methods, 404
 * elsewhere. Comes before all routes, from which it learns the methods.
 */
export function registerUnknownRoutes(app: FastifyInstance): void {
  const routes = new Map<string, string[]>();
  /** Paths with names in them, few beside those of the files. */
  const patterns: { url: string; pattern: RegExp }[] = [];
  app.decorate('registeredRoutes', routes);
  app.addHook('onRoute', ({ url, method }) => {
    routes.set(url, [...(routes.get(url) ?? []), ...[method].flat()]);
    if (url.includes(':'))
      patterns.push({ url, pattern: new RegExp(`^${replaceNames(url, () => '[^/]+')}$`) });
  });
  const allowed = ({ url }: FastifyRequest): readonly string[] => {
    const path = (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '');
    const route = routes.has(path) ? path : patterns.find(({ pattern }) => pattern.test(path))?.url;
    const known = route === undefined || route.includes('*') ? undefined : routes.get(route);
    return known ?? (['unknown', 'no-file'].includes(pageAddress(url).kind) ? [] : READS);
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const others = allowed(request);
    if (others.length === 0) throw new Fault('notFound');
    reply.header('allow', [...others].sort().join(', '));
    throw new Fault('methodNotAllowed');
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await refuse(request, reply);
  });
  app.setNotFoundHandler(refuse);
  // Otherwise these would be pages that are not there.
  app.get('/api/*', refuse);
}
