import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { Deletion } from '#domain/accounts/own-data-contract.ts';
import { Fault } from '#domain/errors/faults.ts';
import { CONTRACTED } from '#domain/requests/request-status.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { mailFileName } from '../mail/transport.ts';
import { deletePerson } from '../requests/person-data.ts';
import { findAccount, lockAdmins, lockOwnAccount } from './data.ts';
import { deleteAccountRow, deleteEmptyClients, membershipsOf, rowsToDelete } from './owned-data.ts';
import type { SecurityNotice } from './security-notices.ts';

type Who = Pick<SignedIn, 'accountId' | 'sessionId'>;

/** The end of an account (GDPR 17, security 60). */
export interface DeletionService {
  preview(actor: Who): Promise<Deletion>;
  /** Throws lastAdmin. */
  delete(actor: Who, now: Date): Promise<void>;
}

export function createDeletionService(
  { db, mailFolder, outbox }: Pick<Foundation, 'db' | 'mailFolder' | 'outbox'>,
  { notice }: { notice: SecurityNotice },
): DeletionService {
  /** What is known of the account. What belongs to a client with other members is theirs, and stays. */
  const find = async (transaction: Transaction, actor: Who) => {
    const { accountId } = actor;
    // Two administrators who leave at the same time: the second waits here, and finds that nobody else is left.
    const isAdmin = (await findAccount(transaction, accountId))?.role === 'admin';
    const admins = isAdmin ? await lockAdmins(transaction) : [];
    const account = await lockOwnAccount(transaction, actor);
    if (!account) throw new Fault('unauthenticated');
    const memberships = await membershipsOf(transaction, accountId);
    const own = memberships.filter(({ isShared }) => !isShared).map(({ client }) => client);
    const rows = await rowsToDelete(transaction, { ...account, clientIds: own.map(({ id }) => id) });
    const contracted = rows.requests.filter(isContracted);
    const isLastAdmin = isAdmin && admins.every((id) => id === accountId);
    return { account, isLastAdmin, memberships, own, rows, contracted };
  };

  return {
    preview: (actor) =>
      db.transaction(async (transaction) => {
        const { isLastAdmin, memberships, own, rows, contracted } = await find(transaction, actor);
        const keptQuotes = new Set(contracted.map(({ quoteId }) => quoteId));
        const keptClients = new Set(contracted.map(({ clientId }) => clientId));
        return {
          isLastAdmin,
          goes: {
            clients: own.filter(({ id }) => !keptClients.has(id)).map(({ name }) => name),
            requests: rows.requests.length - contracted.length,
            quotes: rows.quotes.filter(({ id }) => !keptQuotes.has(id)).length,
          },
          stays: {
            contracted: contracted.map(({ number }) => ticket(number)),
            shared: memberships.filter(({ isShared }) => isShared).map(({ client }) => client.name),
          },
        };
      }),
    async delete(actor, now) {
      const rows = await db.transaction((transaction) => remove(transaction, actor, now));
      outbox.wake();
      for (const { messageId } of rows.mails)
        await rm(join(mailFolder, mailFileName(messageId)), { force: true });
    },
  };

  async function remove(transaction: Transaction, actor: Who, now: Date) {
    const { account, isLastAdmin, own, rows } = await find(transaction, actor);
    if (isLastAdmin) throw new Fault('lastAdmin');
    await deletePerson(transaction, rows);
    await deleteEmptyClients(
      transaction,
      own.map(({ id }) => id),
    );
    // Last, so that it is not among the mails that go.
    await notice(transaction, account, 'account-deleted', now);
    await deleteAccountRow(transaction, account.id);
    return rows;
  }
}

const isContracted = ({ status }: { status: string }): boolean => CONTRACTED.some((each) => each === status);
