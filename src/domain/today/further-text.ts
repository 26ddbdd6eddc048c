import { COUNT_CAP } from '../api/count-cap.ts';
import { byCount } from '../kernel/plural.ts';

/** How many of a part of the day do not stand there: "a ďalšie 2", "a ďalších 5"; null where all do. */
export function furtherText(count: number, shown: number): string | null {
  const more = count - shown;
  if (more <= 0) return null;
  if (count >= COUNT_CAP) return 'a\u00A0mnoho ďalších';
  return byCount(more, [
    `a\u00A0ešte ${more}`,
    `a\u00A0ďalšie ${more}`,
    `a\u00A0ďalšie ${more}`,
    `a\u00A0ďalších ${more}`,
  ]);
}

/** How many of one kind do not stand there, and where they are found: "3 v dopytoch"; null where all do. */
export function furtherWhereText(count: number, shown: number, where: string): string | null {
  if (count <= shown) return null;
  return `${count >= COUNT_CAP ? 'mnoho' : count - shown}\u00A0${where}`;
}
