const TYPED = /^([-−]?)(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * Hundredths of a number as people type it: "2 585" is 258500, "1650,5" is 165050, "−40" is −4000. Null for anything else:
 * a third decimal is not rounded away, a second separator is not guessed at.
 */
export function typedHundredths(text: string): number | null {
  const [, minus, whole, part = ''] = TYPED.exec(text.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole + part.padEnd(2, '0'));
  return minus && hundredths > 0 ? -hundredths : hundredths;
}
