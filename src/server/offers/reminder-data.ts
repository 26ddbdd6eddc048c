import { and, asc, eq, gte, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Day } from '#domain/kernel/local-time.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offerReminders, offers } from './table.ts';

export type StoredReminder = typeof offerReminders.$inferSelect;

/** Which offers may have a reminder due: those that end soon, and those that were opened some days ago. */
export interface ReminderWindow {
  today: Day;
  endsBy: Day;
  openedBefore: Date;
}

/** The open offers of which a reminder may be due; the rule decides (reminders.ts). */
export async function offersToRemind(
  db: Db,
  { today, endsBy, openedBefore }: ReminderWindow,
): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        sql.raw("offers.state IN ('sent', 'viewed')"),
        gte(offers.validUntil, today),
        eq(offers.remindersOff, false),
        ne(offers.recipientEmail, ''),
        or(
          lte(offers.validUntil, endsBy),
          and(isNotNull(offers.viewedAt), lte(offers.viewedAt, openedBefore)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

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
