import { and, asc, desc, eq, isNull, like, max, not, or, sql } from 'drizzle-orm';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { wordsOf } from '#domain/kernel/search-text.ts';
import { containing, literal } from '../db/folded-search.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { type Account, ownsPasskey } from './data.ts';
import { accounts, passkeys, recoveryCodes, sessions } from './table.ts';

/** An account as the list of users has it. */
export interface ListedAccount {
  account: Account;
  hasPasskey: boolean;
  usedAt: Date | null;
}

/** What the list shows beside the account itself. */
const columns = (db: Db) => ({
  account: accounts,
  hasPasskey: ownsPasskey(db),
  // Through a builder of its own, which reads the column as a time.
  usedAt: sql<Date | null>`(${db
    .select({ at: max(sessions.usedAt) })
    .from(sessions)
    .where(eq(sessions.accountId, accounts.id))})`.mapWith(sessions.usedAt),
});

/** A part of the accounts, newest first: all, or those whose username, name and e-mail have every word. */
export function findAccounts(
  db: Db,
  { search, after }: { search: string; after: Keyset | undefined },
): Promise<ListedAccount[]> {
  const found = wordsOf(search).map((word) => {
    const part = `%${literal(word.toLowerCase())}%`;
    return or(
      like(accounts.usernameKey, part),
      like(accounts.emailKey, part),
      like(sql`fold_text(${accounts.fullName})`, containing(word)),
    );
  });
  return db
    .select(columns(db))
    .from(accounts)
    .where(and(...found, beyond(after, accounts)))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(LIST_ROWS);
}

/** One account as the list has it; null when it is gone. */
export async function findListedAccount(db: Db, id: string): Promise<ListedAccount | null> {
  const [row] = await db.select(columns(db)).from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/** Takes every second factor of an account away. */
export async function deleteSecondFactors(
  transaction: Transaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(accounts)
    .set({ totpSecret: null, totpConfirmedAt: null, totpUsedStep: null, updatedAt: now })
    .where(eq(accounts.id, accountId));
  await transaction.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Usernames of administrators who sign in with a password alone. */
export async function adminsWithoutFactor(db: Db): Promise<string[]> {
  const rows = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'admin'),
        isNull(accounts.blockedAt),
        isNull(accounts.totpConfirmedAt),
        not(ownsPasskey(db)),
      ),
    )
    .orderBy(asc(accounts.usernameKey));
  return rows.map(({ username }) => username);
}
