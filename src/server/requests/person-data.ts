import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { deliverableEmail } from '#domain/kernel/email.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { mails } from '../mail/table.ts';
import { quotes } from '../quote/table.ts';
import { CONTRACTED, type StoredMessage, type StoredRequest } from './data.ts';
import { contactMessages, serviceRequests } from './table.ts';

/** Everything the database knows under one address. */
export interface PersonRows {
  requests: StoredRequest[];
  messages: StoredMessage[];
  quotes: (typeof quotes.$inferSelect)[];
  mails: (typeof mails.$inferSelect)[];
}

const isOf = (column: SQL | typeof serviceRequests.email, email: string): SQL =>
  sql`lower(${column}) = ${deliverableEmail(email.trim()).toLowerCase()}`;

/** All rows about a person: what was sent with the address, and what was mailed to it or about it. */
export async function findPerson(db: Db | Transaction, email: string): Promise<PersonRows> {
  const requests = await db.select().from(serviceRequests).where(isOf(serviceRequests.email, email));
  const messages = await db
    .select()
    .from(contactMessages)
    .where(isOf(sql`${contactMessages.email}`, email));
  const quoteIds = requests.flatMap(({ quoteId }) => quoteId ?? []);
  return {
    requests,
    messages,
    quotes: await db
      .select()
      .from(quotes)
      .where(or(inArray(quotes.id, quoteIds), isOf(sql`${quotes.client} ->> 'email'`, email))),
    mails: await db
      .select()
      .from(mails)
      .where(
        or(
          isOf(sql`${mails.toAddress}`, email),
          inArray(
            mails.requestId,
            requests.map(({ id }) => id),
          ),
          inArray(
            sql`${mails.payload} ->> 'messageId'`,
            messages.map(({ id }) => id),
          ),
        ),
      ),
  };
}

/** Deletes these rows, but no request of which a contract has come, nor its quote. */
export async function deletePerson(transaction: Transaction, rows: PersonRows): Promise<void> {
  const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  await transaction.delete(mails).where(inArray(mails.id, ids(rows.mails)));
  await transaction.delete(contactMessages).where(inArray(contactMessages.id, ids(rows.messages)));
  await transaction
    .delete(serviceRequests)
    .where(
      and(
        inArray(serviceRequests.id, ids(rows.requests)),
        notInArray(serviceRequests.status, [...CONTRACTED]),
      ),
    );
  const contracted = transaction
    .select({ id: serviceRequests.quoteId })
    .from(serviceRequests)
    .where(eq(serviceRequests.quoteId, quotes.id));
  await transaction
    .delete(quotes)
    .where(and(inArray(quotes.id, ids(rows.quotes)), sql`not exists ${contracted}`));
}
