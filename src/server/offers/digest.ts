import { isMailDue, mailedBefore } from '#domain/messages/message-mails.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { goodLinks, lockOffer, type StoredOffer } from './data.ts';
import { noteAnswersMailed, offersToTell } from './digest-data.ts';
import { OFFER_ANSWERED } from './mail-kinds.ts';
import { linksUsedAfter } from './service.ts';

/** Mails about answers: the first one at once, then at most one an hour while the client has not seen them (business 7). */
export interface AnswerDigest {
  /** Mails the client now, or leaves it to `run`. */
  tell(transaction: Transaction, offer: StoredOffer, now: Date): Promise<void>;
  /** Mails whoever has waited for an hour. */
  run(now: Date): Promise<void>;
}

export function createAnswerDigest({ db, outbox }: Pick<Foundation, 'db' | 'outbox'>): AnswerDigest {
  const tell = async (transaction: Transaction, offer: StoredOffer, now: Date): Promise<void> => {
    if (!isMailDue(offer.answersMailedAt, now) || offer.recipientEmail === '') return;
    // Whoever ended all links wants nobody to come in by a new one.
    const [link] = await goodLinks(transaction, offer.id, linksUsedAfter(now));
    if (!link) return;
    await noteAnswersMailed(transaction, offer.id, now);
    const to = { name: offer.recipientName, address: offer.recipientEmail };
    const payload = { offerId: offer.id, linkId: link.id };
    await outbox.add(transaction, [{ kind: OFFER_ANSWERED, to, payload }], now);
  };

  return {
    tell,
    async run(now) {
      for (const id of await offersToTell(db, mailedBefore(now)))
        await db.transaction(async (transaction) => {
          const offer = await lockOffer(transaction, id);
          if (offer) await tell(transaction, offer, now);
        });
      outbox.wake();
    },
  };
}
