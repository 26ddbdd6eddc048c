/** How a camera's notes begin: their name, then a TIFF header. */
const NOTES = [Buffer.from('Exif\0\0II*\0', 'latin1'), Buffer.from('Exif\0\0MM\0*', 'latin1')] as const;
const HEADER = 'Exif\0\0'.length;
const POSITION_TAG = 0x8825;
const ENTRY_SIZE = 12;
/** Bytes of one value by its TIFF type. */
const VALUE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const INLINE = 4;
const POSITION_TEXT = /(GPS[A-Za-z]+)(\s*=\s*"|>)([^"<]*)/g;

/**
 * Blanks where a photo was taken, in place: a HEIC photo cannot be written anew here, so what its notes say of the position is
 * overwritten.
 */
export function blankPosition(file: Buffer): void {
  for (const start of NOTES)
    for (let found = file.indexOf(start); found !== -1; found = file.indexOf(start, found + 1))
      blankIn(file, found + HEADER);
  const text = file.toString('latin1');
  for (const { index, 1: name = '', 2: before = '', 3: value = '' } of text.matchAll(POSITION_TEXT))
    file.fill(' ', index + name.length + before.length, index + name.length + before.length + value.length);
}

function blankIn(file: Buffer, start: number): void {
  const isLittle = file[start] === 0x49;
  const short = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const long = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at));
  const entriesAt = (place: number) =>
    Array.from({ length: short(place) }, (_, index) => place + 2 + index * ENTRY_SIZE);
  try {
    for (const entry of entriesAt(start + long(start + 4))) {
      if (short(entry) !== POSITION_TAG) continue;
      const directory = start + long(entry + 8);
      for (const value of entriesAt(directory)) {
        const size = (VALUE_SIZES[short(value + 2)] ?? 0) * long(value + 4);
        if (size > INLINE) file.fill(0, start + long(value + 8), start + long(value + 8) + size);
        file.fill(0, value, value + ENTRY_SIZE);
      }
      file.fill(0, directory, directory + 2);
      file.fill(0, entry, entry + ENTRY_SIZE);
    }
  } catch (error) {
    // Notes that say nothing that can be read say no position either.
    if (!(error instanceof RangeError)) throw error;
  }
}
