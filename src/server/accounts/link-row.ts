import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { type DerivedSecrets, tokenHash } from './derived-secrets.ts';
import type { AccountLink } from './link-data.ts';

/** How long a link acts, in milliseconds. */
export const LINK_LIFETIME = { 'reset-password': LIFETIMES.resetLink, 'sign-in': LIFETIMES.signInLink };

/** What is stored of a link: only the hash of its token. */
export const linkRow = (
  secrets: DerivedSecrets,
  link: Pick<AccountLink, 'id' | 'accountId' | 'purpose'>,
  now: Date,
): Omit<AccountLink, 'usedAt'> => ({
  ...link,
  tokenHash: tokenHash(secrets.token(link.id)),
  createdAt: now,
  expiresAt: new Date(now.getTime() + LINK_LIFETIME[link.purpose]),
});
