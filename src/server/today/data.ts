import { and, asc, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/pool.ts';
import { errorReports } from '../errors/table.ts';
import { mails } from '../mail/table.ts';
import { messages } from '../messages/table.ts';

/** Counting ends there: who has more does not count them. */
const COUNTED = 1_000;

const isUnread = and(eq(messages.side, 'client'), isNull(messages.readAt), isNull(messages.withdrawnAt));

/** Messages of clients that nobody has opened, the oldest first. */
export const unreadMessages = (db: Db, limit: number) =>
  db
    .select({
      id: messages.id,
      subjectType: messages.subjectType,
      subjectId: messages.subjectId,
      authorName: messages.authorName,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(isUnread)
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(limit);

/** How many of these there are, up to a thousand. */
async function countUpTo(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(COUNTED)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** How many messages of clients nobody has opened. */
export const countUnreadMessages = (db: Db): Promise<number> => countUpTo(db, messages, isUnread);

/** How many mails nobody sends any more. */
export const countUnsentMails = (db: Db): Promise<number> =>
  countUpTo(db, mails, sql`${mails.status} in ('dead', 'held')`);

/** How many kinds of failures have been seen for the first time since then. */
export const countNewErrors = (db: Db, since: Date): Promise<number> =>
  countUpTo(db, errorReports, gt(errorReports.firstSeen, since));
