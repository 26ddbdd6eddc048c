import type { FastifyInstance } from 'fastify';
import { Fault } from '#domain/errors/faults.ts';

/** Longest query string, in characters (security 39). */
export const QUERY_MAX = 2048;

const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/**
 * The target as browsers send it, "/path?query". Proxies may send a whole address, which is as good (RFC 9112, 3.2.2);
 * whose host it names does not matter, as that of a Host header does not.
 */
export function originForm(target = '/'): string {
  const path = target.replace(SCHEME_AND_HOST, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Refuses longer queries than any link of ours has. */
export function registerQueryLimit(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const query = request.url.indexOf('?');
    done(query >= 0 && request.url.length - query > QUERY_MAX ? new Fault('malformed') : undefined);
  });
}
