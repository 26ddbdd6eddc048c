/** Stands for a character that no font of the documents can draw. */
const MISSING = '□';

/** Joiners, variation selectors, direction marks: nothing to see, and PDF/UA refuses some of them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = /[\s\p{Cc}]/u;

/**
 * Makes texts drawable: PDF/UA-1 refuses a whole document for one character without a glyph, and texts
 * come from people. Line breaks stay, other spaces become plain ones, the rest shows as "□".
 */
export function printable(canDraw: (character: string) => boolean): (text: string) => string {
  const shown = (character: string): string => {
    if (character === '\n' || canDraw(character)) return character;
    if (INVISIBLE.test(character)) return '';
    return SPACE.test(character) ? ' ' : MISSING;
  };
  return (text) => Array.from(text.toWellFormed().normalize('NFC'), shown).join('');
}
