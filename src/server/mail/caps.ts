import type { Transaction } from '../db/pool.ts';
import { countCapped, lockRecipient } from './data.ts';

const HOUR_MS = 60 * 60_000;

/** Most mails to addresses that nobody has proven: to one mailbox, and from the whole site (decisions 7.14). */
const MAIL_CAPS = [
  { hours: 1, recipient: 3, site: 100 },
  { hours: 24, recipient: 10, site: 400 },
] as const;

/**
 * True when the recipient or the site has had its mails. Of two submissions at once the second waits here, so nobody
 * gets one more; but whoever bombs a full mailbox makes nobody wait. The cap of the site is counted without waiting and
 * may be passed by as many as are stored at once.
 */
export async function isCapped(transaction: Transaction, recipient: string, now: Date): Promise<boolean> {
  if (await isFull(transaction, recipient, now)) return true;
  await lockRecipient(transaction, recipient);
  return isFull(transaction, recipient, now);
}

async function isFull(transaction: Transaction, recipient: string, now: Date): Promise<boolean> {
  for (const { hours, recipient: mostToOne, site: mostOfAll } of MAIL_CAPS) {
    const since = new Date(now.getTime() - hours * HOUR_MS);
    if ((await countCapped(transaction, since, recipient)) >= mostToOne) return true;
    if ((await countCapped(transaction, since)) >= mostOfAll) return true;
  }
  return false;
}
