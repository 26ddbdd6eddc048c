import { formatBytes } from '../kernel/format-bytes.ts';

/** How full the room for files is, in bytes. */
export interface StorageUse {
  /** What all files take, those on their way, too. */
  used: number;
  /** What they may take. */
  total: number;
  /** What the disk has left; null where nobody can say. */
  free: number | null;
}

/** From which part of the room on the operator is told: there is time to make more of it. */
const NEARLY_FULL = 0.8;
/** Bytes that a disk should have left: a day of photos, and the database beside them. */
const LEAST_FREE = 1024 ** 3;

/** What the operator is told of the room for files; null while there is enough. */
export function storageTrouble({ used, total, free }: StorageUse): string | null {
  const filled = `${formatBytes(used)} z\u00A0${formatBytes(total)}`;
  if (used >= total)
    return `Miesto na súbory sa minulo (${filled}). Klienti ani vy teraz nič nenahráte. Odstráňte súbory, ktoré už netreba, alebo zväčšite FILES_TOTAL_MB.`;
  if (free !== null && free < LEAST_FREE)
    return `Na disku servera zostáva ${formatBytes(free)}. Uvoľnite miesto, inak sa čoskoro nebude dať nič uložiť.`;
  if (used >= total * NEARLY_FULL)
    return `Súbory zaberajú ${filled}. Keď sa miesto minie, nikto nič nenahrá. Odstráňte súbory, ktoré už netreba, alebo zväčšite FILES_TOTAL_MB.`;
  return null;
}
