import { inflateRawSync } from 'node:zlib';
import { Refused } from './refused.ts';

// A document of an office is a ZIP archive: read here without trust in what it says of itself (security 50).

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

const MEGABYTE = 1024 * 1024;
const MOST_ENTRIES = 2_000;
const LARGEST_ENTRY = 64 * MEGABYTE;
const LARGEST_WHOLE = 200 * MEGABYTE;
/** Text of an office shrinks to a twentieth, a bomb to a thousandth. */
const STEEPEST = 200;
/** Below that even a bomb does nothing. */
const HARMLESS = MEGABYTE;

const MACROS = /(^|\/)vbaProject\.bin$|(^|\/)(Basic|Scripts)\/|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|com|jar)$/i;

/** Calls `visit` with each entry's name and unpacked bytes, one in memory at a time. Throws Refused for what is no honest document. */
export function checkZip(file: Buffer, visit: (name: string, bytes: Buffer) => void): void {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  const start = file.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES) throw new Refused('archive');
  if (file.length < LOCAL_SIZE || file.readUInt32LE(0) !== LOCAL) throw new Refused('content');
  let [place, whole, packed] = [start, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(file, place);
    place = entry.next;
    whole += entry.size;
    packed += entry.packed;
    const isSteep = entry.size > HARMLESS && entry.size > entry.packed * STEEPEST;
    // Entries that share bytes are another kind of bomb.
    if (isSteep || entry.size > LARGEST_ENTRY || whole > LARGEST_WHOLE || packed > file.length)
      throw new Refused('archive');
    if (isOutside(entry.name)) throw new Refused('content');
    if (MACROS.test(entry.name)) throw new Refused('macros');
    visit(entry.name, unpacked(file, entry));
  }
  if (place !== end) throw new Refused('damaged');
}

const isOutside = (name: string): boolean => /^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)|\0/i.test(name);

/** The end of the directory, which is the end of the file: behind it another file could hide. */
function endOf(file: Buffer): number {
  const from = Math.max(0, file.length - END_SIZE - 0xffff);
  for (let place = file.length - END_SIZE; place >= from; place -= 1)
    if (file.readUInt32LE(place) === END && place + END_SIZE + file.readUInt16LE(place + 20) === file.length)
      return place;
  throw new Refused('damaged');
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  local: number;
  next: number;
}

function entryAt(file: Buffer, place: number): Entry {
  if (place + ENTRY_SIZE > file.length || file.readUInt32LE(place) !== ENTRY) throw new Refused('damaged');
  if (file.readUInt16LE(place + 8) & ENCRYPTED) throw new Refused('locked');
  const nameEnd = place + ENTRY_SIZE + file.readUInt16LE(place + 28);
  return {
    name: file.toString('utf8', place + ENTRY_SIZE, nameEnd),
    method: file.readUInt16LE(place + 10),
    packed: file.readUInt32LE(place + 20),
    size: file.readUInt32LE(place + 24),
    local: file.readUInt32LE(place + 42),
    next: nameEnd + file.readUInt16LE(place + 30) + file.readUInt16LE(place + 32),
  };
}

/** The bytes of an entry, which may not be more than it says: sizes are claims, too. */
function unpacked(file: Buffer, { method, packed, size, local }: Entry): Buffer {
  if (local + LOCAL_SIZE > file.length || file.readUInt32LE(local) !== LOCAL) throw new Refused('damaged');
  const from = local + LOCAL_SIZE + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(from, from + packed);
  if (bytes.length !== packed) throw new Refused('damaged');
  if (method === STORED) {
    if (packed !== size) throw new Refused('damaged');
    return bytes;
  }
  if (method !== DEFLATED) throw new Refused('damaged');
  if (size === 0) return Buffer.alloc(0);
  try {
    return inflateRawSync(bytes, { maxOutputLength: size });
  } catch {
    throw new Refused('archive');
  }
}
