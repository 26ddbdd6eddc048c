import { Fault } from '#domain/errors/faults.ts';
import type { MessagePerson, MessageSide } from '#domain/messages/message.ts';
import { MAIL_WAITS_SECONDS } from '#domain/messages/message-mails.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { MAILED_QUESTIONS_MAX, OPEN_QUESTIONS_MAX } from '#domain/offers/offer-limits.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { QUESTIONS_FULL, stepRefusal } from '#domain/offers/offer-refusals.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { StoredMessage } from '../messages/data.ts';
import type { MessageService } from '../messages/service.ts';
import { lockOffer, revisionsOf, type StoredOffer, threadOf } from './data.ts';
import { countAskedSinceRead, countOpenQuestions } from './list-data.ts';
import { OFFER_QUESTION } from './mail-kinds.ts';

/** A question or an answer. */
export interface Said {
  /** The line it hangs on; null for the whole offer. */
  lineId: string | null;
  text: string;
  /** Null for who holds the secret link. */
  accountId: string | null;
  /** As the other side reads it. */
  authorName: string;
  /** Made by the sender; null where nobody sends again. */
  sendId?: string | null | undefined;
  /** Uploaded for it. */
  fileIds?: readonly string[];
  /** Written at the newest of what stood before whoever answers; all is read by the answer where it is not said. */
  seenUntil?: Date | undefined;
}

/**
 * What client and operator say about an offer that was sent (business 4). Each message is one transaction with one entry in
 * the audit log. Throws notFound, also for a line that the offer does not have, and offerStep while nothing was sent.
 */
export interface OfferConversation {
  /** The client asks; the operator gets a mail of the first few since they last read. Throws offerStep where too many wait. */
  ask(offerId: string, said: Said, by: By): Promise<StoredMessage>;
  /** The operator answers; the client gets a mail by the digest (digest.ts). What the client has said is read by that. */
  answer(offerId: string, said: Said, by: By): Promise<StoredMessage>;
  /** Takes what somebody has written back; the message without its text. Throws messageStays. */
  withdraw(offerId: string, messageId: string, who: MessagePerson, by: By): Promise<StoredMessage>;
  /** A side has seen what the other one said. */
  read(offerId: string, reader: MessageSide, seenUntil: Date, by: By): Promise<void>;
}

const note = noteOn('offer');
const READ = { client: 'offer.client-read', operator: 'offer.messages-read' } as const;

type ConversationOptions = Pick<Foundation, 'db' | 'outbox' | 'operator'> & {
  messages: MessageService;
  /** Tells the client, in the transaction of the answer. */
  tell(transaction: Transaction, offer: StoredOffer, now: Date): Promise<void>;
};

export function createOfferConversation(options: ConversationOptions): OfferConversation {
  const { db, outbox, operator, messages, tell } = options;

  /** The offer, under its lock, while the line is one of what was sent. */
  const lockSent = async (transaction: Transaction, id: string, lineId: string | null) => {
    const offer = await lockOffer(transaction, id);
    if (!offer) throw new Fault('notFound');
    const sent = (await revisionsOf(transaction, id)).filter(({ state }) => state !== 'draft');
    if (sent.length === 0)
      throw new Fault('offerStep', { message: stepRefusal({ number: offerNumber(offer) }, 'draft', 'view') });
    const isKnown = sent.some(({ content }) => linesOf(content).some((line) => line.id === lineId));
    if (lineId !== null && !isKnown) throw new Fault('notFound');
    return offer;
  };

  const inTransaction = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const done = await db.transaction(work);
    outbox.wake();
    return done;
  };

  return {
    ask: (id, said, by) =>
      inTransaction(async (transaction) => {
        const offer = await lockSent(transaction, id, said.lineId);
        const before = await messages.sentBefore(transaction, {
          ...said,
          subject: { type: 'offer', id },
          side: 'client',
        });
        if (before) return before;
        const waiting = await countOpenQuestions(transaction, id);
        if (waiting >= OPEN_QUESTIONS_MAX) throw new Fault('offerStep', { message: QUESTIONS_FULL });
        const asked = await countAskedSinceRead(transaction, id);
        const subject = { type: 'offer', id } as const;
        const message = await messages.write(transaction, { ...said, subject, side: 'client' }, by.now);
        const payload = { offerId: id, messageIds: [message.id] };
        if (asked < MAILED_QUESTIONS_MAX)
          await outbox.add(
            transaction,
            [{ kind: OFFER_QUESTION, to: operator, threadId: threadOf(offer), payload }],
            by.now,
            MAIL_WAITS_SECONDS,
          );
        await note(transaction, id, 'offer.asked', by);
        return message;
      }),

    answer: (id, said, by) =>
      inTransaction(async (transaction) => {
        const offer = await lockSent(transaction, id, said.lineId);
        const subject = { type: 'offer', id } as const;
        const before = await messages.sentBefore(transaction, { ...said, subject, side: 'operator' });
        if (before) return before;
        await messages.read(transaction, subject, 'operator', by.now, said.seenUntil);
        const message = await messages.write(transaction, { ...said, subject, side: 'operator' }, by.now);
        await tell(transaction, offer, message.createdAt);
        await note(transaction, id, 'offer.answered', by);
        return message;
      }),

    withdraw: (id, messageId, who, by) =>
      inTransaction(async (transaction) => {
        if (!(await lockOffer(transaction, id))) throw new Fault('notFound');
        const subject = { type: 'offer', id } as const;
        const withdrawn = await messages.withdraw(transaction, subject, messageId, who, by.now);
        await note(transaction, id, 'offer.message-withdrawn', by);
        return withdrawn;
      }),

    read: (id, reader, seenUntil, by) =>
      inTransaction(async (transaction) => {
        if (!(await lockOffer(transaction, id))) throw new Fault('notFound');
        const read = await messages.read(transaction, { type: 'offer', id }, reader, by.now, seenUntil);
        if (read > 0) await note(transaction, id, READ[reader], by);
      }),
  };
}
