import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { accounts } from '../accounts/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Mailbox } from '../mail/mail.ts';
import { clientMembers } from './table.ts';

/** Where the members of a client are written to: those with a proven address whom nobody has blocked. */
export const mailboxesOfMembers = (db: Db | Transaction, clientId: string): Promise<Mailbox[]> =>
  db
    .select({ name: accounts.fullName, address: accounts.email })
    .from(clientMembers)
    .innerJoin(accounts, eq(accounts.id, clientMembers.accountId))
    .where(canLook(clientId))
    .orderBy(asc(clientMembers.createdAt), asc(accounts.id));

/** The first member of a client who can look into the portal; null without any. */
export async function firstMemberOf(db: Db, clientId: string): Promise<string | null> {
  const [member] = await db
    .select({ id: accounts.id })
    .from(clientMembers)
    .innerJoin(accounts, eq(accounts.id, clientMembers.accountId))
    .where(canLook(clientId))
    .orderBy(asc(clientMembers.createdAt), asc(accounts.id))
    .limit(1);
  return member?.id ?? null;
}

/** Members with a proven address whom nobody has blocked. */
const canLook = (clientId: string) =>
  and(eq(clientMembers.clientId, clientId), isNotNull(accounts.emailVerifiedAt), isNull(accounts.blockedAt));
