import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-sk';
import { createHunspellFromStrings } from 'hunspell-wasm';

/** Words as they stand in a text, with the hyphens and apostrophes inside them. */
const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu;
/** Addresses, and words with digits, dots or underscores inside: nobody inflects them. */
const NO_WORDS = /https?:\S+|\S+@\S+|\/[\w-]+(?:\/[\w-]*)*|[\w-]*(?:\w[._]|\d)\w[\w.-]*/gu;
/** A place in a content text: "{callbackHours: # hodina | # hodiny}", "[ do {callbackHours}]"; its forms are words. */
const PLACE_NAME = /\{\w+(?=[:}])/g;
/** Endings glued to what is filled in ("{}ový"), and beginnings before it. */
const GLUED = /\p{L}+\{\}|\{\}\p{L}+/gu;
const ABBREVIATION = /^\p{Lu}{2,6}$/u;
const CAMEL_CASE = /\p{Ll}\p{Lu}/u;

/** Slovak by the dictionary of sk-spell and the allow list. */
export interface Speller {
  isRight(word: string): boolean;
  /** What a word that is spelt right may be a form of. */
  stems(word: string): string[];
}

/** A speller that also takes the words of an allow list. */
export async function slovakSpeller(allowed: readonly AllowedWord[]): Promise<Speller> {
  const [affixes = '', words = ''] = [dictionary.aff, dictionary.dic].map((bytes) =>
    Buffer.from(bytes).toString(),
  );
  const hunspell = await createHunspellFromStrings(affixes, words);
  for (const { word, model } of allowed) {
    if (model) hunspell.addWordWithAffix(word, model);
    else hunspell.addWord(word);
  }
  return {
    isRight: (word) => hunspell.testSpelling(word),
    stems: (word) => hunspell.stemWord(word),
  };
}

/** A word the dictionary does not know, and one it knows that has the same endings. */
interface AllowedWord {
  word: string;
  model: string | undefined;
}

/** The allow list words.txt: one word on a line, "podlahár/maliar" where it is inflected like another. */
export const allowedWords = (): AllowedWord[] =>
  readFileSync(new URL('words.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [word = '', model] = line.split('/');
      return { word, model };
    });

/** Words of a text that are spelt wrong, each once. */
export function misspelt(text: string, { isRight }: Speller): string[] {
  const prose = text.replace(NO_WORDS, ' ').replace(PLACE_NAME, '{').replace(GLUED, ' ');
  const words = new Set(prose.match(WORD) ?? []);
  return [...words].filter((word) => {
    if (isRight(word) || isName(word)) return false;
    const parts = word.split(/[-’']/);
    return parts.length === 1 || !parts.every((part) => part.length === 1 || isRight(part) || isName(part));
  });
}

const isName = (word: string): boolean => ABBREVIATION.test(word) || CAMEL_CASE.test(word);
