import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { messages } from './table.ts';
import { isUnreadBy } from './unread-data.ts';

/**
 * What the operator has written and the client has not seen, younger than the last mail about it, which is older than
 * `before`: of that the next mail tells. Without any mail nobody waits for one.
 */
export const isUntold = (
  subjectType: (typeof messages.$inferSelect)['subjectType'],
  mailedAt: PgColumn,
  before: Date,
): SQL | undefined =>
  and(
    eq(messages.subjectType, subjectType),
    isUnreadBy('client'),
    lte(mailedAt, before),
    gt(messages.createdAt, sql`${mailedAt}`),
  );
