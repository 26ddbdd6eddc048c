import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { emailKey } from '#domain/kernel/email.ts';
import { phoneAsTyped } from '#domain/kernel/phone.ts';
import type { Whose } from '../accounts/owned-data.ts';
import {
  contactsNaming,
  deleteNaming,
  invitationsNaming,
  type Named,
  type NamedContact,
  type NamedInvitation,
} from '../clients/person-data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { deleteFilesOf } from '../files/records-data.ts';
import { mails } from '../mail/table.ts';
import { deleteMessagesOf } from '../messages/data.ts';
import { deleteUnaccepted, findOffersOf, type OfferRecord } from '../offers/person-data.ts';
import { offers } from '../offers/table.ts';
import { calendarFeeds, projects } from '../projects/table.ts';
import { quotes } from '../quote/table.ts';
import type { StoredRequest } from './data.ts';
import { isFree } from './kept-data.ts';
import { requests } from './table.ts';

/** Everything the database knows under one address, or one telephone. */
export interface PersonRows {
  requests: StoredRequest[];
  quotes: (typeof quotes.$inferSelect)[];
  mails: (typeof mails.$inferSelect)[];
  offers: OfferRecord[];
  contacts: NamedContact[];
  invitations: NamedInvitation[];
}

const isOf = (
  column: SQL | typeof requests.email | typeof mails.toAddress | typeof offers.recipientEmail,
  key: string | null,
): SQL => (key === null ? sql`false` : sql`lower(${column}) = ${key}`);

/** Who is asked for, by an address or by a telephone as it is shown; a blank text asks for nobody. */
export function namedAs(identifier: string): Pick<Named, 'emailKey' | 'phone'> {
  if (identifier.includes('@')) return { emailKey: emailKey(identifier) };
  const phone = phoneAsTyped(identifier.trim());
  return phone === '' ? { emailKey: null } : { emailKey: null, phone };
}

/** A telephone can be that of several people: it stands for those alone who have left no address. */
const requestsOf = ({ emailKey: key, phone }: Pick<Named, 'emailKey' | 'phone'>): SQL | undefined =>
  phone === undefined
    ? isOf(requests.email, key)
    : and(eq(requests.email, ''), eq(requests.phoneDisplay, phone));

/**
 * Which rows are about whoever has an address, or has left a telephone alone: what was sent with it, mailed to it, and what
 * has come of that.
 */
export function knownUnder(db: Db | Transaction, identifier: string): Whose {
  const named = namedAs(identifier);
  const ofRequests = requestsOf(named);
  const requestIds = db.select({ id: requests.id }).from(requests).where(ofRequests);
  const ofOffers = or(isOf(offers.recipientEmail, named.emailKey), inArray(offers.requestId, requestIds));
  const offerIds = db.select({ id: offers.id }).from(offers).where(ofOffers);
  const quoteIds = db
    .select({ id: sql`${requests.quoteId}` })
    .from(requests)
    .where(ofRequests);
  const mailed = db
    .select({ id: sql`${offers.id}::text` })
    .from(offers)
    .where(ofOffers);
  return {
    requests: ofRequests,
    quotes: or(inArray(quotes.id, quoteIds), isOf(sql`${quotes.client} ->> 'email'`, named.emailKey)),
    offers: ofOffers,
    projects: inArray(projects.offerId, offerIds),
    mails: or(
      isOf(mails.toAddress, named.emailKey),
      inArray(mails.requestId, requestIds),
      inArray(sql`${mails.payload} ->> 'offerId'`, mailed),
    ),
    calendars: inArray(calendarFeeds.offerId, offerIds),
  };
}

/** All rows about a person that are deleted when they are erased, as far as no contract needs them. */
export async function findPerson(db: Db | Transaction, identifier: string): Promise<PersonRows> {
  const whose = knownUnder(db, identifier);
  return {
    requests: await db.select().from(requests).where(whose.requests),
    quotes: await db.select().from(quotes).where(whose.quotes),
    mails: await db.select().from(mails).where(whose.mails),
    offers: await findOffersOf(db, whose.offers),
    ...(await namedBy(db, identifier)),
  };
}

/** What the operator has noted of requests that were lost. */
export const lostNotes = (db: Db, whose: Whose) =>
  db
    .select({ subjectId: requests.id, text: requests.lostNote, createdAt: requests.updatedAt })
    .from(requests)
    .where(and(whose.requests, ne(requests.lostNote, '')));

/** What the operator knows at clients of whoever has an address, or has left a telephone alone. */
export async function namedBy(db: Db | Transaction, identifier: string) {
  const named = namedAs(identifier);
  return {
    contacts: await contactsNaming(db, named),
    invitations: await invitationsNaming(db, named),
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
