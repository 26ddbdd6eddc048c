import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { Deletion } from '#domain/accounts/own-data-contract.ts';
import { Fault } from '#domain/errors/faults.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { isContracted } from '#domain/requests/request-status.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { insertContacts } from '../clients/desk-data.ts';
import { deleteImportRowsNaming } from '../clients/import-rows-data.ts';
import type { Transaction } from '../db/pool.ts';
import { deleteUnfinishedBy } from '../files/records-data.ts';
import type { Foundation } from '../foundation.ts';
import type { StoredMail } from '../mail/data.ts';
import { mailFileName } from '../mail/transport.ts';
import type { OfferRecord } from '../offers/person-data.ts';
import { forgetUnneeded, projectsOfClients } from '../projects/person-data.ts';
import { deletePerson } from '../requests/person-data.ts';
import { type Account, findAccount, lockAccount, lockAdmins } from './data.ts';
import { SWEEP } from './history.ts';
import { takeOptOuts } from './opt-out-data.ts';
import { lockOwn } from './own-account.ts';
import { deleteAccountRow, deleteEmptyClients, membershipsOf, rowsToDelete } from './owned-data.ts';
import type { SecurityNotice } from './security-notices.ts';
import { isUnusedSince } from './unused-data.ts';

type Who = Pick<SignedIn, 'accountId' | 'sessionId'>;

/** The end of an account (GDPR 17, security 60). */
export interface DeletionService {
  preview(actor: Who): Promise<Deletion>;
  /** Throws lastAdmin. */
  delete(actor: Who, now: Date): Promise<void>;
  /** Deletes one that nobody has used since; false when somebody does again. */
  deleteUnused(accountId: string, unusedSince: Date, now: Date): Promise<boolean>;
}

export function createDeletionService(
  { db, mailFolder, outbox, random }: Pick<Foundation, 'db' | 'mailFolder' | 'outbox' | 'random'>,
  { notice }: { notice: SecurityNotice },
): DeletionService {
  /** The own account, until the transaction ends, and whether it is the last administrator's. */
  const lockLeaving = async (transaction: Transaction, actor: Who) => {
    // Two administrators who leave at the same time: the second waits here, and finds that nobody else is left.
    const isAdmin = (await findAccount(transaction, actor.accountId))?.role === 'admin';
    const admins = isAdmin ? await lockAdmins(transaction) : [];
    const account = await lockOwn(transaction, actor);
    return { account, isLastAdmin: isAdmin && admins.every((id) => id === account.id) };
  };

  /** What is known of the account. What belongs to a client with other members is theirs, and stays. */
  const belongings = async (transaction: Transaction, account: Account) => {
    const memberships = await membershipsOf(transaction, account.id);
    const own = memberships.filter(({ isShared }) => !isShared).map(({ client }) => client);
    const rows = await rowsToDelete(transaction, { ...account, clientIds: own.map(({ id }) => id) });
    const accepted = rows.offers.filter(isAccepted);
    const contracted = rows.requests.filter(
      (request) => isContracted(request) || accepted.some(({ requestId }) => requestId === request.id),
    );
    return { memberships, own, rows, contracted, accepted };
  };

  return {
    preview: (actor) =>
      db.transaction(async (transaction) => {
        const { account, isLastAdmin } = await lockLeaving(transaction, actor);
        const { memberships, own, rows, contracted, accepted } = await belongings(transaction, account);
        const keptQuotes = new Set(contracted.map(({ quoteId }) => quoteId));
        const keptClients = new Set([...contracted, ...accepted].map(({ clientId }) => clientId));
        return {
          isLastAdmin,
          goes: {
            clients: own.filter(({ id }) => !keptClients.has(id)).map(({ name }) => name),
            requests: rows.requests.length - contracted.length,
            quotes: rows.quotes.filter(({ id }) => !keptQuotes.has(id)).length,
            offers: rows.offers.filter(wasSeen).length - accepted.length,
          },
          stays: {
            contracted: contracted.map(({ number }) => ticket(number)),
            offers: accepted.map((offer) => offerNumber(offer)),
            shared: memberships.filter(({ isShared }) => isShared).map(({ client }) => client.name),
          },
        };
      }),
    async delete(actor, now) {
      const mails = await db.transaction(async (transaction) => {
        const { account, isLastAdmin } = await lockLeaving(transaction, actor);
        if (isLastAdmin) throw new Fault('lastAdmin');
        return remove(transaction, account, { now, by: account.id });
      });
      await finish(mails);
    },
    async deleteUnused(accountId, unusedSince, now) {
      const mails = await db.transaction(async (transaction) => {
        // While it is locked nobody signs in to it.
        const account = await lockAccount(transaction, accountId);
        const isUnused = account !== null && (await isUnusedSince(transaction, accountId, unusedSince));
        return isUnused ? remove(transaction, account, { now, by: SWEEP }) : null;
      });
      if (mails) await finish(mails);
      return mails !== null;
    },
  };

  /** Answers the notes of mails that went with the account. */
  async function remove(transaction: Transaction, account: Account, { now, by }: { now: Date; by: string }) {
    const { own, rows, accepted } = await belongings(transaction, account);
    const contracted = new Set(accepted.map(({ clientId }) => clientId));
    const kept = rows.contacts.filter(({ clientId }) => contracted.has(clientId));
    await deletePerson(transaction, {
      ...rows,
      contacts: rows.contacts.filter((one) => !kept.includes(one)),
    });
    await insertContacts(
      transaction,
      [...contracted]
        .filter((id) => !kept.some(({ clientId }) => clientId === id))
        .map((clientId) => ({ ...contactOf(account), id: random.uuid(), clientId, createdAt: now })),
    );
    await forgetUnneeded(
      transaction,
      await projectsOfClients(
        transaction,
        own.map(({ id }) => id),
      ),
    );
    await deleteUnfinishedBy(transaction, account.id);
    // Who only claims an address has switched nothing off for it, and is nobody's contact.
    if (account.emailVerifiedAt) {
      await takeOptOuts(transaction, account.emailKey);
      await deleteImportRowsNaming(transaction, { emailKey: account.emailKey });
    }
    await deleteEmptyClients(
      transaction,
      own.map(({ id }) => id),
    );
    // Last, so that it is not among the mails that go.
    await notice(transaction, account, 'account-deleted', now, by);
    await deleteAccountRow(transaction, account.id);
    return rows.mails;
  }

  /** After the commit: the last word goes out, and mails that are files go as well. */
  async function finish(mails: readonly StoredMail[]): Promise<void> {
    outbox.wake();
    for (const { messageId } of mails) await rm(join(mailFolder, mailFileName(messageId)), { force: true });
  }
}

/** Whom the operator reaches about a contract once the account is gone (decisions 8.18). */
const contactOf = ({ fullName, username, email, phone }: Account) => {
  const name = fullName || username;
  return { name, role: '', email, phone };
};

/** A draft is the operator's own. */
const wasSeen = ({ state }: OfferRecord): boolean => state !== 'draft';
const isAccepted = ({ state }: OfferRecord): boolean => state === 'accepted';
