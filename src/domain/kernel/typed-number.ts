const WHOLE = String.raw`\d{1,9}|\d{1,3}(?:\s\d{3}){1,2}|\d{1,3}(?:\.\d{3}){1,2}(?=,)`;
/** A dash instead of decimals says that there are none. */
const PART = String.raw`[.,](\d{1,2})|,[-–—]`;
const TYPED = new RegExp(String.raw`^([-−]?)\s?(${WHOLE})?(?:${PART})?$`);

/**
 * Hundredths of a number as people write it: "2 585" is 258500, "1650,5" and "1.650,50" are 165050, ",5" is 50, "40,-" is 4000.
 * Null for anything else: a third decimal is not rounded away, and spaces or dots that do not part thousands are not guessed at.
 */
export function typedHundredths(text: string): number | null {
  const [, minus, whole, part] = TYPED.exec(text.trim()) ?? [];
  if (whole === undefined && part === undefined) return null;
  const hundredths = Number((whole ?? '').replace(/[\s.]/g, '') + (part ?? '').padEnd(2, '0'));
  return minus && hundredths > 0 ? -hundredths : hundredths;
}
