import { formatBytes } from '../kernel/format-bytes.ts';

/** How full the room for files is, in bytes. */
export interface StorageUse {
  /** What all files take, those on their way, too. */
  used: number;
  /** What they may take; null where only the disk bounds it. */
  total: number | null;
  /** What the disk has left; null where nobody can say. */
  free: number | null;
}

/** The part of the room that clients may fill: the rest is the operator's own. */
const CLIENTS_PART = 0.95;
/** What clients may take together. */
export const clientsShare = (total: number): number => Math.floor(total * CLIENTS_PART);

/** From which part of the room on the operator is told: there is time to make more of it. */
const NEARLY_FULL = 0.8;
/** Bytes that a disk should have left: a day of photos, and the database beside them. */
const LEAST_FREE = 1024 ** 3;

const MAKE_ROOM =
  'Zväčšite miesto na súbory v\u00A0nastavení servera (FILES_TOTAL_MB), prípadne odstráňte vlastné súbory, ktoré už nepotrebujete.';

/** What the operator is told of the room for files; null while there is enough. */
export function storageTrouble({ used, total, free }: StorageUse): string | null {
  const disk =
    free !== null && free < LEAST_FREE
      ? `Na disku servera zostáva ${formatBytes(free)}. Uvoľnite miesto, inak sa čoskoro nebude dať nič uložiť.`
      : null;
  if (total === null) return disk;
  const filled = `Súbory zaberajú ${formatBytes(used)}, najviac môžu ${formatBytes(total)}.`;
  if (used >= total)
    return `Miesto na súbory sa minulo (${formatBytes(used)}, najviac ${formatBytes(total)}). Klienti ani vy teraz nič nenahráte. ${MAKE_ROOM}`;
  if (disk !== null) return disk;
  if (used >= clientsShare(total))
    return `${filled} Klienti už nič nenahrajú, zvyšok je pre vaše súbory. ${MAKE_ROOM}`;
  if (used >= total * NEARLY_FULL) return `${filled} Väčší súbor sa už nemusí zmestiť. ${MAKE_ROOM}`;
  return null;
}
