import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scrubUrl } from '#domain/errors/scrub.ts';

/** Path without the query, and without what in it names a person (security 59): an e-mail address is a path, too, however often encoded. */
const pathOf = (url: string): string => scrubUrl(url.replace(/%(?:25)*40/g, '@'));

/** What a log line says of a request: no address, no headers, no query. */
export const requestSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
};

/** One line for each API answer; pages and assets only at debug level. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const entry = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (entry.path.startsWith('/api/')) request.log.info(entry, 'answered');
    else request.log.debug(entry, 'answered');
    done();
  });
}
