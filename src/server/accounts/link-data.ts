import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { accountLinks } from './table.ts';

export type AccountLink = typeof accountLinks.$inferSelect;
export type LinkPurpose = AccountLink['purpose'];

/** Stores a link in place of the account's unused ones of the same purpose; false when it is there already. */
export async function replaceLink(
  transaction: Transaction,
  link: Omit<AccountLink, 'usedAt'>,
): Promise<boolean> {
  const [known] = await transaction.select().from(accountLinks).where(eq(accountLinks.id, link.id));
  if (known) return false;
  await deleteLinks(transaction, link.accountId, link.purpose);
  await transaction.insert(accountLinks).values(link);
  return true;
}

/** Voids the account's links, of one purpose or all. */
export async function deleteLinks(
  transaction: Transaction,
  accountId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await transaction
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.accountId, accountId), purpose ? eq(accountLinks.purpose, purpose) : undefined),
    );
}

/** Uses a link; null when it was used, is over, or is none. Of many at once one gets it (security 26). */
export async function takeLink(
  db: Db | Transaction,
  { purpose, tokenHash }: Pick<AccountLink, 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<{ accountId: string } | null> {
  const [used] = await db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(isGood({ purpose, tokenHash }, now))
    .returning({ accountId: accountLinks.accountId });
  return used ?? null;
}

/** Whose link it is, while it is good. */
export async function findLink(
  db: Db | Transaction,
  wanted: Pick<AccountLink, 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<{ accountId: string } | null> {
  const [row] = await db
    .select({ accountId: accountLinks.accountId })
    .from(accountLinks)
    .where(isGood(wanted, now));
  return row ?? null;
}

const isGood = ({ purpose, tokenHash }: Pick<AccountLink, 'purpose' | 'tokenHash'>, now: Date) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.purpose, purpose),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

/** Gives an unused link more time; false when it is void. */
export async function extendLink(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const extended = await db
    .update(accountLinks)
    .set({ expiresAt })
    .where(and(eq(accountLinks.id, id), isNull(accountLinks.usedAt)))
    .returning({ id: accountLinks.id });
  return extended.length > 0;
}

/** Deletes some of the links that ended before. */
export function deleteEndedLinks(db: Db, before: Date, limit: number): Promise<{ id: string }[]> {
  const ended = db
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(lt(accountLinks.expiresAt, before))
    .limit(limit);
  return db
    .delete(accountLinks)
    .where(sql`${accountLinks.id} in ${ended}`)
    .returning({ id: accountLinks.id });
}
