import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Path without the query, which may carry tokens or personal data (security 59). */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

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
