import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/pool.ts';
import { files } from '../files/table.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import { clientContacts, clientInvitations } from './desk-table.ts';
import { clientMembers, clients } from './table.ts';

/** Tables whose rows follow their client as they are; a test asks the database for one that is missing. */
const FOLLOWING = [requests, quotes, offers, projects, files, clientContacts] as const;

/**
 * Until the transaction ends, nobody else works on what a client has been offered and has asked for. Ahead of the client itself:
 * an acceptance locks its offer and its request before it makes a project for the client, and would wait for us as we for it.
 * Projects come after their client, since a change of the client is told to them.
 */
export async function lockWorkOf(transaction: Transaction, clientId: string): Promise<void> {
  for (const table of [offers, requests])
    await transaction
      .select({ id: table.id })
      .from(table)
      .where(eq(table.clientId, clientId))
      .orderBy(table.id)
      .for('update');
}

/** Gives all that belongs to a client to another one, and deletes the client. Both are locked. */
export async function moveAll(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  for (const table of FOLLOWING)
    await transaction.update(table).set({ clientId: into }).where(eq(table.clientId, from));
  await transaction.execute(sql`
    insert into ${clientMembers} (client_id, account_id, created_at)
    select ${into}, account_id, created_at from ${clientMembers} where client_id = ${from}
    on conflict do nothing
  `);
  // Of two open invitations for one address one is enough.
  const open = sql`accepted_at is null and revoked_at is null`;
  const doubled = transaction
    .select({ emailKey: clientInvitations.emailKey })
    .from(clientInvitations)
    .where(and(eq(clientInvitations.clientId, into), open));
  await transaction
    .delete(clientInvitations)
    .where(and(eq(clientInvitations.clientId, from), open, inArray(clientInvitations.emailKey, doubled)));
  await transaction
    .update(clientInvitations)
    .set({ clientId: into })
    .where(eq(clientInvitations.clientId, from));
  await transaction.delete(clients).where(eq(clients.id, from));
}
