import type { Transaction } from '../db/pool.ts';
import type { Outbox } from '../mail/outbox.ts';
import { findOffer, threadOf } from '../offers/data.ts';
import { peopleOf } from '../projects/people.ts';

/** Kind of the mail with a payment call. */
export const PAYMENT_CALL_KIND = 'payment-call';

/** Has calls mailed to the people of an offer's client, after the caller's transaction; nobody where no address is known. */
export async function mailPaymentCalls(
  { outbox }: { outbox: Pick<Outbox, 'add'> },
  transaction: Transaction,
  { offerId, ids }: { offerId: string; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const offer = await findOffer(transaction, offerId);
  if (!offer || ids.length === 0) return;
  const told = await peopleOf(transaction, { clientId: offer.clientId, offerId }, now);
  const mails = told.flatMap(({ to, ...way }) =>
    ids.map((paymentId) => ({
      kind: PAYMENT_CALL_KIND,
      to,
      threadId: threadOf(offer),
      payload: { paymentId, ...way },
    })),
  );
  if (mails.length > 0) await outbox.add(transaction, mails, now);
}
