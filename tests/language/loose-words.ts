import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Components of the public site, and the page of parts; the texts of content/ and of the domain are set where they are shown. */
const FILES = 'src/web/**/*.tsx';
const OTHER_FILES = /\.test\.tsx$|^src\/web\/(?:accounts|portal|admin\/(?!kit))/;
/** What sets a text when it is rendered, is said to screen readers alone, or is the specification's to the letter. */
const LEFT_OUT = ['tied', 'typoSk', 'aria-label', 'SUBTITLE', 'CLOSE_LABEL'];
const SLOVAK_LETTER = /[áäčďéíĺľňóôŕšťúýž]/i;
const LOOSE_WORD = /(?<![^\s(„])[ksvzouai]\s(?=\S)/giu;
/** These two are English words as well. */
const ENGLISH_TOO = /^[ai]/i;

/** Where a line may end in a word of one letter, by the sources of what is shown. */
export const looseWordsOfComponents = (): string[] =>
  globSync(FILES)
    .filter((file) => !OTHER_FILES.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(file, 'utf8'));
      return texts(program).flatMap((text) => looseWords(text).map((place) => `${file}: ${place}`));
    });

/** Each word of one letter with a plain space behind it, and what follows. */
export const looseWords = (text: string): string[] =>
  [...text.replace(/[ \n]+/g, ' ').matchAll(LOOSE_WORD)]
    .filter(
      ({ 0: word, input }) =>
        !word.includes('\u00A0') && !(ENGLISH_TOO.test(word) && !SLOVAK_LETTER.test(input)),
    )
    .map(({ index, input }) => input.slice(index, index + 25));

/** The texts below a node of the syntax tree. */
function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && isLeftOut(node)) return [];
  if ('value' in node && typeof node.value === 'string') return [node.value.replaceAll('&nbsp;', '\u00A0')];
  if ('cooked' in node && typeof node.cooked === 'string') return [node.cooked];
  return Object.entries(node).flatMap(([name, child]) => (name === 'source' ? [] : texts(child)));
}

/** A call, an attribute or a constant that has one of the names. */
const isLeftOut = (node: object): boolean =>
  (['callee', 'name', 'id'] as const).some((place) => {
    const named: unknown = Reflect.get(node, place);
    return (
      typeof named === 'object' &&
      named !== null &&
      'name' in named &&
      LEFT_OUT.some((name) => name === named.name)
    );
  });
