import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { insertAudit } from '../audit/data.ts';
import type { Db } from '../db/pool.ts';
import { mailFileName } from '../mail/transport.ts';
import { deletePerson, findPerson, type PersonRows } from './person-data.ts';

/** What is known under an address, for whoever asks for their data (GDPR 15 and 20, security 60). */
export const exportPerson = (db: Db, email: string): Promise<PersonRows> => findPerson(db, email);

/** How much was erased, and which requests had to stay. */
interface Erased {
  requests: number;
  quotes: number;
  mails: number;
  /** Numbers of requests of which a contract has come: other laws say how long its papers are kept. */
  kept: number[];
}

/** Erases what is known under an address: rows, and mails as files (GDPR 17). The audit entry says only that it was done. */
export async function erasePerson(db: Db, mailFolder: string, email: string, now: Date): Promise<Erased> {
  const before = await findPerson(db, email);
  await db.transaction(async (transaction) => {
    await deletePerson(transaction, before);
    const subject = { subjectType: 'person', subjectId: 'erased' };
    await insertAudit(transaction, { at: now, actor: 'operator', action: 'person.erased', ...subject });
  });
  for (const { messageId } of before.mails)
    await rm(join(mailFolder, mailFileName(messageId)), { force: true });
  const left = await findPerson(db, email);
  return {
    requests: before.requests.length - left.requests.length,
    quotes: before.quotes.length - left.quotes.length,
    mails: before.mails.length - left.mails.length,
    kept: left.requests.map(({ number }) => number),
  };
}
