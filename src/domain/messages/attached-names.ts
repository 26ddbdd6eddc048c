import { excerptOf } from '../kernel/excerpt.ts';

/** Characters of a name: files are told apart by how they begin. */
const NAME = 60;

/** Names of files after each other, each as far as it is told apart by. */
export const fileNames = (names: readonly string[]): string =>
  names.map((name) => excerptOf(name, NAME)).join(', ');

/** What goes with a message, as its mail says it: "Súbor v správe: plán.pdf", "Súbory v správe (2): a.jpg, b.jpg". Empty without files. */
export function attachedNames(names: readonly string[]): string {
  if (names.length === 0) return '';
  const heading = names.length === 1 ? 'Súbor v\u00A0správe' : `Súbory v\u00A0správe (${names.length})`;
  return `${heading}: ${fileNames(names)}`;
}
