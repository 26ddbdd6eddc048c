import { excerptOf } from '../kernel/excerpt.ts';
import { plural } from '../kernel/plural.ts';

/** Characters of a name: files are told apart by how they begin. */
const NAME = 60;

/** What goes with a message, as its mail says it: "Príloha: plán.pdf", "2 prílohy: a.jpg, b.jpg". Empty without files. */
export function attachedNames(names: readonly string[]): string {
  if (names.length === 0) return '';
  const heading = names.length === 1 ? 'Príloha' : plural(names.length, 'attachment');
  return `${heading}: ${names.map((name) => excerptOf(name, NAME)).join(', ')}`;
}
