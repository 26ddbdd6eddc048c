import { and, asc, eq, gt, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Day } from '#domain/kernel/local-time.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { isGood } from './data.ts';
import { offerLinks, offerReminders, offers } from './table.ts';

export type StoredReminder = typeof offerReminders.$inferSelect;

/** Which offers may have a reminder due: those that end soon, and those that were opened some days ago. */
export interface ReminderWindow {
  today: Day;
  endsBy: Day;
  openedBefore: Date;
}

/** Some of the open offers of which a reminder may be due, by their id; the rule decides (reminders.ts). */
export async function offersToRemind(
  db: Db,
  { today, endsBy, openedBefore }: ReminderWindow,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        after === null ? undefined : gt(offers.id, after),
        sql.raw("offers.state IN ('sent', 'viewed')"),
        gte(offers.validUntil, today),
        eq(offers.remindersOff, false),
        ne(offers.recipientEmail, ''),
        or(
          lte(offers.validUntil, endsBy),
          and(isNotNull(offers.viewedAt), lte(offers.viewedAt, openedBefore)),
        ),
      ),
    )
    .orderBy(asc(offers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What decides whether one of these offers can be reminded of; without those that nobody is to be reminded of. */
export const remindable = (db: Db, ids: readonly string[], linksUsedAfter: Date) =>
  db
    .select({
      id: offers.id,
      state: offers.state,
      validUntil: offers.validUntil,
      sentAt: offers.sentAt,
      viewedAt: offers.viewedAt,
      recipientEmail: offers.recipientEmail,
    })
    .from(offers)
    .where(
      and(
        inArray(offers.id, [...ids]),
        eq(offers.remindersOff, false),
        ne(offers.recipientEmail, ''),
        inArray(
          offers.id,
          db
            .select({ id: offerLinks.offerId })
            .from(offerLinks)
            .where(and(inArray(offerLinks.offerId, [...ids]), isGood(linksUsedAfter))),
        ),
      ),
    );

/** The reminders that have gone out about these offers. */
export const remindersOfAll = (db: Db, ids: readonly string[]): Promise<StoredReminder[]> =>
  db
    .select()
    .from(offerReminders)
    .where(inArray(offerReminders.offerId, [...ids]));

/** The reminders that have gone out about an offer, oldest first. */
export const remindersOf = (db: Db | Transaction, offerId: string): Promise<StoredReminder[]> =>
  db
    .select()
    .from(offerReminders)
    .where(eq(offerReminders.offerId, offerId))
    .orderBy(asc(offerReminders.sentAt));

/** Notes that a reminder goes out; false when it has already. */
export async function insertReminder(transaction: Transaction, reminder: StoredReminder): Promise<boolean> {
  const inserted = await transaction
    .insert(offerReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ offerId: offerReminders.offerId });
  return inserted.length > 0;
}
