import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { emailKey } from '#domain/kernel/email.ts';
import { paymentNumber } from '#domain/payments/payment-number.ts';
import { takeOptOuts } from '../accounts/opt-out-data.ts';
import { noteOn } from '../audit/note.ts';
import { deleteBareClients } from '../clients/data.ts';
import type { Db } from '../db/pool.ts';
import { filesOf } from '../files/records-data.ts';
import { mailFileName } from '../mail/transport.ts';
import { findMessages, type StoredMessage } from '../messages/data.ts';
import { findNotes, type StoredNote } from '../messages/note-data.ts';
import { acceptancesOf, forgetRecipient, revisionsOfOffers } from '../offers/person-data.ts';
import { paymentsOf, type StoredPayment } from '../payments/data.ts';
import { findProjectsOf, itemsOf, type StoredItem, type StoredProject } from '../projects/data.ts';
import { forgetUnneeded, projectsBegunBy } from '../projects/person-data.ts';
import { deletePerson, findPerson, type PersonRows } from './person-data.ts';

/** What is known under an address, for whoever asks for their data (GDPR 15 and 20, security 60). */
export async function exportPerson(db: Db, email: string): Promise<PersonRows & Papers> {
  const rows = await findPerson(db, email);
  const ids = rows.offers.map(({ id }) => id);
  const asked = rows.requests.map(({ id }) => id);
  const { projects, payments } = await begunBy(db, ids);
  const begun = projects.map(({ id }) => id);
  return {
    ...rows,
    notes: [
      ...(await findNotes(db, 'request', asked)),
      ...(await findNotes(db, 'offer', ids)),
      ...(await findNotes(db, 'project', begun)),
    ],
    offerRevisions: await revisionsOfOffers(db, ids),
    offerAcceptances: await acceptancesOf(db, ids),
    messages: [
      ...(await findMessages(db, 'request', asked)),
      ...(await findMessages(db, 'offer', ids)),
      ...(await findMessages(db, 'project', begun)),
    ],
    projects,
    payments,
    checklist: await itemsOf(db, begun),
    files: [
      ...(await filesOf(db, 'request', asked)),
      ...(await filesOf(db, 'offer', ids)),
      ...(await filesOf(db, 'project', begun)),
    ],
  };
}

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

/** What was noted, what offers have said, what has come of them, and what was said about it all. */
interface Papers {
  notes: StoredNote[];
  offerRevisions: Awaited<ReturnType<typeof revisionsOfOffers>>;
  offerAcceptances: Awaited<ReturnType<typeof acceptancesOf>>;
  messages: StoredMessage[];
  projects: StoredProject[];
  payments: StoredPayment[];
  checklist: StoredItem[];
  /** What they hold is kept by its hash. */
  files: Awaited<ReturnType<typeof filesOf>>;
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

/** Erases what is known under an address: rows, and mails as files (GDPR 17). The audit entry says only that it was done. */
export async function erasePerson(db: Db, mailFolder: string, email: string, now: Date): Promise<Erased> {
  const before = await findPerson(db, email);
  const clients = await db.transaction(async (transaction) => {
    await deletePerson(transaction, before);
    await forgetRecipient(transaction, emailKey(email));
    await takeOptOuts(transaction, emailKey(email));
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
    await note(transaction, 'erased', 'person.erased', { actor: { kind: 'operator' }, now });
    return bare;
  });
  for (const { messageId } of before.mails)
    await rm(join(mailFolder, mailFileName(messageId)), { force: true });
  const left = await findPerson(db, email);
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
