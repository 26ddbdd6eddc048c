/**
 * A web address in a text: of http and https alone, so that none of them can run a script. Quotation marks and angle brackets
 * end it, and a name before the host, which hides where it leads, makes it none.
 */
const ADDRESS = /https?:\/\/(?![^\s/?#]*@)[\p{L}\p{N}[][^\s<>"„“”]*/giu;
/** What belongs to the sentence around an address. */
const AROUND = new Set(".,;:!?…‘’'*");
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** A part of a text; one with `href` is a web address, exactly as it was written. */
export interface TextPart {
  text: string;
  href: string | null;
}

/** A text in parts that make it up again, those that are web addresses by themselves. */
export function addressParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to), href: null });
    end = to;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = withoutSentence(found);
    plain(index);
    end = index + href.length;
    parts.push({ text: href, href });
  }
  plain(text.length);
  return parts;
}

/** True of a text that is one web address and nothing else. */
export const isWebAddress = (text: string): boolean =>
  addressParts(text)[0]?.href === text && URL.canParse(text);

/** Without the full stop after it, or the bracket that was opened before it. */
function withoutSentence(found: string): string {
  let length = found.length;
  const opens: Readonly<Record<string, boolean>> = { '(': found.includes('('), '[': found.includes('[') };
  for (; length > 0; length -= 1) {
    const last = found.charAt(length - 1);
    const opening = BRACKETS[last];
    const isOfSentence = opening === undefined ? AROUND.has(last) : !opens[opening];
    if (!isOfSentence) break;
  }
  return found.slice(0, length);
}
