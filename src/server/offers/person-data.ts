import { and, asc, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/kernel/local-time.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { deleteFilesOf } from '../files/records-data.ts';
import { mails } from '../mail/table.ts';
import { deleteMessagesOf } from '../messages/data.ts';
import { offerAcceptances, offerRevisions, offers } from './table.ts';

type Reader = Db | Transaction;
export type OfferRecord = typeof offers.$inferSelect;

/** Takes an address out of the drafts that would be mailed to it, in place of whom the offer was sent to. */
export async function forgetRecipient(transaction: Transaction, emailKey: string): Promise<void> {
  await transaction
    .update(offerRevisions)
    .set({ recipient: null })
    .where(
      and(
        eq(offerRevisions.state, 'draft'),
        eq(sql`lower(${offerRevisions.recipient} ->> 'email')`, emailKey),
      ),
    );
}

/** The offers of these clients. */
export const ofClients = (clientIds: readonly string[]): SQL => inArray(offers.clientId, [...clientIds]);

/** The offers of a person or an account. */
export const findOffersOf = (db: Reader, whose: SQL | undefined): Promise<OfferRecord[]> =>
  db.select().from(offers).where(whose).orderBy(asc(offers.createdAt), asc(offers.id));

/** What these offers have said. */
export const revisionsOfOffers = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(offerRevisions)
    .where(inArray(offerRevisions.offerId, [...ids]))
    .orderBy(asc(offerRevisions.offerId), asc(offerRevisions.revision));

/** How those of them were accepted that were. */
export const acceptancesOf = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(offerAcceptances)
    .where(inArray(offerAcceptances.offerId, [...ids]));

/** Mails about these offers. */
const aboutOffers = (ids: readonly string[]): SQL => inArray(sql`${mails.payload} ->> 'offerId'`, [...ids]);

/** Deletes those of the offers that no contract needs, with their links, messages and mails; the others stay whole. */
export async function deleteUnaccepted(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  const deleted = await transaction
    .delete(offers)
    .where(and(inArray(offers.id, [...ids]), ne(offers.state, 'accepted')))
    .returning({ id: offers.id });
  const gone = deleted.map(({ id }) => id);
  await deleteMessagesOf(transaction, 'offer', gone);
  await deleteFilesOf(transaction, 'offer', gone);
  await transaction.delete(mails).where(aboutOffers(gone));
  return gone;
}

/**
 * Some of the offers that were not accepted, cannot be any more or are but drafts, and have not changed since. Never before
 * the last change, so that the index of the list finds what may be old enough.
 */
export async function offersUnchangedSince(
  transaction: Transaction,
  before: Date,
  today: Day,
  limit: number,
): Promise<string[]> {
  const rows = await transaction
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        lt(offers.createdAt, before),
        lt(offers.updatedAt, before),
        ne(offers.state, 'accepted'),
        or(notInArray(offers.state, ['sent', 'viewed']), lt(offers.validUntil, today)),
      ),
    )
    .orderBy(asc(offers.createdAt))
    .limit(limit)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Whether a request has an offer: it is kept as long as that. */
export const hasOffer = (requestId: SQL): SQL =>
  sql`exists (select from ${offers} where ${eq(offers.requestId, requestId)})`;
