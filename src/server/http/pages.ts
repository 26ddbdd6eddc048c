import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '#domain/errors/faults.ts';
import { type PageAddress, pageAddress } from '#domain/pages/page-address.ts';
import { QUERY_MAX } from '#domain/pages/query-max.ts';
import { SCRIPT_NONCE_HEADER } from '#domain/pages/script-nonce.ts';
import { isDatabaseDown, isGivenUp } from '../db/database-down.ts';
import { type CachedPage, cachedPage, NO_STORE, readyAnswer } from './cached-page.ts';
import { newScriptNonce, ownScripts } from './page-scripts.ts';
import { type RefusalContext, refusedAsBusy } from './refusals.ts';
import { RenderLimit, SecretPlaces } from './render-limit.ts';
import type { PageFacts, ReadLinkedOffer } from './render-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';

interface PageOptions {
  /** `ofThis` is what one page alone is told. */
  render: (request: Request, ofThis: Pick<PageFacts, 'linkedOffer'>) => Promise<Response>;
  linkedOffer: ReadLinkedOffer;
  publicOrigin: string;
  https: boolean;
  /** Origin of the configured chat. */
  chatOrigin: string | null;
  refusals: RefusalContext;
  /** True while the process cannot keep up: it then renders nothing beside another page. */
  isLate: () => boolean;
  /** False while the pages are being developed: each visit renders anew, also at addresses that stand for others. */
  keep: boolean;
}

interface Kept {
  page: CachedPage;
  /** False once content or prices have changed. */
  isCurrent: boolean;
}

/** Where a page is rendered, and whether anybody may keep it. */
type Place = Exclude<PageAddress, { kind: 'moved' } | { kind: 'secret' } | { kind: 'no-file' }>;
/** What is shown to the holder of a secret alone, and never kept. */
type SecretPlace = Extract<PageAddress, { kind: 'secret' }>;

/** Browsers keep the page, and ask each time whether it is still current. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Every page, and the one place that knows which are kept. A public page is the same HTML for everybody: rendered once,
 * compressed once, kept by its address. The addresses are few (domain/pages/page-address.ts), so nothing is evicted. The
 * shell of an area holds no data: it is made once beside them, and nobody else keeps it.
 */
export class Pages {
  readonly #options: PageOptions;
  readonly #renderings: RenderLimit;
  readonly #secrets = new SecretPlaces();
  readonly #kept = new Map<string, Kept>();
  readonly #shells = new Map<string, CachedPage>();
  readonly #underWay = new Map<string, Promise<CachedPage>>();

  constructor(options: PageOptions) {
    this.#options = options;
    this.#renderings = new RenderLimit(options.isLate);
  }

