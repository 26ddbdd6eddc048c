import type { FastifyInstance } from 'fastify';
import { Fault } from '#domain/errors/faults.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const UTF_8 = /^utf-?8$/i;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bodies are JSON in UTF-8 (RFC 8259), uncompressed, and nothing else. Other bytes are refused instead of being read as
 * question marks: a name is rather not stored than stored wrong.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
    const [, charset = 'utf-8'] = CHARSET.exec(type) ?? [];
    if (encoding !== 'identity' || !UTF_8.test(charset)) return done(new Fault('unsupportedMedia'));
    const text = decoded(body);
    if (text === null) return done(new Fault('malformed'));
    parse(request, text, done);
  });
}

function decoded(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
