import type { FastifyInstance } from 'fastify';
import { Fault } from '#domain/errors/faults.ts';
import { QUERY_MAX } from '#domain/pages/query-max.ts';

const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/**
 * The target as browsers send it, "/path?query". Proxies may send a whole address, which is as good (RFC 9112, 3.2.2);
 * whose host it names does not matter, as that of a Host header does not. Old links are escaped in old encodings: where
 * the path is no UTF-8, its percent signs stand for themselves, so that it is a page that is not there.
 */
export function originForm(target = '/'): string {
  const local = target.replace(SCHEME_AND_HOST, '');
  const [path = '', ...query] = (local.startsWith('/') ? local : `/${local}`).split('?');
  return [decodable(path), ...query].join('?');
}

function decodable(path: string): string {
  try {
    // The result is used, because a bundler leaves out a call of which only the exception matters.
    return decodeURIComponent(path) && path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** Refuses longer queries than any link of ours has. */
export function registerQueryLimit(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const query = request.url.indexOf('?');
    done(query >= 0 && request.url.length - query > QUERY_MAX ? new Fault('malformed') : undefined);
  });
}
