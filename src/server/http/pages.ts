import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** Only plain paths: what begins with two slashes or a backslash would lead to another site (security 36). */
const CLOSING_SLASH = /^\/[\w.-][\w./-]*[\w.-]\/+$|^\/[\w.-]\/+$/;

type Encoding = keyof CachedPage['bodies'];

/** Rendered public pages kept by path and filter; the same HTML for everybody, so one rendering serves all (architecture). */
const MAX_PAGES = 500;

interface PageOptions {
  /** The part of a query that changes the page, in one spelling out of few; empty for everything else. */
  significantQuery: (path: string, query: string) => string;
  render: (request: Request) => Promise<Response>;
  publicOrigin: string;
  https: boolean;
  /** Origin of the configured chat. */
  chatOrigin: string | null;
  /** False while the pages are being developed: each visit renders anew. */
  keep: boolean;
}

/** Serves every page: rendered once, compressed once, with ETag and a CSP that lists its inline scripts by hash. */
export class Pages {
  readonly #options: PageOptions;
  readonly #cache = new Map<string, Promise<CachedPage>>();

  constructor(options: PageOptions) {
    this.#options = options;
  }

  /** Forgets every rendering, after content or prices have changed. */
  clear(): void {
    this.#cache.clear();
  }

  register(app: FastifyInstance): void {
    app.route({
      method: 'GET',
      url: '/*',
      handler: (request, reply) => this.#answer(request, reply),
    });
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    // One address for each page: a closing slash would double it in the cache and for search engines.
    if (CLOSING_SLASH.test(path)) return reply.redirect(request.url.replace(/\/+(?=\?|$)/, ''), 301);
    const page = await this.#page(path + this.#options.significantQuery(path, queryOf(request.url)));
    reply.status(page.status).headers(page.headers).header('etag', page.etag);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag)
      return reply.status(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page.bodies[encoding]);
  }

  async #page(address: string): Promise<CachedPage> {
    const cached = this.#cache.get(address);
    if (cached) return cached;
    const rendering = this.#render(address);
    if (!this.#options.keep) return rendering;
    this.#cache.set(address, rendering);
    const keep = await rendering.then((page) => page.status < 400).catch(() => false);
    // Unknown paths are endless; only what exists may stay in memory.
    if (!keep) this.#cache.delete(address);
    if (this.#cache.size > MAX_PAGES) this.#cache.delete(this.#cache.keys().next().value ?? address);
    return rendering;
  }

  async #render(address: string): Promise<CachedPage> {
    const answer = await this.#options.render(new Request(`${this.#options.publicOrigin}${address}`));
    const identity = Buffer.from(await answer.arrayBuffer());
    const { https, chatOrigin } = this.#options;
    const scriptHashes = inlineScriptHashes(identity.toString());
    const policy = contentSecurityPolicy({ scriptHashes, https, chatOrigin });
    const headers: Record<string, string> = {
      'content-type': answer.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'content-security-policy': policy,
      vary: 'accept-encoding',
    };
    const location = answer.headers.get('location');
    if (location) headers.location = location;
    return {
      status: answer.status,
      headers,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, ...(await compressed(identity)) },
    };
  }
}

async function compressed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(body),
  ]);
  return { br, gzip: gz };
}

/** Path without the query: of that, only `significantQuery` reaches the page; scripts read the rest in the browser. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

const queryOf = (url: string): string => url.split('?').slice(1).join('?');

/** SHA-256 of every script that stands in the HTML itself, for the page's CSP. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of scripts) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(createHash('sha256').update(code).digest('base64'));
  }
  return [...hashes];
}

function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
