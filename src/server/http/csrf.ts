import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_DAYS, COOKIES } from '#domain/consent/storage-names.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Random } from '../random.ts';

const ID_BYTES = 16;
const TOKEN_BYTES = 16;
const DAY_SECONDS = 24 * 60 * 60;

/** Signs and checks CSRF tokens: random text and an HMAC over it and the browser's id (security 10). */
export class CsrfTokens {
  readonly #secrets: readonly [string, ...string[]];
  readonly #random: Random;

  constructor(secrets: readonly [string, ...string[]], random: Random) {
    this.#secrets = secrets;
    this.#random = random;
  }

  /** An id for a browser that has none. */
  newBrowserId(): string {
    return this.#random.token(ID_BYTES);
  }

  issue(browserId: string): string {
    const random = this.#random.token(TOKEN_BYTES);
    return `${random}.${this.#sign(this.#secrets[0], browserId, random)}`;
  }

  /** True for a token of this browser, signed with any of the current keys. */
  verify(token: string, browserId: string): boolean {
    const [random, signature, ...rest] = token.split('.');
    if (!random || !signature || rest.length > 0) return false;
    const given = Buffer.from(signature);
    return this.#secrets.some((secret) => {
      const expected = Buffer.from(this.#sign(secret, browserId, random));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }

  #sign(secret: string, browserId: string, random: string): string {
    return createHmac('sha256', secret).update(`csrf:${browserId}:${random}`).digest('base64url');
  }
}

/** Cookie settings; Secure where visitors come by https. */
const cookieOptions = (https: boolean, httpOnly: boolean) =>
  ({ path: '/', sameSite: 'lax', secure: https, httpOnly, maxAge: COOKIE_DAYS * DAY_SECONDS }) as const;

/** The browser's id from its cookie, or null for a new visitor or a made-up value. */
function browserId(request: FastifyRequest): string | null {
  const value = request.cookies[COOKIES.browser];
  return value && /^[\w-]{22}$/.test(value) ? value : null;
}

/** Gives the browser an id when it has none, and a fresh token in cookie and answer. */
export function startCsrf(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: CsrfTokens,
  https: boolean,
): string {
  return giveCsrf(reply, browserId(request) ?? tokens.newBrowserId(), tokens, https);
}

/** Makes the browser another one: tokens from before a sign-in or sign-out are of no use after it (security 10). */
export const restartCsrf = (reply: FastifyReply, tokens: CsrfTokens, https: boolean): void =>
  void giveCsrf(reply, tokens.newBrowserId(), tokens, https);

function giveCsrf(reply: FastifyReply, id: string, tokens: CsrfTokens, https: boolean): string {
  const token = tokens.issue(id);
  // Names the browser, not the person: CSRF tokens, drafts of submissions and limits are bound to it.
  reply.setCookie(COOKIES.browser, id, cookieOptions(https, true));
  // Readable by scripts: the specification's fallback when the token call fails (specification 7).
  reply.setCookie(COOKIES.csrf, token, cookieOptions(https, false));
  return token;
}

/** The browser's id; refuses a changing call without this browser's token or from a foreign site (security 9–11). */
export function requireCsrf(request: FastifyRequest, tokens: CsrfTokens, publicOrigin: string): string {
  const { origin, 'sec-fetch-site': site, 'x-csrf-token': token } = request.headers;
  const sameOrigin = origin === undefined || origin === publicOrigin || origin === ownOrigin(request);
  if (!sameOrigin || site === 'cross-site') throw new Fault('csrf');
  const id = browserId(request);
  if (id === null || typeof token !== 'string' || !tokens.verify(token, id)) throw new Fault('csrf');
  return id;
}

/** A server reached by another name than PUBLIC_URL (an IP, a tunnel) is still its own site. */
const ownOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
