import { isMailDue, mailedBefore } from '#domain/messages/message-mails.ts';
import type { Transaction } from '../db/pool.ts';
import { inTurns } from '../db/turns.ts';
import type { Foundation } from '../foundation.ts';
import { goodLinks, lockOffer, type StoredOffer } from './data.ts';
import { noteAnswersMailed, offersToTell } from './digest-data.ts';
import { linksUsedAfter } from './links.ts';
import { OFFER_ANSWERED } from './mail-kinds.ts';

/** Mails about answers: the first one at once, then at most one an hour while the client has not seen them (business 7). */
export interface AnswerDigest {
  /** Mails the client now, or leaves it to `run`. */
  tell(transaction: Transaction, offer: StoredOffer, now: Date): Promise<void>;
  /** Mails whoever has waited for an hour; one run some of them, the next one the others. */
  run(now: Date): Promise<void>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox'> {
  /** Most offers of one run. */
  part?: number;
}

export function createAnswerDigest({ db, outbox, part }: Options): AnswerDigest {
  const turn = inTurns(part);
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
      const before = mailedBefore(now);
      for (const id of await turn((after, limit) => offersToTell(db, before, after, limit)))
        await db.transaction(async (transaction) => {
          const offer = await lockOffer(transaction, id);
          if (offer) await tell(transaction, offer, now);
        });
      outbox.wake();
    },
  };
}
