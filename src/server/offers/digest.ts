import type { Foundation } from '../foundation.ts';
import { createMessageDigest, type MessageDigest } from '../messages/digest.ts';
import { recordsToTell } from '../messages/untold-data.ts';
import { goodLinks, lockOffer, type StoredOffer, threadOf } from './data.ts';
import { noteAnswersMailed } from './digest-data.ts';
import { linksUsedAfter } from './links.ts';
import { OFFER_ANSWERED } from './mail-kinds.ts';

/** Mails to the client of what the operator answers. */
export type AnswerDigest = MessageDigest<StoredOffer>;

interface Options extends Pick<Foundation, 'db' | 'outbox'> {
  /** Most offers of one run. */
  part?: number;
}

export const createAnswerDigest = (options: Options): AnswerDigest =>
  createMessageDigest({
    ...options,
    untold: recordsToTell('offer'),
    lock: (transaction, { id }) => lockOffer(transaction, id),
    mailedAt: async (_, { answersMailedAt }) => answersMailedAt,
    async mails(transaction, offer, now) {
      const { id, recipientName: name, recipientEmail: address } = offer;
      // Whoever ended all links wants nobody to come in by a new one.
      const [link] = await goodLinks(transaction, id, linksUsedAfter(now));
      if (!link || address === '') return [];
      const payload = { offerId: id, linkId: link.id };
      return [{ kind: OFFER_ANSWERED, to: { name, address }, threadId: threadOf(offer), payload }];
    },
    note: (transaction, { id }, now) => noteAnswersMailed(transaction, id, now),
  });
