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
/** The sizes of an entry stand behind it. */
const SIZES_BEHIND = 8;
const BEHIND = 0x08074b50;
const SIZES_ALONE: readonly number[] = [12, 20];
const SIZES_SIGNED: readonly number[] = [16, 24];
/** A size that is said in the longer form, or in the directory alone. */
const SAID_ELSEWHERE = 0xffffffff;

const MEGABYTE = 1024 * 1024;
const MOST_ENTRIES = 2_000;
const LARGEST_ENTRY = 64 * MEGABYTE;
const LARGEST_WHOLE = 200 * MEGABYTE;
/** Text of an office shrinks to a twentieth, a bomb to a thousandth. */
const STEEPEST = 200;
/** Below that even a bomb does nothing. */
const HARMLESS = MEGABYTE;

const MACROS = /(^|\/)vbaProject\.bin$|(^|\/)(Basic|Scripts)\/|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|com|jar)$/i;

/**
 * Calls `visit` with each entry's name and unpacked bytes, one in memory at a time. Throws Refused for what is no honest
 * document: its entries are all of it, one behind the other, and the directory at its end says of each what it says of itself.
 */
export function checkZip(file: Buffer, visit: (name: string, bytes: Buffer) => void): void {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  const start = file.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES) throw new Refused('archive');
  if (file.length < LOCAL_SIZE || file.readUInt32LE(0) !== LOCAL) throw new Refused('content');
  const spans: Span[] = [];
  const names = new Set<string>();
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
    // One reader takes the first of two, another one the last.
    const name = entry.name.toLowerCase();
    if (names.has(name)) throw new Refused('damaged');
    names.add(name);
    const span = spanOf(file, entry);
    spans.push(span);
    visit(entry.name, unpacked(entry, file.subarray(span.data, span.data + entry.packed)));
  }
  if (place !== end) throw new Refused('damaged');
  checkWhole(file, spans, start);
}

const isOutside = (name: string): boolean => /^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)|\0/i.test(name);

/** The end of the directory, which is the end of the file: behind it another file could hide, and in its remark, too. */
function endOf(file: Buffer): number {
  const place = file.length - END_SIZE;
  if (place < 0 || file.readUInt32LE(place) !== END || file.readUInt16LE(place + 20) !== 0)
    throw new Refused('damaged');
  return place;
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

/** From where to where an entry goes, and where its bytes begin. */
interface Span {
  from: number;
  data: number;
  to: number;
}

/** Where an entry stands, which has to say the same of itself as the directory does. */
function spanOf(file: Buffer, { name, method, packed, size, local }: Entry): Span {
  if (local + LOCAL_SIZE > file.length || file.readUInt32LE(local) !== LOCAL) throw new Refused('damaged');
  const nameEnd = local + LOCAL_SIZE + file.readUInt16LE(local + 26);
  const data = nameEnd + file.readUInt16LE(local + 28);
  const isBehind = (file.readUInt16LE(local + 6) & SIZES_BEHIND) !== 0;
  const says = (place: number, expected: number) =>
    [expected, SAID_ELSEWHERE, ...(isBehind ? [0] : [])].includes(file.readUInt32LE(place));
  const isSame =
    file.toString('utf8', local + LOCAL_SIZE, nameEnd) === name &&
    file.readUInt16LE(local + 8) === method &&
    says(local + 18, packed) &&
    says(local + 22, size);
  if (!isSame || data + packed > file.length) throw new Refused('damaged');
  return { from: local, data, to: data + packed };
}

/** Refuses what stands between entries, before the first or behind the last one, and entries within each other. */
function checkWhole(file: Buffer, spans: readonly Span[], directory: number): void {
  const ordered = spans.toSorted((one, other) => one.from - other.from);
  const begins = [...ordered.map(({ from }) => from), directory];
  if (begins[0] !== 0) throw new Refused('damaged');
  for (const [index, { data, to }] of ordered.entries()) {
    const gap = (begins[index + 1] ?? 0) - to;
    if (gap !== 0 && !isOfSizes(file, to, gap, to - data)) throw new Refused('damaged');
  }
}

/** Whether a gap behind an entry holds its sizes, in four bytes or eight, after a sign or not. */
function isOfSizes(file: Buffer, place: number, gap: number, packed: number): boolean {
  const sign = SIZES_SIGNED.includes(gap) ? 4 : 0;
  if (!sign && !SIZES_ALONE.includes(gap)) return false;
  return (
    (sign === 0 || file.readUInt32LE(place) === BEHIND) && file.readUInt32LE(place + sign + 4) === packed
  );
}

/** The bytes of an entry, which may not be more or less than it says, and nothing behind them: sizes are claims, too. */
function unpacked({ method, size }: Entry, bytes: Buffer): Buffer {
  if (method === STORED) {
    if (bytes.length !== size) throw new Refused('damaged');
    return bytes;
  }
  if (method !== DEFLATED) throw new Refused('damaged');
  const { buffer, read } = inflated(bytes, Math.max(size, 1));
  if (buffer.length !== size || read !== bytes.length) throw new Refused('damaged');
  return buffer;
}

/** What Node gives where it is asked for more than the bytes; its types do not know. */
interface Inflated {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

/** What unpacking gives, and how many bytes it read. */
function inflated(bytes: Buffer, limit: number): { buffer: Buffer; read: number } {
  try {
    const answer: unknown = inflateRawSync(bytes, { maxOutputLength: limit, info: true });
    const { buffer, engine } = answer as Inflated;
    return { buffer, read: engine.bytesWritten };
  } catch {
    throw new Refused('archive');
  }
}
