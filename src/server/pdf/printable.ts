/** Joiners, variation selectors, direction marks: nothing to see, and PDF/UA refuses some of them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = /[\s\p{Cc}]/u;
/** Stands for a sign that is left out; where it stood between two spaces, one stays. */
const GAP = '\0';
const GAPS = /( ?)\0(?: ?\0)*( ?)/g;

/**
 * Makes texts drawable: PDF/UA-1 refuses a whole document for one character without a glyph, and texts
 * come from people. Line breaks stay, other spaces become plain ones; what is left out is told to `onMissing`.
 */
export function printable(
  canDraw: (character: string) => boolean,
  onMissing: (character: string) => void,
): (text: string) => string {
  const shown = (character: string): string => {
    if (character === '\n' || canDraw(character)) return character;
    if (INVISIBLE.test(character)) return '';
    if (SPACE.test(character)) return ' ';
    onMissing(character);
    return GAP;
  };
  return (text) =>
    Array.from(text.toWellFormed().normalize('NFC'), shown)
      .join('')
      .replace(GAPS, (_, before: string, after: string) => before || after);
}

/** The name by which a sign can be looked up where it cannot be drawn: "U+1F600". */
export const signName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
