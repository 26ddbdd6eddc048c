import type { Transaction } from '../db/pool.ts';
import type { Outbox } from '../mail/outbox.ts';
import { findOffer } from '../offers/data.ts';

/** Kind of the mail with a payment call. */
export const PAYMENT_CALL_KIND = 'payment-call';

/** Has calls mailed to the recipient of an offer, after the caller's transaction; nobody where the address is unknown. */
export async function mailPaymentCalls(
  { outbox }: { outbox: Pick<Outbox, 'add'> },
  transaction: Transaction,
  { offerId, ids }: { offerId: string; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const offer = await findOffer(transaction, offerId);
  if (!offer || offer.recipientEmail === '' || ids.length === 0) return;
  const to = { name: offer.recipientName, address: offer.recipientEmail };
  await outbox.add(
    transaction,
    ids.map((paymentId) => ({ kind: PAYMENT_CALL_KIND, to, payload: { paymentId } })),
    now,
  );
}
