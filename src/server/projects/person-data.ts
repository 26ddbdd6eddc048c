import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { deleteUnfinishedOf } from '../files/records-data.ts';
import { mails } from '../mail/table.ts';
import { forgetThoughts } from '../messages/note-data.ts';
import { payments } from '../payments/table.ts';
import { calendarFeeds, checklistItems, projects } from './table.ts';

/** The projects of these clients. */
export const projectsOfClients = async (
  db: Db | Transaction,
  clientIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.clientId, [...clientIds]));
  return rows.map(({ id }) => id);
};

/** Mails about these projects, their payment calls included. */
export const aboutProjects = (db: Db | Transaction, ids: readonly string[]): SQL => {
  const calls = db
    .select({ id: sql`${payments.id}::text` })
    .from(payments)
    .where(inArray(payments.projectId, [...ids]));
  return sql`(${inArray(sql`${mails.payload} ->> 'projectId'`, [...ids])} or ${mails.payload} ->> 'paymentId' in (${calls}))`;
};

/**
 * Deletes what no contract needs of projects whose client nobody is any more: texts that were never handed in, uploads that
 * were never finished, the addresses of calendars, and what the operator has thought. What was agreed, brought, said and paid stays (business 8).
 */
export async function forgetUnneeded(transaction: Transaction, projectIds: readonly string[]): Promise<void> {
  const ids = [...projectIds];
  await transaction
    .update(checklistItems)
    .set({ draft: '', draftSavedAt: null })
    .where(and(inArray(checklistItems.projectId, ids), ne(checklistItems.draft, '')));
  await deleteUnfinishedOf(transaction, ids);
  await forgetThoughts(transaction, ids);
  await transaction.delete(calendarFeeds).where(inArray(calendarFeeds.projectId, ids));
}

/** The projects that these offers have begun. */
export const projectsBegunBy = async (
  transaction: Transaction,
  offerIds: readonly string[],
): Promise<string[]> => {
  const rows = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.offerId, [...offerIds]));
  return rows.map(({ id }) => id);
};
