import { clientsShare, storageTrouble } from '#domain/files/storage-texts.ts';
import type { MessageSide } from '#domain/messages/message.ts';
import { freeSpace } from '../disk-space.ts';
import type { Foundation } from '../foundation.ts';
import { storedBytes } from './content-data.ts';

/** How much all files of all clients and the operator may take together (security 50, decision 149). */
export interface Storage {
  /** Whether so many more bytes of a side would have room; to be asked while no lock is held. */
  canHold(bytes: number, side: MessageSide, now: Date): Promise<boolean>;
  /** The same of bytes that have come, which count from then on where they have room. */
  takeIn(bytes: number, side: MessageSide, now: Date): Promise<boolean>;
  /** What the operator has to do about it; null while there is enough room. */
  trouble(now: Date): Promise<string | null>;
}

/** For so long the sum of all files is kept; only what would be refused is asked anew. */
const KEPT_MS = 30_000;

export function createStorage({
  db,
  config,
  readDisk,
}: Pick<Foundation, 'db' | 'config' | 'readDisk'>): Storage {
  const total = config.filesTotal;
  /** The sum as it was read, with what this process has let in since: never less than what it knows of. */
  let known: { bytes: number; at: number } | null = null;
  let reading: Promise<number> | null = null;
  /** What was let in while the sum is being read, which may have it or not. */
  let meanwhile = 0;

  /** One reading at a time, however many ask. */
  const read = (now: Date): Promise<number> => {
    if (reading) return reading;
    meanwhile = 0;
    reading = storedBytes(db)
      .then((bytes) => {
        known = { bytes: bytes + meanwhile, at: now.getTime() };
        return known.bytes;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const isKept = (now: Date): boolean => known !== null && Math.abs(now.getTime() - known.at) < KEPT_MS;
  const mostOf = (side: MessageSide): number =>
    total === null ? Number.POSITIVE_INFINITY : side === 'client' ? clientsShare(total) : total;
  const isWithin = (bytes: number, most: number): boolean => known !== null && known.bytes + bytes <= most;
  const canHold: Storage['canHold'] = async (bytes, side, now) => {
    if (total === null) return true;
    const most = mostOf(side);
    if (isKept(now) && isWithin(bytes, most)) return true;
    await read(now);
    return isWithin(bytes, most);
  };

  return {
    canHold,
    async takeIn(bytes, side, now) {
      // Of several that have waited for the same sum, those before may have taken the room.
      if (!(await canHold(bytes, side, now)) || (total !== null && !isWithin(bytes, mostOf(side))))
        return false;
      if (known) known.bytes += bytes;
      meanwhile += bytes;
      return true;
    },
    async trouble(now) {
      const free = await freeSpace(config.dataDir, readDisk);
      if (total === null) return storageTrouble({ used: 0, total, free });
      if (!isKept(now)) await read(now);
      return storageTrouble({ used: known?.bytes ?? 0, total, free });
    },
  };
}
