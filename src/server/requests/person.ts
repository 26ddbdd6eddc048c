import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { insertAudit } from '../audit/data.ts';
import { deleteBareClients } from '../clients/data.ts';
import type { Db } from '../db/pool.ts';
import { mailFileName } from '../mail/transport.ts';
import { findMessages, type StoredMessage } from '../messages/data.ts';
import { acceptancesOf, revisionsOfOffers } from '../offers/person-data.ts';
import { deletePerson, findPerson, type PersonRows } from './person-data.ts';

/** What is known under an address, for whoever asks for their data (GDPR 15 and 20, security 60). */
export async function exportPerson(db: Db, email: string): Promise<PersonRows & OfferPapers> {
  const rows = await findPerson(db, email);
  const ids = rows.offers.map(({ id }) => id);
  return {
    ...rows,
    offerRevisions: await revisionsOfOffers(db, ids),
    offerAcceptances: await acceptancesOf(db, ids),
    messages: [
      ...(await findMessages(
        db,
        'request',
        rows.requests.map(({ id }) => id),
      )),
      ...(await findMessages(db, 'offer', ids)),
    ],
  };
}

/** What offers have said, how they were accepted, and what was said about them and the requests. */
interface OfferPapers {
  offerRevisions: Awaited<ReturnType<typeof revisionsOfOffers>>;
  offerAcceptances: Awaited<ReturnType<typeof acceptancesOf>>;
  messages: StoredMessage[];
}

/** How much was erased, and which requests and offers had to stay. */
interface Erased {
  requests: number;
  quotes: number;
  offers: number;
  mails: number;
  /** Numbers of requests of which a contract has come: other laws say how long its papers are kept. */
  kept: number[];
  /** Ids of accepted offers, which are contracts themselves. */
  keptOffers: string[];
}

/** Erases what is known under an address: rows, and mails as files (GDPR 17). The audit entry says only that it was done. */
export async function erasePerson(db: Db, mailFolder: string, email: string, now: Date): Promise<Erased> {
  const before = await findPerson(db, email);
  await db.transaction(async (transaction) => {
    await deletePerson(transaction, before);
    const owners = [...before.requests, ...before.offers].flatMap(({ clientId }) => clientId ?? []);
    await deleteBareClients(transaction, owners);
    const subject = { subjectType: 'person', subjectId: 'erased' };
    await insertAudit(transaction, { at: now, actor: 'operator', action: 'person.erased', ...subject });
  });
  for (const { messageId } of before.mails)
    await rm(join(mailFolder, mailFileName(messageId)), { force: true });
  const left = await findPerson(db, email);
  return {
    requests: before.requests.length - left.requests.length,
    quotes: before.quotes.length - left.quotes.length,
    offers: before.offers.length - left.offers.length,
    mails: before.mails.length - left.mails.length,
    kept: left.requests.map(({ number }) => number),
    keptOffers: left.offers.map(({ id }) => id),
  };
}
