import { Fault } from '#domain/errors/faults.ts';
import { storageTrouble } from '#domain/files/storage-texts.ts';
import type { Transaction } from '../db/pool.ts';
import { freeSpace } from '../disk-space.ts';
import type { Foundation } from '../foundation.ts';
import { lockStored, storedBytes } from './content-data.ts';
import { reservedSince } from './data.ts';

/** How much all files of all clients and the operator may take together (security 50, decision 149). */
export interface Storage {
  /**
   * Throws storageFull where what a transaction has announced is more than there is room for. It holds up everybody else who
   * announces something until the transaction ends, and comes after every other lock.
   */
  require(transaction: Transaction, now: Date): Promise<void>;
  /** What the operator has to do about it; null while there is enough room. */
  trouble(now: Date): Promise<string | null>;
}

export function createStorage({
  db,
  config,
  readDisk,
}: Pick<Foundation, 'db' | 'config' | 'readDisk'>): Storage {
  const total = config.filesTotal;
  return {
    async require(transaction, now) {
      await lockStored(transaction);
      if ((await storedBytes(transaction, reservedSince(now))) > total) throw new Fault('storageFull');
    },
    async trouble(now) {
      const used = await storedBytes(db, reservedSince(now));
      return storageTrouble({ used, total, free: await freeSpace(config.dataDir, readDisk) });
    },
  };
}
