import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

interface PagePolicy {
  /** SHA-256 of the inline scripts that are allowed, page by page (security 2). */
  scriptHashes: readonly string[];
  https: boolean;
  /** Origin of the chat, where one is configured: the only foreign one (security 7). */
  chatOrigin: string | null;
  /** Pictures that the browser itself holds are shown: those of files before they are sent, or fetched by a link's header. */
  ownPictures?: boolean;
}

/** Everything a page may load or do. */
export function contentSecurityPolicy({
  scriptHashes,
  https,
  chatOrigin,
  ownPictures = false,
}: PagePolicy): string {
  const chat = chatOrigin === null ? [] : [chatOrigin];
  const socket = chatOrigin === null ? [] : [chatOrigin.replace(/^http/, 'ws')];
  const sources = (...list: string[]) => list.join(' ');
  const directives = [
    "default-src 'self'",
    sources("script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...chat),
    // Radix positions its layers with style attributes, which hashes cannot cover.
    "style-src 'self' 'unsafe-inline'",
    sources("img-src 'self' data:", ...(ownPictures ? ['blob:'] : []), ...chat),
    "font-src 'self'",
    sources("connect-src 'self'", ...chat, ...socket),
    ...(chatOrigin === null ? [] : [`frame-src ${chatOrigin}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * Headers of every answer; HSTS only where visitors come by https (security 1, 3, 4). A table of our own, because
 * answers to malformed addresses and broken connections never reach a plugin's hook.
 */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy({ scriptHashes: [], https, chatOrigin: null }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(https ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});

/** Puts the headers on every answer that reaches a hook; handlers may only replace the policy. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
