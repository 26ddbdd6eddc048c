import type { Transaction } from '../db/pool.ts';
import { type CountedMail, countCapped, lockRecipient } from './data.ts';

/** A mail to be counted; its kind is null where the whole site's cap does not hold for it. */
type CappedMail = Pick<CountedMail, 'recipient'> & { kind: CountedMail['kind'] | null };

const HOUR_MS = 60 * 60_000;

/**
 * Most mails to addresses that nobody has proven: to one mailbox, and of one kind from the whole site (decisions 7.14).
 * Whoever uses up the confirmations of requests keeps nobody from the code of a registration.
 */
const MAIL_CAPS = [
  { hours: 1, recipient: 3, site: 100 },
  { hours: 24, recipient: 10, site: 400 },
] as const;

/**
 * True when the recipient has had their mails, or the site those of this kind. Of two submissions at once the second waits here, so nobody
 * gets one more; but whoever bombs a full mailbox makes nobody wait. The cap of the site is counted without waiting and
 * may be passed by as many as are stored at once.
 */
export async function isCapped(transaction: Transaction, mail: CappedMail, now: Date): Promise<boolean> {
  if (await isFull(transaction, mail, now)) return true;
  await lockRecipient(transaction, mail.recipient);
  return isFull(transaction, mail, now);
}

async function isFull(
  transaction: Transaction,
  { recipient, kind }: CappedMail,
  now: Date,
): Promise<boolean> {
  for (const { hours, recipient: mostToOne, site: mostOfAll } of MAIL_CAPS) {
    const since = new Date(now.getTime() - hours * HOUR_MS);
    if ((await countCapped(transaction, since, { recipient })) >= mostToOne) return true;
    if (kind !== null && (await countCapped(transaction, since, { kind })) >= mostOfAll) return true;
  }
  return false;
}
