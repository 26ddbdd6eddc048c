import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { COOKIES } from '#domain/consent/storage-names.ts';

/** Browsers keep a name with this prefix to one host and to https. */
const nameOf = (https: boolean): string => (https ? `__Host-${COOKIES.session}` : COOKIES.session);

/** A token of ours; anything else somebody has put there. */
const TOKEN = /^[\w-]{43}$/;

const optionsOf = (https: boolean) =>
  ({ path: '/', sameSite: 'lax', secure: https, httpOnly: true }) as const;

/** The session's token from the browser's cookie; null without one. */
export function readSessionToken(request: FastifyRequest, https: boolean): string | null {
  const value = request.cookies[nameOf(https)];
  return value && TOKEN.test(value) ? value : null;
}

/** Gives the browser the token of its session (security 13). */
export const setSessionToken = (reply: FastifyReply, token: string, https: boolean): void =>
  void reply.setCookie(nameOf(https), token, { ...optionsOf(https), maxAge: LIFETIMES.session / 1000 });

export const clearSessionToken = (reply: FastifyReply, https: boolean): void =>
  void reply.clearCookie(nameOf(https), optionsOf(https));
