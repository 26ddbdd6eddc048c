import { and, asc, desc, eq, gte, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { files } from '../files/table.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import { clientInvitations } from './desk-table.ts';
import { clientImportRows } from './import-table.ts';
import type { Named } from './person-data.ts';
import { clientMembers, clients } from './table.ts';

export type ImportedRow = typeof clientImportRows.$inferSelect;

/** Keeps what a table has made of clients. */
export async function insertImportRows(
  transaction: Transaction,
  rows: readonly ImportedRow[],
): Promise<void> {
  await transaction.insert(clientImportRows).values([...rows]);
}

/** Imports since an instant with how many clients they made and changed that are still there, the newest first. */
export const findImports = (db: Db, since: Date) =>
  db
    .select({
      id: clientImportRows.importId,
      at: sql<Date>`max(${clientImportRows.importedAt})`.mapWith(clientImportRows.importedAt),
      made: sql<number>`(count(*) filter (where ${clientImportRows.before} is null))::int`,
      changed: sql<number>`count(${clientImportRows.before})::int`,
    })
    .from(clientImportRows)
    .where(gte(clientImportRows.importedAt, since))
    .groupBy(clientImportRows.importId)
    .orderBy(desc(sql`max(${clientImportRows.importedAt})`));

/** What one import since an instant has made of clients. */
export const findImportRows = (
  transaction: Transaction,
  importId: string,
  since: Date,
): Promise<ImportedRow[]> =>
  transaction
    .select()
    .from(clientImportRows)
    .where(and(eq(clientImportRows.importId, importId), gte(clientImportRows.importedAt, since)))
    .orderBy(asc(clientImportRows.clientId));

/** Forgets an import. */
export async function deleteImportRows(transaction: Transaction, importId: string): Promise<void> {
  await transaction.delete(clientImportRows).where(eq(clientImportRows.importId, importId));
}

/** Forgets so many rows of imports before an instant; answers how many. */
export async function deleteOldImportRows(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: clientImportRows.importId, clientId: clientImportRows.clientId })
    .from(clientImportRows)
    .where(lt(clientImportRows.importedAt, before))
    .limit(limit);
  const deleted = await db
    .delete(clientImportRows)
    .where(sql`(${clientImportRows.importId}, ${clientImportRows.clientId}) in ${old}`)
    .returning({ id: clientImportRows.importId });
  return deleted.length;
}

/** Forgets what clients were at which somebody was known: taken back it would be there again. */
export async function deleteImportRowsNaming(
  transaction: Transaction,
  { emailKey, phone }: Pick<Named, 'emailKey' | 'phone'>,
): Promise<void> {
  const contacts = sql`jsonb_array_elements(${clientImportRows.before} -> 'contacts') as contact`;
  const isNamed = or(
    emailKey === null ? sql`false` : sql`lower(contact ->> 'email') = ${emailKey}`,
    phone === undefined ? undefined : sql`contact ->> 'email' = '' and contact ->> 'phone' = ${phone}`,
  );
  await transaction.delete(clientImportRows).where(sql`exists (select from ${contacts} where ${isNamed})`);
}

/** What makes a client more than a row of a table. */
const BELONGING = [requests, quotes, offers, projects, files, clientMembers, clientInvitations] as const;

/** Deletes those of these clients that nothing and nobody belongs to; answers which. */
export async function deleteUnused(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  const deleted = await transaction
    .delete(clients)
    .where(
      and(
        inArray(clients.id, [...ids]),
        ...BELONGING.map((table) =>
          notExists(transaction.select({ one: sql`1` }).from(table).where(eq(table.clientId, clients.id))),
        ),
      ),
    )
    .returning({ id: clients.id });
  return deleted.map(({ id }) => id);
}
