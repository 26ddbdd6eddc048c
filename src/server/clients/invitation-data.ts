import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { clientInvitations } from './desk-table.ts';
import { clients } from './table.ts';

type Reader = Db | Transaction;
export type Invitation = typeof clientInvitations.$inferSelect;

const isUnused = and(isNull(clientInvitations.acceptedAt), isNull(clientInvitations.revokedAt));

/** The invitations of a client, the newest first. */
export const invitationsOf = (db: Reader, clientId: string, limit: number): Promise<Invitation[]> =>
  db
    .select()
    .from(clientInvitations)
    .where(eq(clientInvitations.clientId, clientId))
    .orderBy(desc(clientInvitations.createdAt), desc(clientInvitations.id))
    .limit(limit);

/** How many invitations of a client wait. */
export async function countWaiting(transaction: Transaction, clientId: string, now: Date): Promise<number> {
  const [row] = await transaction
    .select({ waiting: count() })
    .from(clientInvitations)
    .where(and(eq(clientInvitations.clientId, clientId), isUnused, gt(clientInvitations.expiresAt, now)));
  return row?.waiting ?? 0;
}

/** Stores an invitation; only the hash of its token. */
export async function insertInvitation(
  transaction: Transaction,
  invitation: typeof clientInvitations.$inferInsert,
): Promise<void> {
  await transaction.insert(clientInvitations).values(invitation);
}

/** Ends the unused invitations of a client: the one of this id, or those for one address. False when there was none. */
export async function revokeUnused(
  transaction: Transaction,
  { clientId, id, emailKey }: { clientId: string; id?: string; emailKey?: string },
  now: Date,
): Promise<boolean> {
  const revoked = await transaction
    .update(clientInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(clientInvitations.clientId, clientId),
        id === undefined ? undefined : eq(clientInvitations.id, id),
        emailKey === undefined ? undefined : eq(clientInvitations.emailKey, emailKey),
        isUnused,
      ),
    )
    .returning({ id: clientInvitations.id });
  return revoked.length > 0;
}

/** Gives an unused invitation more time; null when it is void. */
export async function extendInvitation(
  db: Db,
  id: string,
  expiresAt: Date,
): Promise<{ clientName: string } | null> {
  const [extended] = await db
    .update(clientInvitations)
    .set({ expiresAt })
    .from(clients)
    .where(and(eq(clientInvitations.id, id), eq(clients.id, clientInvitations.clientId), isUnused))
    .returning({ clientName: clients.name });
  return extended ?? null;
}

/** Who holds a token, and to which address it has to have been sent. */
export interface Held {
  tokenHash: string;
  emailKey: string;
}

const isGood = ({ tokenHash, emailKey }: Held, now: Date) =>
  and(
    eq(clientInvitations.tokenHash, tokenHash),
    eq(clientInvitations.emailKey, emailKey),
    isUnused,
    gt(clientInvitations.expiresAt, now),
  );

/** To whom an invitation leads, while it is good; one statement for all others, so that time does not tell them apart. */
export async function findInvitation(db: Db, held: Held, now: Date): Promise<{ client: string } | null> {
  const [row] = await db
    .select({ client: clients.name })
    .from(clientInvitations)
    .innerJoin(clients, eq(clients.id, clientInvitations.clientId))
    .where(isGood(held, now));
  return row ?? null;
}

/** Uses an invitation; null when it is not good. Of many at once one gets it. */
export async function takeInvitation(
  transaction: Transaction,
  held: Held,
  accountId: string,
  now: Date,
): Promise<{ clientId: string; client: string } | null> {
  const [taken] = await transaction
    .update(clientInvitations)
    .set({ acceptedAt: now, acceptedBy: accountId })
    .from(clients)
    .where(and(isGood(held, now), eq(clients.id, clientInvitations.clientId)))
    .returning({ clientId: clients.id, client: clients.name });
  return taken ?? null;
}

/** Deletes some of the invitations that ended before. */
export function deleteEndedInvitations(db: Db, before: Date, limit: number): Promise<{ id: string }[]> {
  const ended = db
    .select({ id: clientInvitations.id })
    .from(clientInvitations)
    .where(lt(clientInvitations.expiresAt, before))
    .limit(limit);
  return db
    .delete(clientInvitations)
    .where(sql`${clientInvitations.id} in ${ended}`)
    .returning({ id: clientInvitations.id });
}
