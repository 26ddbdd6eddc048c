import { and, eq } from 'drizzle-orm';
import type { NamedSelection } from '#domain/quote/named-selection.ts';
import { readRequestSelection } from '#domain/quote/read-stored.ts';
import { type RequestContact, requestContact } from '#domain/requests/request-fields.ts';
import type { RequestKind } from '#domain/requests/request-status.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { requests } from './table.ts';

export type StoredRequest = typeof requests.$inferSelect;
export type NewRequest = Omit<typeof requests.$inferInsert, 'number' | 'searchText'>;

/** A request of the wizard; its selection says what was chosen, whatever version has stored it. */
export type WizardRequest = StoredRequest & { selection: NamedSelection };
/** A request of the contact form. */
export type ContactRequest = StoredRequest & { topic: string };

/** Who asks, as it is shown: a column of its own for each field. */
export const contactOf = (request: StoredRequest): RequestContact =>
  requestContact((field) => (field === 'phone' ? request.phoneDisplay : request[field]));

/** Stores a request and gives it its number. */
export async function insertRequest(transaction: Transaction, row: NewRequest): Promise<StoredRequest> {
  const [inserted] = await transaction.insert(requests).values(row).returning();
  if (!inserted) throw new Error('The request was not inserted');
  return inserted;
}

/** The wizard's request of this id; null when it is gone, or of another kind. */
export async function findWizardRequest(db: Db | Transaction, id: string): Promise<WizardRequest | null> {
  const row = await findRequest(db, 'wizard', id);
  if (!row) return null;
  // A check of the table keeps the columns of a kind filled.
  const ids = { service: row.service ?? '', trade: row.trade ?? '' };
  return { ...row, selection: readRequestSelection(row.selection, ids) };
}

/** The contact form's request of this id; null when it is gone, or of another kind. */
export async function findContactRequest(db: Db, id: string): Promise<ContactRequest | null> {
  const row = await findRequest(db, 'contact', id);
  return row && { ...row, topic: row.topic ?? '' };
}

async function findRequest(
  db: Db | Transaction,
  kind: RequestKind,
  id: string,
): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.kind, kind)));
  return row ?? null;
}
