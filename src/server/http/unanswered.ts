import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress } from '#domain/content/page-address.ts';
import { Fault } from '#domain/errors/faults.ts';

/** How a page and whatever else is only read can be asked for. */
const READS: readonly string[] = ['GET', 'HEAD'];

/**
 * Refuses what no route answers, before its body is read: 405 with `Allow` where the address answers other methods, 404
 * elsewhere. Comes before all routes, from which it learns the methods.
 */
export function registerUnanswered(app: FastifyInstance): void {
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  const allowed = ({ url }: FastifyRequest): readonly string[] => {
    const [path = ''] = url.split('?', 1);
    const known = methods.get(path.replace(/(?<=.)\/$/, ''));
    return known ?? (pageAddress(url).kind === 'unknown' ? [] : READS);
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
