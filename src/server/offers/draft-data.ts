import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { OfferSerial } from '#domain/offers/offer-number.ts';
import type { Recipient } from '#domain/offers/offer-problems.ts';
import { accounts } from '../accounts/table.ts';
import { contactsOf } from '../clients/desk-data.ts';
import { clientMembers, clients } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import { offers, offerTemplates } from './table.ts';

export type StoredTemplate = typeof offerTemplates.$inferSelect;

/** A request; null when there is none. */
export async function findRequest(db: Db, id: string): Promise<typeof requests.$inferSelect | null> {
  const [request] = await db.select().from(requests).where(eq(requests.id, id));
  return request ?? null;
}

/** The name of a client, which stays until the transaction ends; null when there is none. */
export async function holdClient(transaction: Transaction, id: string): Promise<string | null> {
  const [client] = await transaction
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, id))
    .for('key share');
  return client?.name ?? null;
}

/** A client as an offer names them; null when there is none. */
export async function findNamedClient(db: Db, id: string): Promise<{ name: string; ico: string } | null> {
  const [client] = await db
    .select({ name: clients.name, ico: clients.ico })
    .from(clients)
    .where(eq(clients.id, id));
  return client ?? null;
}

/** The name of a client. */
export async function nameOfClient(db: Db | Transaction, id: string): Promise<string> {
  const [client] = await db.select({ name: clients.name }).from(clients).where(eq(clients.id, id));
  return client?.name ?? '';
}

/** What the number of an offer is made of; null when there is none. */
export async function numberParts(db: Db, id: string): Promise<OfferSerial | null> {
  const [parts] = await db
    .select({ prefix: offers.prefix, year: offers.year, serial: offers.serial, addendum: offers.addendum })
    .from(offers)
    .where(eq(offers.id, id));
  return parts ?? null;
}

/** What the client has written in this message at the project of an offer; null when there is no such message. */
export async function findWish(
  transaction: Transaction,
  offerId: string,
  messageId: string,
): Promise<string | null> {
  const [wish] = await transaction
    .select({ text: messages.text })
    .from(messages)
    .innerJoin(projects, eq(projects.id, messages.subjectId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.subjectType, 'project'),
        eq(messages.side, 'client'),
        isNull(messages.withdrawnAt),
        eq(projects.offerId, offerId),
      ),
    );
  return wish?.text ?? null;
}

/** Whom an offer for a client is mailed to at first: its oldest member, else whose its newest request with an address is, else its first contact with one. */
export async function recipientOfClient(transaction: Transaction, clientId: string): Promise<Recipient> {
  const [member] = await transaction
    .select({ name: accounts.fullName, email: accounts.email })
    .from(clientMembers)
    .innerJoin(accounts, eq(accounts.id, clientMembers.accountId))
    .where(eq(clientMembers.clientId, clientId))
    .orderBy(asc(clientMembers.createdAt))
    .limit(1);
  if (member) return member;
  const [request] = await transaction
    .select({
      name: sql<string>`coalesce(nullif(${requests.name}, ''), ${requests.company})`,
      email: requests.email,
    })
    .from(requests)
    .where(eq(requests.clientId, clientId))
    .orderBy(sql`${requests.email} = ''`, desc(requests.createdAt))
    .limit(1);
  if (request && request.email !== '') return request;
  const contacts = await contactsOf(transaction, [clientId]);
  const contact = contacts.find(({ email }) => email !== '');
  return contact ? { name: contact.name, email: contact.email } : (request ?? { name: '', email: '' });
}

/** Stores a template. */
export async function insertTemplate(transaction: Transaction, template: StoredTemplate): Promise<void> {
  await transaction.insert(offerTemplates).values(template);
}

/** All templates by name: few enough for one answer. */
export const findTemplates = (db: Db): Promise<StoredTemplate[]> =>
  db.select().from(offerTemplates).orderBy(asc(offerTemplates.name), asc(offerTemplates.id));

/** A template; null when there is none. */
export async function findTemplate(db: Db | Transaction, id: string): Promise<StoredTemplate | null> {
  const [template] = await db.select().from(offerTemplates).where(eq(offerTemplates.id, id));
  return template ?? null;
}

/** Deletes a template; false when there is none. */
export async function deleteTemplate(transaction: Transaction, id: string): Promise<boolean> {
  const deleted = await transaction
    .delete(offerTemplates)
    .where(eq(offerTemplates.id, id))
    .returning({ id: offerTemplates.id });
  return deleted.length > 0;
}
