import type { MessageSide } from '#domain/messages/message.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import {
  isOfferedTo,
  lockNewClients,
  lockQuota,
  reservedSince,
  usedByNewClients,
  usedBytes,
} from './quota-data.ts';

/** On whose account a file is: what the operator sends, and what belongs to no client, is on nobody's. */
export interface Charged {
  side: MessageSide;
  clientId: string | null;
}

/** How much each client may have uploaded and be uploading (decision 128). */
export interface Quota {
  /** In bytes: of a client to whom nothing was offered yet it is little, and little for all of them together. */
  most(db: Db | Transaction, clientId: string | null): Promise<number>;
  /** How many of them a client has used. */
  used(db: Db | Transaction, clientId: string | null, now: Date): Promise<number>;
  /** Until the transaction ends, nobody else adds to the account of a file. */
  hold(transaction: Transaction, charged: Charged): Promise<void>;
  /** Whether so many more bytes have room; to be asked while the account is held. */
  hasRoom(transaction: Transaction, charged: Charged, bytes: number, now: Date): Promise<boolean>;
}

const MEGABYTE = 1024 * 1024;
/** So many times the room of one have all clients to whom nothing was offered yet. */
const NEW_CLIENTS = 20;

/** The client who is charged; null where nobody is. */
const accountOf = ({ side, clientId }: Charged): string | null => (side === 'client' ? clientId : null);

export function createQuota({ site }: Pick<Foundation, 'site'>): Quota {
  const [ofClient, ofNew] = [site.files.clientMegabytes, site.files.newClientMegabytes].map(
    (megabytes) => megabytes * MEGABYTE,
  ) as [number, number];
  /** Whether it is anybody who has an e-mail, for all that is known. */
  const isNew = async (db: Db | Transaction, clientId: string | null): Promise<boolean> =>
    clientId !== null && !(await isOfferedTo(db, clientId));
  const used: Quota['used'] = async (db, clientId, now) =>
    clientId === null ? 0 : usedBytes(db, clientId, reservedSince(now));
  return {
    most: async (db, clientId) => ((await isNew(db, clientId)) ? ofNew : ofClient),
    used,
    async hold(transaction, charged) {
      const account = accountOf(charged);
      if (account === null) return;
      await lockQuota(transaction, account);
      if (await isNew(transaction, account)) await lockNewClients(transaction);
    },
    async hasRoom(transaction, charged, bytes, now) {
      const account = accountOf(charged);
      if (account === null) return true;
      const ofOne = await used(transaction, account, now);
      if (!(await isNew(transaction, account))) return ofOne + bytes <= ofClient;
      const ofAll = await usedByNewClients(transaction, reservedSince(now));
      return ofOne + bytes <= ofNew && ofAll + bytes <= ofNew * NEW_CLIENTS;
    },
  };
}
