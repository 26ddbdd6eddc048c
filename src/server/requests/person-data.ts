import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { emailKey } from '#domain/kernel/email.ts';
import {
  contactsNaming,
  deleteNaming,
  invitationsNaming,
  type NamedContact,
  type NamedInvitation,
} from '../clients/person-data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { deleteFilesOf } from '../files/records-data.ts';
import { mails } from '../mail/table.ts';
import { deleteMessagesOf } from '../messages/data.ts';
import {
  aboutOffers,
  deleteUnaccepted,
  findOffersOf,
  type OfferRecord,
  sentTo,
} from '../offers/person-data.ts';
import { offers } from '../offers/table.ts';
import { quotes } from '../quote/table.ts';
import type { StoredRequest } from './data.ts';
import { isFree } from './kept-data.ts';
import { requests } from './table.ts';

/** Everything the database knows under one address. */
export interface PersonRows {
  requests: StoredRequest[];
  quotes: (typeof quotes.$inferSelect)[];
  mails: (typeof mails.$inferSelect)[];
  offers: OfferRecord[];
  contacts: NamedContact[];
  invitations: NamedInvitation[];
}

const isOf = (column: SQL | typeof requests.email | typeof mails.toAddress, email: string): SQL =>
  sql`lower(${column}) = ${emailKey(email)}`;

/** All rows about a person: what was sent with the address, and what was mailed to it or about it. */
export async function findPerson(db: Db | Transaction, email: string): Promise<PersonRows> {
  const sent = await db.select().from(requests).where(isOf(requests.email, email));
  const quoteIds = sent.flatMap(({ quoteId }) => quoteId ?? []);
  const ofPerson = inArray(quotes.id, quoteIds);
  const aboutRequests = inArray(mails.requestId, idsOf(sent));
  const offered = await findOffersOf(db, or(sentTo(emailKey(email)), inArray(offers.requestId, idsOf(sent))));
  return {
    requests: sent,
    quotes: await db
      .select()
      .from(quotes)
      .where(or(ofPerson, isOf(sql`${quotes.client} ->> 'email'`, email))),
    mails: await db
      .select()
      .from(mails)
      .where(or(isOf(mails.toAddress, email), aboutRequests, aboutOffers(idsOf(offered)))),
    offers: offered,
    contacts: await contactsNaming(db, { emailKey: emailKey(email) }),
    invitations: await invitationsNaming(db, { emailKey: emailKey(email) }),
  };
}

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

/** Deletes these rows, but no offer and no request of which a contract has come, nor its quote. */
export async function deletePerson(transaction: Transaction, rows: PersonRows): Promise<void> {
  await transaction.delete(mails).where(inArray(mails.id, idsOf(rows.mails)));
  await deleteNaming(transaction, rows);
  await deleteUnaccepted(transaction, idsOf(rows.offers));
  const deleted = await transaction
    .delete(requests)
    .where(and(inArray(requests.id, idsOf(rows.requests)), isFree()))
    .returning({ id: requests.id });
  await deleteMessagesOf(transaction, 'request', idsOf(deleted));
  await deleteFilesOf(transaction, 'request', idsOf(deleted));
  const contracted = transaction
    .select({ id: requests.quoteId })
    .from(requests)
    .where(eq(requests.quoteId, quotes.id));
  await transaction
    .delete(quotes)
    .where(and(inArray(quotes.id, idsOf(rows.quotes)), sql`not exists ${contracted}`));
}
