import type { FaqGroup } from '../content/schema.ts';
import { fold } from '../kernel/text.ts';

/** Longest text worth looking for, in characters. */
export const SEARCH_MAX = 80;

/** A piece of a text; a found one is highlighted. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** Folded like `fold`, with a plain space for every kind: typeset texts hold hard ones. */
const foldSpaced = (text: string): string => fold(text).replace(/\s/g, ' ');

/** Slovak words change at the end: who looks for "doména" means "doméne", too. Short words would find too much. */
const withoutEnding = (word: string): string => word.replace(/(?<=.{4})[aeiouy]$/, '');

/** What a visitor looks for, as folded words without endings and repetitions: "Záloha  CENA" → ["zaloh", "cena"]. */
export const searchWords = (query: string): string[] => [
  ...new Set(foldSpaced(query.slice(0, SEARCH_MAX)).split(' ').filter(Boolean).map(withoutEnding)),
];

/** The groups with the questions that hold every word in question or answer; all of them when there is no word. */
export function findQuestions<Group extends FaqGroup>(
  groups: readonly Group[],
  words: readonly string[],
): Group[] {
  const matching = ({ question, answer }: FaqGroup['items'][number]) => {
    const text = foldSpaced(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, items: group.items.filter(matching) }))
    .filter(({ items }) => items.length > 0);
}

/** The text cut where the words begin and end, whatever their case and diacritics; the parts join to the text. */
export function highlighted(text: string, words: readonly string[]): TextPart[] {
  const { folded, starts } = foldedWithStarts(text);
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      marked.fill(1, starts[at], starts[at + word.length]);
  }
  const parts: TextPart[] = [];
  for (const [index, unit] of text.split('').entries()) {
    const found = marked[index] === 1;
    const last = parts.at(-1);
    if (last?.found === found) last.text += unit;
    else parts.push({ text: unit, found });
  }
  return parts;
}

/** The folded text, and for each of its units where its letter begins in the original: marks may follow a letter. */
function foldedWithStarts(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const unit of foldSpaced(letter)) {
      folded += unit;
      for (let index = 0; index < unit.length; index += 1) starts.push(at);
    }
    at += letter.length;
  }
  starts.push(text.length);
  return { folded, starts };
}
