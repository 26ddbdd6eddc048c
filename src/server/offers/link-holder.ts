import type { FastifyRequest } from 'fastify';
import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { OFFER_LINK_HEADER, OFFER_SECRET } from '#domain/offers/link-header.ts';
import type { Foundation } from '../foundation.ts';
import { findLinkedOffer, touchLink } from './data.ts';
import { linksUsedAfter, tokenHash } from './links.ts';

/** Finds out which offer a secret opens. */
export interface LinkHolders {
  /** The offer of a secret that is good now; null for any other text, after the same one statement. */
  offerOf(secret: string): Promise<string | null>;
  /**
   * Who makes a call with a secret in its header; null without one. Only a use lets the link last longer. Throws linkEnded
   * for any but a good one.
   */
  holderOf(request: FastifyRequest, isUse: boolean): Promise<Actor | null>;
}

/** Nobody has a link with it: what cannot be a secret costs the same as one that is none. */
const NO_SECRET = '';

export function createLinkHolders({ db, clock }: Pick<Foundation, 'db' | 'clock'>): LinkHolders {
  const offerOf = (secret: string, isUse = true) => {
    const now = clock();
    const hash = tokenHash(OFFER_SECRET.test(secret) ? secret : NO_SECRET);
    const usedAfter = linksUsedAfter(now);
    return isUse ? touchLink(db, hash, { now, usedAfter }) : findLinkedOffer(db, hash, usedAfter);
  };
  return {
    offerOf: (secret) => offerOf(secret),
    async holderOf({ headers }, isUse) {
      const secret = headers[OFFER_LINK_HEADER];
      if (secret === undefined) return null;
      const offerId = await offerOf(typeof secret === 'string' ? secret : NO_SECRET, isUse);
      if (offerId === null) throw new Fault('linkEnded');
      return { kind: 'link', offerId, today: wallTimeOf(clock()).day };
    },
  };
}
