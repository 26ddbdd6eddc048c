/** How much a JSON value holds: what its reading, checking and printing cost. */
export interface Extent {
  /** Objects, lists, texts and other values, all together. */
  values: number;
  /** How deep they lie in one another; a plain value lies at 1. */
  depth: number;
  characters: number;
  /** Each text is one, and one more for each line break in it. */
  lines: number;
}

const LINE_FEED = 10;

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === LINE_FEED) count += 1;
  return count;
}

const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The extent of a parsed JSON value, in one walk without recursion; of what is over a limit only the part up to it. */
export function measure(value: unknown, limit?: Extent): Extent {
  const extent = { values: 0, depth: 0, characters: 0, lines: 0 };
  let level: unknown[] = [value];
  while (level.length > 0) {
    extent.depth += 1;
    extent.values += level.length;
    if (limit && !fits(extent, limit)) return extent;
    for (const each of level) {
      if (typeof each !== 'string') continue;
      extent.characters += each.length;
      extent.lines += 1 + lineBreaks(each);
    }
    level = level.flatMap(inside);
  }
  return extent;
}

/** The first measure in which an extent is over its limit; null when it fits. */
export const exceeded = (extent: Extent, limit: Extent): keyof Extent | null =>
  (['depth', 'values', 'characters', 'lines'] as const).find((key) => extent[key] > limit[key]) ?? null;

const fits = (extent: Extent, limit: Extent): boolean => exceeded(extent, limit) === null;
