/** Character ranges [first, last], both included. */
type Range = readonly [first: number, last: number];

const SEGMENTED = 4;
const GROUPED = 12;
const TABLE_RECORD = 16;
const ENCODING_RECORD = 8;

/** Characters a TrueType font can draw, read from its "cmap" table (OpenType specification, formats 4 and 12). */
export function fontCoverage(font: Buffer): Range[] {
  const cmap = tableOffset(font, 'cmap');
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const offset = cmap + font.readUInt32BE(cmap + 4 + index * ENCODING_RECORD + 4);
    return { offset, format: font.readUInt16BE(offset) };
  });
  const full = encodings.find(({ format }) => format === GROUPED);
  if (full) return groups(font, full.offset);
  const basic = encodings.find(({ format }) => format === SEGMENTED);
  return basic ? segments(font, basic.offset) : [];
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let record = 12; record < 12 + tables * TABLE_RECORD; record += TABLE_RECORD) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no "${tag}" table`);
}

function groups(font: Buffer, offset: number): Range[] {
  return Array.from({ length: font.readUInt32BE(offset + 12) }, (_, index) => {
    const group = offset + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });
}

/** A segment may hold characters without a glyph; in the fonts used here none does. */
function segments(font: Buffer, offset: number): Range[] {
  const doubled = font.readUInt16BE(offset + 6);
  const lasts = offset + 14;
  const firsts = lasts + doubled + 2;
  const ranges = Array.from(
    { length: doubled / 2 },
    (_, index): Range => [font.readUInt16BE(firsts + index * 2), font.readUInt16BE(lasts + index * 2)],
  );
  // The last segment, 0xFFFF, only marks the end.
  return ranges.filter(([first]) => first !== 0xffff);
}
