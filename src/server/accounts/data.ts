import { and, desc, eq, exists, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { emailKey } from '#domain/kernel/email.ts';
import { isSafeText } from '#domain/kernel/safe-text.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { accounts, adminSetup, passkeys, sessions } from './table.ts';

export type Account = typeof accounts.$inferSelect;
export type Session = typeof sessions.$inferSelect;
type NewAccount = Pick<Account, 'id' | 'username' | 'email' | 'passwordHash' | 'role' | 'createdAt'>;

/** Stores the token in place of the last one; false when one has been used already. */
export async function replaceSetupToken(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(adminSetup)
    .values({ tokenHash, createdAt: now })
    .onConflictDoUpdate({
      target: adminSetup.only,
      set: { tokenHash, createdAt: now },
      setWhere: isNull(adminSetup.usedAt),
    })
    .returning({ createdAt: adminSetup.createdAt });
  return inserted.length > 0;
}

/** Uses the set-up token; false when it is another one or was used. Others wait until the transaction ends. */
export async function useSetupToken(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .update(adminSetup)
    .set({ usedAt: now })
    .where(and(eq(adminSetup.tokenHash, tokenHash), isNull(adminSetup.usedAt)))
    .returning({ usedAt: adminSetup.usedAt });
  return used.length > 0;
}

/** Marks that there is a first administrator; false when there was one. Others wait until the transaction ends. */
export async function markSetupUsed(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const marked = await transaction
    .insert(adminSetup)
    .values({ tokenHash, createdAt: now, usedAt: now })
    .onConflictDoUpdate({
      target: adminSetup.only,
      set: { usedAt: now },
      setWhere: isNull(adminSetup.usedAt),
    })
    .returning({ usedAt: adminSetup.usedAt });
  return marked.length > 0;
}

/** Stores an account whose e-mail nobody has proven; null when the username is taken. */
export async function insertAccount(transaction: Transaction, account: NewAccount): Promise<Account | null> {
  const [inserted] = await transaction
    .insert(accounts)
    .values({
      ...account,
      usernameKey: account.username.toLowerCase(),
      emailKey: emailKey(account.email),
      updatedAt: account.createdAt,
    })
    .onConflictDoNothing({ target: accounts.usernameKey })
    .returning();
  return inserted ?? null;
}

/** One text for the writings of a name that somebody signs in with. */
export const signInKey = (name: string): string => (isEmailLike(name) ? emailKey(name) : name.toLowerCase());

/** Usernames hold no "@". */
const isEmailLike = (name: string): boolean => name.includes('@');

/**
 * The account that a sign-in names: by username, or by its proven e-mail. Who only claims an address does not sign in
 * with it, since that would tell whether it has an owner (security 23).
 */
export async function findSignIn(db: Db | Transaction, name: string): Promise<Account | null> {
  if (isEmailLike(name)) return findOwnerOf(db, name);
  if (!isSafeText(name, false)) return null;
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.usernameKey, signInKey(name)));
  return row ?? null;
}

/** The account whose proven e-mail this is. */
export async function findOwnerOf(db: Db | Transaction, email: string): Promise<Account | null> {
  // PostgreSQL knows no NUL, which can be typed.
  if (!isSafeText(email, false)) return null;
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.emailKey, emailKey(email)), isNotNull(accounts.emailVerifiedAt)));
  return row ?? null;
}

/** The account of this id. */
export async function findAccount(db: Db | Transaction, id: string): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/** The account, which nobody else changes until the transaction ends. */
export async function lockAccount(transaction: Transaction, id: string): Promise<Account | null> {
  const [row] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row ?? null;
}

/**
 * The account of whoever makes a call, which nobody else changes until the transaction ends; null when the session has
 * ended since the call was let in. Who was signed out by a new password does nothing more, however late it comes.
 */
