import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { clientContacts, clientInvitations } from './desk-table.ts';
import { clients } from './table.ts';

type Reader = Db | Transaction;

/** Whose contacts and invitations are meant: of an address, and invitations that an account has used under whatever address it had. */
export interface Named {
  /** Null while nobody has proven it. */
  emailKey: string | null;
  /** As it is shown: then those are meant who have left nothing else. */
  phone?: string;
  accountId?: string;
}

export type NamedContact = Awaited<ReturnType<typeof contactsNaming>>[number];
export type NamedInvitation = Awaited<ReturnType<typeof invitationsNaming>>[number];

/** The contacts with an address, or with a telephone alone, and of which client they are, the oldest first. */
export const contactsNaming = (db: Reader, { emailKey, phone }: Pick<Named, 'emailKey' | 'phone'>) =>
  db
    .select({ ...getTableColumns(clientContacts), client: clients.name })
    .from(clientContacts)
    .innerJoin(clients, eq(clients.id, clientContacts.clientId))
    .where(
      or(
        emailKey === null ? NOBODY : eq(sql`lower(${clientContacts.email})`, emailKey),
        phone === undefined ? undefined : and(eq(clientContacts.email, ''), eq(clientContacts.phone, phone)),
      ),
    )
    .orderBy(asc(clientContacts.createdAt), asc(clientContacts.id));

const { tokenHash: _, ...invitationColumns } = getTableColumns(clientInvitations);

/** The invitations of somebody, and to which client they lead, the oldest first; nothing of their tokens. */
export const invitationsNaming = (db: Reader, { emailKey, accountId }: Named) =>
  db
    .select({ ...invitationColumns, client: clients.name })
    .from(clientInvitations)
    .innerJoin(clients, eq(clients.id, clientInvitations.clientId))
    .where(
      or(
        emailKey === null ? NOBODY : eq(clientInvitations.emailKey, emailKey),
        accountId === undefined ? undefined : eq(clientInvitations.acceptedBy, accountId),
      ),
    )
    .orderBy(asc(clientInvitations.createdAt), asc(clientInvitations.id));

const NOBODY: SQL = sql`false`;

/** Deletes these contacts and invitations; their clients stay. */
export async function deleteNaming(
  transaction: Transaction,
  { contacts, invitations }: Record<'contacts' | 'invitations', readonly { id: string }[]>,
): Promise<void> {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await transaction.delete(clientContacts).where(inArray(clientContacts.id, idsOf(contacts)));
  await transaction.delete(clientInvitations).where(inArray(clientInvitations.id, idsOf(invitations)));
}
