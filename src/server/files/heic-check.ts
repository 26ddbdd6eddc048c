import { Refused } from './refused.ts';

/** How the notes of a camera begin: the header of a TIFF, its first directory right behind it or not. */
const HEADERS = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')] as const;
/** A photo has one; the bytes of its picture look like one at times. */
const MOST_HEADERS = 16;
const POSITION_TAG = 0x8825;
const ENTRY_SIZE = 12;
/** Cameras write thirty; of a position there are 32 kinds. */
const MOST_ENTRIES = 500;
const MOST_POSITIONS = 8;
/** Bytes of one value by its TIFF type. */
const VALUE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const INLINE = 4;
/** A name of a place is longer than a number. */
const LONGEST_VALUE = 4_096;
const POSITION_TEXT = /(GPS[A-Za-z]{1,40})(\s{0,8}=\s{0,8}["']|>)([^"'<]{0,4096})/g;

/**
 * Blanks where a photo was taken, in place: a HEIC photo cannot be written anew here, so what its notes say of the position is
 * overwritten. Throws Refused for notes that no camera writes.
 */
export function blankPosition(file: Buffer): void {
  let headers = 0;
  for (const header of HEADERS)
    for (let found = file.indexOf(header); found !== -1; found = file.indexOf(header, found + 1)) {
      headers += 1;
      if (headers > MOST_HEADERS) throw new Refused('damaged');
      blankIn(file, found);
    }
  const text = file.toString('latin1');
  for (const { index, 1: name = '', 2: before = '', 3: value = '' } of text.matchAll(POSITION_TEXT))
    file.fill(' ', index + name.length + before.length, index + name.length + before.length + value.length);
}

function blankIn(file: Buffer, start: number): void {
  const isLittle = file[start] === 0x49;
  const short = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const long = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at));
  const entriesAt = (place: number) =>
    Array.from(
      { length: Math.min(short(place), MOST_ENTRIES) },
      (_, index) => place + 2 + index * ENTRY_SIZE,
    );
  const blankDirectory = (directory: number): void => {
    for (const value of entriesAt(directory)) {
      const size = (VALUE_SIZES[short(value + 2)] ?? 0) * long(value + 4);
      if (size > LONGEST_VALUE) throw new Refused('damaged');
      if (size > INLINE) file.fill(0, start + long(value + 8), start + long(value + 8) + size);
      file.fill(0, value, value + ENTRY_SIZE);
    }
    file.fill(0, directory, directory + 2);
  };
  try {
    const positions = entriesAt(start + long(start + 4)).filter((entry) => short(entry) === POSITION_TAG);
    if (positions.length > MOST_POSITIONS) throw new Refused('damaged');
    for (const entry of positions) {
      blankDirectory(start + long(entry + 8));
      file.fill(0, entry, entry + ENTRY_SIZE);
    }
  } catch (error) {
    // Notes that say nothing that can be read say no position either.
    if (!(error instanceof RangeError)) throw error;
  }
}