  /** Has every page rendered anew, after content or prices have changed. */
  renew(): void {
    for (const kept of this.#kept.values()) kept.isCurrent = false;
    this.#underWay.clear();
  }

  /** Answers a kept page and returns true; false for everything else. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > QUERY_MAX) return false;
    const kept = this.#kept.get(url.includes('?') ? ownAddress(url) : url);
    if (!kept?.isCurrent) return false;
    const { status, head, body } = readyAnswer(kept.page, request.headers);
    response.writeHead(status, head).end(body);
    return true;
  }

  register(app: FastifyInstance): void {
    app.get('/*', (request, reply) => this.#answer(request, reply));
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = pageAddress(request.url);
    if (found.kind === 'moved') return reply.redirect(found.to + queryOf(request.url), 301);
    if (found.kind === 'no-file') throw new Fault('notFound');
    try {
      const page =
        found.kind === 'secret'
          ? await this.#secretPage(found, request)
          : await this.#page(this.#place(found, request.url));
      const { status, head, body } = readyAnswer(page, request.headers);
      for (let n = 0; n < head.length; n += 2) reply.header(head[n] ?? '', head[n + 1]);
      return reply.status(status).send(body);
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      const { status, headers, body } = refusedAsBusy(this.#options.refusals, refusal, request.raw);
      return reply.status(status).headers(headers).send(body);
    }
  }

  /**
   * What one visitor alone may see: made for each visit in a place of its own kind, joined with none and kept nowhere.
   * The renderer is given what to show, never the secret.
   */
  async #secretPage(
    { kind, address, secret }: SecretPlace,
    { url, ip }: FastifyRequest,
  ): Promise<CachedPage> {
    return this.#secrets.take({ secret, ip }, async () => {
      const linkedOffer = await this.#options.linkedOffer({ secret, search: queryOf(url), ip });
      return this.#secrets.alone(() => this.#render({ kind, address }, { linkedOffer }));
    });
  }

  /** A page that is being developed is known by its route alone; otherwise one address stands for many. */
  #place(found: Place, target: string): Place {
    const isOneOfMany = found.kind === 'unknown' || found.kind === 'area';
    return this.#options.keep || !isOneOfMany ? found : { ...found, address: target.replace(/\?.*/, '') };
  }

  /** The current page; the one from before the last change where it cannot be rendered now. */
  async #page(place: Place): Promise<CachedPage> {
    const kept = this.#kept.get(place.address);
    if (kept?.isCurrent) return kept.page;
    if (!kept) return this.#shells.get(place.address) ?? this.#rendering(place);
    const page = await this.#rendering(place).catch(() => kept.page);
    return page.status < 500 ? page : kept.page;
  }

  /** One rendering serves everybody who asks for the page meanwhile. */
  #rendering(place: Place): Promise<CachedPage> {
    const underWay = this.#underWay.get(place.address);
    if (underWay) return underWay;
    const rendering = this.#renderings.run(() => this.#render(place));
    if (this.#options.keep) void this.#keep(place, rendering);
    return rendering;
  }

  async #keep({ kind, address }: Place, rendering: Promise<CachedPage>): Promise<void> {
    this.#underWay.set(address, rendering);
    const page = await rendering.catch(() => null);
    // Otherwise something has changed since it began.
    if (this.#underWay.get(address) !== rendering) return;
    this.#underWay.delete(address);
    if (!page || page.status >= 500 || kind === 'unkept') return;
    if (kind === 'area') this.#shells.set(address, page);
    else this.#kept.set(address, { page, isCurrent: true });
  }

  async #render(
    { kind, address }: Pick<Place | SecretPlace, 'kind' | 'address'>,
    ofThis: Pick<PageFacts, 'linkedOffer'> = {},
  ): Promise<CachedPage> {
    const { render, publicOrigin, https, refusals } = this.#options;
    // No code of others runs beside the data of an area, or where somebody types a password.
    const chatOrigin = kind !== 'page' && kind !== 'unknown' ? null : this.#options.chatOrigin;
    const nonce = newScriptNonce(refusals.random);
    const request = new Request(publicOrigin + address, { headers: { [SCRIPT_NONCE_HEADER]: nonce } });
    const answer = await render(request, ofThis);
    const { html, hashes: scriptHashes } = ownScripts(await answer.text(), nonce);
    const headers = {
      ...refusals.securityHeaders,
      'content-type': answer.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': kind === 'page' && answer.status === 200 ? ASK_AGAIN : NO_STORE,
      'content-security-policy': contentSecurityPolicy({
        ...{ scriptHashes, https, chatOrigin },
        ownPictures: kind === 'area' || kind === 'secret',
      }),
      // Mailed links lead here: no address of theirs is told to anybody.
      ...(kind === 'unkept' || kind === 'secret' ? { 'referrer-policy': 'no-referrer' } : {}),
      ...(kind === 'secret' ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
      ...headersOfRendering(answer.headers),
    };
    return cachedPage(answer.status, headers, Buffer.from(html), MADE[kind] ?? 'kept');
  }
}

/** How often a page is made; those of the other kinds until content changes. */
const MADE: Partial<Record<PageAddress['kind'], 'once' | 'eachVisit'>> = {
  area: 'once',
  secret: 'eachVisit',
};

/** Why a page cannot be shown now, where that is no failure of the program. */
function asRefusal(error: unknown): Fault | null {
  if (error instanceof Fault) return error.code === 'busy' || error.code === 'rateLimited' ? error : null;
  return isDatabaseDown(error) || isGivenUp(error) ? new Fault('busy', { cause: error }) : null;
}

/** Where a rendering leads, and the mark by which the browser's router knows its own data, also those of a 404. */
const OF_RENDERING = ['location', 'x-remix-response'];

/** The headers of a rendering that stay beside ours. */
const headersOfRendering = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => OF_RENDERING.includes(name)));

/** The address at which the target's page is kept; empty where the target is not exactly a page's. */
function ownAddress(target: string): string {
  const found = pageAddress(target);
  return found.kind === 'page' ? found.address : '';
}

const queryOf = (target: string): string => {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start);
};
