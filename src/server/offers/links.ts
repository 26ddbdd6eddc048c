import { createHash, createHmac } from 'node:crypto';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { insertLink, type StoredLink } from './data.ts';

/**
 * The tokens of secret links (business 2), made from the ids of their rows and the keys of the installation: a mail that
 * goes out later makes the same one again, and who reads the database or the queue of mails has none (decision 090).
 */
export interface OfferLinks {
  /** Stores a new link to an offer. */
  make(transaction: Transaction, offerId: string, now: Date): Promise<{ id: string; token: string }>;
  /** The token of a stored link; null when the key that made it is gone. */
  tokenOf(link: Pick<StoredLink, 'id' | 'tokenHash'>): string | null;
}

/** What the database keeps of a token: it finds the row and cannot be turned back. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** How long a link opens its offer after its last use. */
const LINK_LASTS = 90 * 24 * 60 * 60 * 1000;

/** A link that was not used since then is over. */
export const linksUsedAfter = (now: Date): Date => new Date(now.getTime() - LINK_LASTS);

export function createOfferLinks({ config, random }: Pick<Foundation, 'config' | 'random'>): OfferLinks {
  const { secrets } = config;
  const tokenWith = (secret: string, id: string) =>
    createHmac('sha256', secret).update(`offer-link:${id}`).digest('base64url');
  return {
    async make(transaction, offerId, now) {
      const id = random.uuid();
      const token = tokenWith(secrets[0], id);
      await insertLink(transaction, { id, offerId, tokenHash: tokenHash(token), createdAt: now });
      return { id, token };
    },
    tokenOf: (link) =>
      secrets
        .map((secret) => tokenWith(secret, link.id))
        .find((token) => tokenHash(token) === link.tokenHash) ?? null,
  };
}
