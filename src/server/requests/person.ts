import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paymentNumber } from '#domain/payments/payment-number.ts';
import { takeOptOuts } from '../accounts/opt-out-data.ts';
import { noteOn } from '../audit/note.ts';
import { deleteBareClients } from '../clients/data.ts';
import { deleteImportRowsNaming } from '../clients/import-rows-data.ts';
import type { Db } from '../db/pool.ts';
import { mailFileName } from '../mail/transport.ts';
import { forgetRecipient } from '../offers/person-data.ts';
import { paymentsOf } from '../payments/data.ts';
import { findProjectsOf } from '../projects/data.ts';
import { forgetUnneeded, projectsBegunBy } from '../projects/person-data.ts';
import { deletePerson, findPerson, namedAs } from './person-data.ts';

/** The projects that these offers have begun, and their payment calls. */
async function begunBy(db: Db, offerIds: readonly string[]) {
  const projects = await findProjectsOf(db, offerIds);
  return {
    projects,
    payments: await paymentsOf(
      db,
      projects.map(({ id }) => id),
    ),
  };
}

/** How much was erased, and what had to stay. */
interface Erased {
  requests: number;
  quotes: number;
  offers: number;
  mails: number;
  contacts: number;
  invitations: number;
  /** The operator's own notes of this person. */
  clients: number;
  /** Numbers of requests of which a contract has come: other laws say how long its papers are kept. */
  kept: number[];
  /** Ids of accepted offers, which are contracts themselves. */
  keptOffers: string[];
  /** Numbers of the projects that these have begun, and of their payment calls. */
  keptProjects: string[];
  keptPayments: string[];
}

const note = noteOn('person');

/**
 * Erases what is known under an address, or of whoever has left a telephone alone: rows, and mails as files (GDPR 17). The
 * audit entry says only that it was done.
 */
export async function erasePerson(
  db: Db,
  mailFolder: string,
  identifier: string,
  now: Date,
): Promise<Erased> {
  const before = await findPerson(db, identifier);
  const named = namedAs(identifier);
  const clients = await db.transaction(async (transaction) => {
    await deletePerson(transaction, before);
    if (named.emailKey !== null) {
      await forgetRecipient(transaction, named.emailKey);
      await takeOptOuts(transaction, named.emailKey);
    }
    await forgetUnneeded(
      transaction,
      await projectsBegunBy(
        transaction,
        before.offers.map(({ id }) => id),
      ),
    );
    const owned = [...before.requests, ...before.offers, ...before.contacts];
    const bare = await deleteBareClients(
      transaction,
      owned.flatMap(({ clientId }) => clientId ?? []),
    );
    await deleteImportRowsNaming(transaction, named);
    await note(transaction, 'erased', 'person.erased', { actor: { kind: 'operator' }, now });
    return bare;
  });
  for (const { messageId } of before.mails)
    await rm(join(mailFolder, mailFileName(messageId)), { force: true });
  const left = await findPerson(db, identifier);
  const keptOffers = left.offers.map(({ id }) => id);
  const { projects, payments } = await begunBy(db, keptOffers);
  return {
    requests: before.requests.length - left.requests.length,
    quotes: before.quotes.length - left.quotes.length,
    offers: before.offers.length - left.offers.length,
    mails: before.mails.length - left.mails.length,
    contacts: before.contacts.length - left.contacts.length,
    invitations: before.invitations.length - left.invitations.length,
    clients,
    kept: left.requests.map(({ number }) => number),
    keptOffers,
    keptProjects: projects.map(({ number }) => number),
    keptPayments: payments.map(({ year, serial }) => paymentNumber(year, serial)),
  };
}
