import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { StoredRevisionState } from '#domain/offers/revision-life.ts';
import { accounts } from '../accounts/table.ts';
import { clients } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { mails } from '../mail/table.ts';
import { offerRevisions, offers } from '../offers/table.ts';
import { replyTemplates } from './desk-table.ts';
import { requests } from './table.ts';

/** An offer with its latest revision, as requests show it. */
export interface OfferOfRequest {
  id: string;
  /** The request that is kept, where the one it was made from was joined to another. */
  requestId: string;
  prefix: string;
  year: number;
  serial: number;
  addendum: number;
  revision: number;
  state: StoredRevisionState;
  validUntil: string;
  /** How the last revision that was sent stands, else the draft. */
  sent: { state: StoredRevisionState; validUntil: string };
}

/** The offers made from these requests and from those that were joined to them, the newest first. */
export const offersOf = async (db: Db, ids: readonly string[]): Promise<OfferOfRequest[]> => {
  const rows = await db
    .selectDistinctOn([offers.createdAt, offers.id], {
      id: offers.id,
      requestId: sql<string>`coalesce(${requests.mergedInto}, ${requests.id})`.as('of_request'),
      prefix: offers.prefix,
      year: offers.year,
      serial: offers.serial,
      addendum: offers.addendum,
      revision: offerRevisions.revision,
      state: offerRevisions.state,
      validUntil: offerRevisions.validUntil,
      sent: { state: offers.state, validUntil: offers.validUntil },
    })
    .from(offers)
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .innerJoin(offerRevisions, eq(offerRevisions.offerId, offers.id))
    .where(or(inArray(requests.id, [...ids]), inArray(requests.mergedInto, [...ids])))
    .orderBy(desc(offers.createdAt), desc(offers.id), desc(offerRevisions.revision));
  return rows;
};

/** Name of a client. */
export async function clientName(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ name: clients.name }).from(clients).where(eq(clients.id, id));
  return row?.name ?? null;
}

/** Mails about these requests, the oldest first. */
export const mailsAbout = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.toAddress,
      status: mails.status,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(inArray(mails.requestId, [...ids]))
    .orderBy(asc(mails.createdAt), asc(mails.id));

/** Whether an account has proven this address. */
export async function isProvenEmail(db: Db, emailKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.emailKey, emailKey), sql`${accounts.emailVerifiedAt} is not null`))
    .limit(1);
  return rows.length > 0;
}

/** Ids of a request and of those that were joined to it. */
export async function idsWithMerged(db: Db | Transaction, id: string): Promise<string[]> {
  const rows = await db.select({ id: requests.id }).from(requests).where(eq(requests.mergedInto, id));
  return [id, ...rows.map((row) => row.id)];
}

/** Has the requests that were joined to one joined to another. */
export async function moveMerged(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.update(requests).set({ mergedInto: to }).where(eq(requests.mergedInto, from));
}

export type TemplateRow = typeof replyTemplates.$inferSelect;

/** Reply templates by name. */
export const findTemplates = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(replyTemplates).orderBy(asc(replyTemplates.name), asc(replyTemplates.id));

/** Stores a reply template. */
export async function insertTemplate(
  transaction: Transaction,
  row: Omit<TemplateRow, 'version'>,
): Promise<void> {
  await transaction.insert(replyTemplates).values(row);
}

/** The version of a reply template, which nobody else changes until the transaction ends; null when there is none. */
export async function lockTemplate(transaction: Transaction, id: string): Promise<number | null> {
  const [row] = await transaction
    .select({ version: replyTemplates.version })
    .from(replyTemplates)
    .where(eq(replyTemplates.id, id))
    .for('update');
  return row?.version ?? null;
}

/** Changes a reply template that is locked. */
export async function updateTemplate(
  transaction: Transaction,
  id: string,
  changes: Pick<TemplateRow, 'name' | 'text' | 'version' | 'updatedAt'>,
): Promise<void> {
  await transaction.update(replyTemplates).set(changes).where(eq(replyTemplates.id, id));
}

/** Deletes a reply template that is locked. */
export async function deleteTemplate(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(replyTemplates).where(eq(replyTemplates.id, id));
}
