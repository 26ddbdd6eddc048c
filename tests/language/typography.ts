/** What Slovak typography forbids (slovak.md 5.1), with a sentence that says what to write instead. */
const RULES: readonly { wrong: RegExp; instead: string }[] = [
  { wrong: /\+\d{1,3}(?: \d{2,}){2,}/gu, instead: 'no-break spaces inside a phone number' },
  { wrong: /\d (?:€|%)/gu, instead: 'a no-break space between number and sign' },
  { wrong: /["”]|'(?=\p{L}[^']*')/gu, instead: 'the quotation marks „ “' },
  { wrong: /„[^“]*$/gu, instead: 'a closing “ after „' },
  { wrong: /\S? - |--/gu, instead: 'the dash –' },
  { wrong: /\p{L} – ?(?=\p{L})/gu, instead: 'a no-break space before the dash' },
  { wrong: / [,.;:!?](?!\.)/gu, instead: 'no space before the mark' },
  {
    wrong: /\bspol\. s|\bs r\.|\bs\. r\.|\br\. o\./gu,
    instead: 'no-break spaces inside the form of a company',
  },
  { wrong: /\p{L}[,;!?]\p{L}/gu, instead: 'a space after the mark' },
];

/** Shorter texts are labels and names, which the specification has letter by letter. */
const LONG = 60;
const LOOSE_WORD = {
  wrong: /(?<!\S)[ksvzouai] (?=\S)/giu,
  instead: 'a no-break space after a word of one letter',
};

/** The specification has them letter by letter (slovak.md 5.12). */
const QUOTED_WITH_DOTS = /(?:Loading|Odosielajem|Generujem)\.\.\./g;
const THREE_DOTS = { wrong: /\.\.\./g, instead: 'the ellipsis …' };

/** Mistakes of a text as it is shown, each with its surroundings. */
export const typographyMistakes = (text: string): string[] =>
  [...RULES, THREE_DOTS, ...(text.length < LONG ? [] : [LOOSE_WORD])].flatMap(({ wrong, instead }) =>
    [...text.replace(QUOTED_WITH_DOTS, '').matchAll(wrong)].map(
      ({ index }) => `${instead}: "${text.slice(Math.max(0, index - 20), index + 25)}"`,
    ),
  );
