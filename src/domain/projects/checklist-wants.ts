import { ITEM_WANTS, type ItemWants, OTHER_WANTS } from '#content/checklist-wants.ts';
import { byCount, zBefore } from '../kernel/plural.ts';

const NBSP = '\u00A0';

/** What a client does at an item of this kind. */
export const wantsOf = (kind: string): ItemWants =>
  Object.hasOwn(ITEM_WANTS, kind) ? (ITEM_WANTS[kind] ?? OTHER_WANTS) : OTHER_WANTS;

const FILES_OF = { pair: 2, photo: 1 } as const;
const PIECES = {
  pair: ['pár', 'páry', 'páru', 'párov'],
  photo: ['fotografia', 'fotografie', 'fotografie', 'fotografií'],
} as const;
const FILES = ['súbor', 'súbory', 'súboru', 'súborov'] as const;

/**
 * How much of what is asked for is there: "3 z 12 párov", two photos to a pair; where no number was asked for, how many
 * files there are. Empty while there is nothing to count.
 */
export function broughtWords({ pieces }: Pick<ItemWants, 'pieces'>, files: number): string {
  if (!pieces) return files === 0 ? '' : `${files}${NBSP}${byCount(files, FILES)}`;
  const whole = Math.floor(files / FILES_OF[pieces.of]);
  const forms = PIECES[pieces.of];
  if (whole > pieces.count) return `${whole}${NBSP}${byCount(whole, forms)}`;
  return `${whole} ${zBefore(pieces.count)}${pieces.count}${NBSP}${byCount(pieces.count, forms)}`;
}
