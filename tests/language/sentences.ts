interface Rule {
  wrong: RegExp;
  says: string;
}

/** Abbreviations in capitals are read letter by letter, each in its own way. */
const preposition = (word: string, before: string, instead: string): Rule => ({
  wrong: new RegExp(`(?<!\\p{L})${word}[ \\u00A0](?!\\p{Lu}{2})(?:${before})\\p{L}`, 'gu'),
  says: `"${instead}" before such a word`,
});

/** Prepositions that would be lost before a word of the same sound have a vowel. */
const PREPOSITIONS: readonly Rule[] = [
  preposition('[vV]', '[vfVF]|[zs]v|štv', 'vo'),
  preposition('[sS]', '[szšžSZŠŽ]', 'so'),
  preposition('[zZ]', '[szšžSZŠŽ]', 'zo'),
  preposition('[kK]', '[kgKG]', 'ku'),
];

/** Nouns that follow a number: one of it, two to four of it. Decimals and dates are no such numbers. */
const COUNTED =
  '(?:týždne|mesiace|dni|hodiny|minúty|funkcie|stránky|kroky|roky|projekty|otázky|služby|kolá|požiadavky)';
const COUNTED_ONE = '(?:týždeň|mesiac|deň|hodina|minúta|funkcia|stránka|krok|rok|projekt|otázka|služba|kolo)';
const NUMBER = (digits: string): string =>
  `(?<![\\d,.] ?)(?<!\\d\\u00A0)${digits}[ \\u00A0](?:ďalšie |ďalšia )?`;
const AGREEMENT: readonly Rule[] = [
  {
    wrong: new RegExp(`${NUMBER('(?:0|[5-9]|\\d{2,})')}(?:${COUNTED}|${COUNTED_ONE})(?!\\p{L})`, 'gu'),
    says: 'the genitive plural after five and more',
  },
  {
    wrong: new RegExp(`${NUMBER('[2-4]')}${COUNTED_ONE}(?!\\p{L})`, 'gu'),
    says: 'the plural after two to four',
  },
  {
    wrong: new RegExp(`${NUMBER('1')}${COUNTED}(?!\\p{L})`, 'gu'),
    says: 'the singular after one',
  },
  {
    wrong:
      /Na webe (?:má byť (?:oblasti|referencie|oprávnenia|záručné|samostatné)|majú byť (?:dopytový|rezervácia|núdzový|galéria|portfólio|prehľad|kalkulačka))/gu,
    says: 'a verb in the number of its subject',
  },
  {
    wrong:
      /(?:služby, napríklad|predstav\p{L}+ najmä|najmä na|záujem o|hľadá) [^.,]*?(?:cia|stavba|výmena|montáž|údržba|krytina)(?!\p{L})/gu,
    says: 'the accusative',
  },
];

/** Abbreviations whose full stop ends no sentence. */
const NO_END = '(?<!(?<!\\p{L})(?:napr|č|čl|ods|písm|tzv|Z|z|s|r|o|str|P|O))';
const WHOLE: readonly Rule[] = [
  { wrong: /undefined|null|NaN|\[object|[{}]|\?\?/gu, says: 'a value' },
  { wrong: / {2,}| [.,;:!?](?!\d)|\.\.(?!\.)(?<!\.\.\.)|,,|[,;]\./gu, says: 'one space and one mark' },
  { wrong: new RegExp(`\\p{L}${NO_END}[.!?] \\p{Ll}`, 'gu'), says: 'a capital after the end of a sentence' },
  {
    wrong: /(?<!\p{L})chce(?:m|me|te)? \p{L}+ť (?:si|sa)(?!\p{L})/gu,
    says: 'si and sa right after the verb',
  },
  { wrong: / \([^()]* \([^()]*\)\)/gu, says: 'no brackets within brackets' },
  { wrong: /^\p{Lu}[\p{L} ]{2,30}: [^:.]{2,30}: (?=\d)/gu, says: 'one colon between a label and its value' },
  { wrong: /\u2060/gu, says: 'no invisible character' },
];

/** A list that ends with "a" has no other one: "Galéria pred a po aj Portfólio". */
const STACKED: Rule = {
  wrong: /(?<!\p{L})a[ \u00A0](?:[^\s.,;:()]+ ){1,3}a[ \u00A0](?!aby|že|to(?!\p{L}))/gu,
  says: 'one "a" in a list',
};

/** Texts that are sentences begin with a capital, a number or a quotation. */
const SMALL_BEGINNING: Rule = {
  wrong: /^(?!ďakujem)\p{Ll}[^\n]{20,}[.?!]$/gu,
  says: 'a capital at the beginning',
};

/** Words of somebody who speaks and of somebody spoken to; "formáte" and "záujem" are nouns, "O nás" is a page of the client's. */
const ADDRESS: Rule = {
  wrong:
    /(?<!\p{L})(?!formáte|záujem)(?:vy|vás|vám|vami|váš\p{L}*|vaš\p{L}+|ste|chcete|viete|ja|mňa|mne|môj|moj\p{L}+|som|\p{L}+(?:áte|íte|ujete|iete|ujem|dem|čnem|avím|íšem))(?!\p{L})/giu,
  says: 'the third person',
};

const found = (text: string, rules: readonly Rule[]): string[] =>
  rules.flatMap(({ wrong, says }) =>
    [...text.matchAll(wrong)].map(
      ({ index }) => `${says}: "${text.slice(Math.max(0, index - 25), index + 45)}"`,
    ),
  );

/** A list put together by the program in which "a" comes after "a". */
export const listMistakes = (text: string): string[] => found(text, [STACKED]);

/** Places where a text says "I" or "you". */
export const addressMistakes = (text: string): string[] => found(text, [ADDRESS]);

/** What is wrong with the prepositions of a text. */
export const prepositionMistakes = (text: string): string[] => found(text, PREPOSITIONS);

/** What is wrong with a text put together by the program: cases, numbers, prepositions, spaces, beginnings. */
export const sentenceMistakes = (text: string): string[] =>
  found(text, [...PREPOSITIONS, ...AGREEMENT, ...WHOLE, SMALL_BEGINNING]);