export async function lockOwnAccount(
  transaction: Transaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Account | null> {
  const account = await lockAccount(transaction, accountId);
  const [session] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return account && session && !account.blockedAt ? account : null;
}

/** Changes an account; its keys follow. */
export async function updateAccount(
  transaction: Db | Transaction,
  id: string,
  change: Partial<Omit<Account, 'id' | 'usernameKey' | 'emailKey' | 'createdAt'>>,
): Promise<void> {
  const key = change.email === undefined ? {} : { emailKey: emailKey(change.email) };
  await transaction
    .update(accounts)
    .set({ ...change, ...key })
    .where(eq(accounts.id, id));
}

/**
 * Deletes whoever else claims an address that now has an owner, with all their sessions (security 29). An administrator
 * whose address was written wrong stays: nobody could make another.
 */
export async function deleteOtherClaims(transaction: Transaction, owner: Account): Promise<void> {
  await transaction
    .delete(accounts)
    .where(
      and(
        eq(accounts.emailKey, owner.emailKey),
        isNull(accounts.emailVerifiedAt),
        eq(accounts.role, 'customer'),
        ne(accounts.id, owner.id),
      ),
    );
}

/** Deletes some of the accounts that were made before and never proven; administrators stay, and who is just proving it. */
export function deleteUnprovenAccounts(db: Db, before: Date, limit: number): Promise<{ id: string }[]> {
  const old = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(isNull(accounts.emailVerifiedAt), eq(accounts.role, 'customer'), lt(accounts.createdAt, before)),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.delete(accounts).where(sql`${accounts.id} in ${old}`).returning({ id: accounts.id });
}

/** Stores the session of a browser. */
export async function insertSession(transaction: Db | Transaction, session: Session): Promise<void> {
  await transaction.insert(sessions).values(session);
}

/** A session with its account. */
export interface FoundSession {
  session: Session;
  account: Account;
  hasPasskey: boolean;
}

/** Whether an account of the query has a passkey; through a builder, which names the tables of both columns. */
export const ownsPasskey = (db: Db | Transaction) =>
  sql<boolean>`${exists(
    db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, accounts.id)),
  )}`;

/** Finds sessions by the hash of their token: one prepared query for every call of who is signed in. */
export function sessionFinder(db: Db): (tokenHash: string) => Promise<FoundSession | null> {
  const statement = db
    .select({
      session: sessions,
      account: accounts,
      hasPasskey: ownsPasskey(db),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session');
  return async (tokenHash) => (await statement.execute({ tokenHash }))[0] ?? null;
}

/** Whether the account has a passkey. */
export async function hasPasskey(db: Db | Transaction, accountId: string): Promise<boolean> {
  const isOwner = and(eq(accounts.id, accountId), ownsPasskey(db));
  return (await db.select({ id: accounts.id }).from(accounts).where(isOwner)).length > 0;
}

/** Notes when a session was used last. */
export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, id));
}

/** Ends one session; false when it has ended before. */
export async function deleteSession(db: Db | Transaction, id: string): Promise<boolean> {
  return (await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id })).length > 0;
}

/** Ends the account's sessions that are beyond so many and were not used for longest; those that wait for their second factor count apart. */
export async function deleteSurplusSessions(
  transaction: Transaction,
  { accountId, awaitsFactor }: Pick<Session, 'accountId' | 'awaitsFactor'>,
  most: number,
): Promise<void> {
  const surplus = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.awaitsFactor, awaitsFactor)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
    .offset(most);
  await transaction.delete(sessions).where(sql`${sessions.id} in ${surplus}`);
}

/** Gives a session another token; false when it has ended. */
export async function renewToken(db: Db, id: string, tokenHash: string): Promise<boolean> {
  const renewed = await db
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return renewed.length > 0;
}

/** Ends the account's sessions, all or all but one. */
export async function deleteSessionsOf(
  db: Db | Transaction,
  accountId: string,
  exceptId: string | null = null,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), exceptId === null ? undefined : ne(sessions.id, exceptId)));
}

/** Deletes some of the sessions that were not used since, or were made before. */
export function deleteEndedSessions(
  db: Db,
  { usedBefore, madeBefore }: { usedBefore: Date; madeBefore: Date },
  limit: number,
): Promise<{ id: string }[]> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.usedAt, usedBefore), lt(sessions.createdAt, madeBefore)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.delete(sessions).where(sql`${sessions.id} in ${ended}`).returning({ id: sessions.id });
}

/** Lets nobody else prove this address until the transaction ends. */
export async function lockEmail(transaction: Transaction, key: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email:${key}`}, 0))`);
}

/**
 * Ids of the administrators that are not blocked. Until the transaction ends none of them goes; everybody takes the locks
 * in one order, so of two who take each other's role away the second waits, and sees what the first has done.
 */
export async function lockAdmins(transaction: Transaction): Promise<string[]> {
  const admins = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), isNull(accounts.blockedAt)))
    .orderBy(accounts.id)
    .for('update');
  return admins.map(({ id }) => id);
}
