import type { MessageSide } from '#domain/messages/message.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { lockQuota, reservedSince, usedBytes } from './quota-data.ts';

/** On whose account a file is: what the operator sends, and what belongs to no client, is on nobody's. */
export interface Charged {
  side: MessageSide;
  clientId: string | null;
}

/** How much each client may have uploaded and be uploading (decision 128). */
export interface Quota {
  /** In bytes. */
  readonly most: number;
  /** How many of them a client has used. */
  used(db: Db | Transaction, clientId: string | null, now: Date): Promise<number>;
  /** Until the transaction ends, nobody else adds to the account of a file. */
  hold(transaction: Transaction, charged: Charged): Promise<void>;
  /** Whether so many more bytes have room; to be asked while the account is held. */
  hasRoom(transaction: Transaction, charged: Charged, bytes: number, now: Date): Promise<boolean>;
}

const MEGABYTE = 1024 * 1024;

/** The client who is charged; null where nobody is. */
const accountOf = ({ side, clientId }: Charged): string | null => (side === 'client' ? clientId : null);

export function createQuota({ site }: Pick<Foundation, 'site'>): Quota {
  const most = site.files.clientMegabytes * MEGABYTE;
  const used: Quota['used'] = async (db, clientId, now) =>
    clientId === null ? 0 : usedBytes(db, clientId, reservedSince(now));
  return {
    most,
    used,
    async hold(transaction, charged) {
      const account = accountOf(charged);
      if (account !== null) await lockQuota(transaction, account);
    },
    async hasRoom(transaction, charged, bytes, now) {
      const account = accountOf(charged);
      return account === null || (await used(transaction, account, now)) + bytes <= most;
    },
  };
}
