import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { wallTimeOf } from '#domain/kernel/local-time.ts';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** One file of an archive. */
export interface ZipEntry {
  /** With its folders; no two of an archive are called the same. */
  name: string;
  changedAt: Date;
  bytes: Bytes;
  /** True of what is packed by itself, such as a photo or a PDF: it is kept as it is. */
  isPacked: boolean;
}

/** What the list at the end of an archive says of an entry. */
interface Listed {
  name: Buffer;
  /** In words of DOS. */
  day: number;
  time: number;
  method: number;
  crc: number;
  packed: number;
  bytes: number;
  /** Where it begins. */
  at: number;
}

const STORED = 0;
const DEFLATED = 8;
/** Sizes come behind the bytes; the name is UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
const VERSION_ZIP64 = 45;
/** Made on a system with the rights of Unix, which this file has: its owner writes, others read. */
const MADE_BY = 3 << 8;
const RIGHTS = (0o100644 << 16) >>> 0;
/** What stands where a number does not fit; the number is in a field of ZIP64 then. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Entries of the list that are written at once. */
const LISTED_AT_ONCE = 500;

/**
 * A ZIP archive, made while it is read: a part of one file at a time is in memory, and nothing is done before it is asked
 * for. It may hold more than 65 535 entries and be longer than 4 GB (ZIP64), no entry alone. What is read is closed when
 * the reader goes away.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const listed: Listed[] = [];
  let at = 0;
  for await (const { name, changedAt, bytes, isPacked } of entries) {
    const method = isPacked ? STORED : DEFLATED;
    const entry = { name: Buffer.from(name), ...dosTime(changedAt), method, at };
    const start = localHeader(entry);
    yield start;
    const sum = { crc: 0, bytes: 0 };
    let packed = 0;
    for await (const part of isPacked ? summed(bytes, sum) : deflated(summed(bytes, sum))) {
      packed += part.length;
      yield part;
    }
    if (Math.max(packed, sum.bytes) >= MAX_32) throw new Error(`${name} is too long for an archive`);
    const end = sizes({ ...sum, packed });
    yield end;
    listed.push({ ...entry, ...sum, packed });
    at += start.length + packed + end.length;
  }
  const list = { at, length: 0 };
  for (let first = 0; first < listed.length; first += LISTED_AT_ONCE) {
    const part = Buffer.concat(listed.slice(first, first + LISTED_AT_ONCE).map(listHeader));
    list.length += part.length;
    yield part;
    await nextTurn();
  }
  yield endOfList(listed.length, list);
}

/** The same bytes, of which `sum` knows the checksum and the length in the end. */
async function* summed(bytes: Bytes, sum: { crc: number; bytes: number }): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    sum.crc = crc32(part, sum.crc);
    sum.bytes += part.length;
    yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  }
}

/** The same bytes packed, which is another thread's work. */
async function* deflated(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const packing = createDeflateRaw();
  // A failure of either side ends the other one, and is thrown where the packed bytes are read.
  pipeline(Readable.from(bytes), packing).catch(() => {});
  yield* packing;
}

/** Numbers of two, four and eight bytes, the smaller ones first, as ZIP writes them. */
function fields(...numbers: (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((length, [bytes]) => length + bytes, 0));
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** Local time to every other second, not before 1980. */
function dosTime(at: Date): Pick<Listed, 'day' | 'time'> {
  const { day, minutes } = wallTimeOf(at);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return {
    day: (Math.max(0, year - 1980) << 9) | (month << 5) | date,
    time: (Math.floor(minutes / 60) << 11) | ((minutes % 60) << 5) | (at.getUTCSeconds() >> 1),
  };
}

const localHeader = ({ name, day, time, method }: Pick<Listed, 'name' | 'day' | 'time' | 'method'>): Buffer =>
  Buffer.concat([
    fields([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, method], [2, time], [2, day]),
    fields([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const sizes = ({ crc, packed, bytes }: Pick<Listed, 'crc' | 'packed' | 'bytes'>): Buffer =>
  fields([4, 0x08074b50], [4, crc], [4, packed], [4, bytes]);

function listHeader({ name, day, time, method, crc, packed, bytes, at }: Listed): Buffer {
  const isFar = at >= MAX_32;
  const far = isFar ? fields([2, 0x0001], [2, 8], [8, at]) : Buffer.alloc(0);
  const version = isFar ? VERSION_ZIP64 : VERSION;
  return Buffer.concat([
    fields([4, 0x02014b50], [2, MADE_BY | version], [2, version], [2, FLAGS], [2, method]),
    fields([2, time], [2, day], [4, crc], [4, packed], [4, bytes], [2, name.length], [2, far.length]),
    fields([2, 0], [2, 0], [2, 0], [4, RIGHTS], [4, Math.min(at, MAX_32)]),
    name,
    far,
  ]);
}

function endOfList(entries: number, { at, length }: { at: number; length: number }): Buffer {
  const isLarge = entries >= MAX_16 || at >= MAX_32 || length >= MAX_32;
  const large = isLarge
    ? [
        fields([4, 0x06064b50], [8, 44], [2, MADE_BY | VERSION_ZIP64], [2, VERSION_ZIP64], [4, 0], [4, 0]),
        fields([8, entries], [8, entries], [8, length], [8, at]),
        fields([4, 0x07064b50], [4, 0], [8, at + length], [4, 1]),
      ]
    : [];
  const count = Math.min(entries, MAX_16);
  return Buffer.concat([
    ...large,
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count]),
    fields([4, Math.min(length, MAX_32)], [4, Math.min(at, MAX_32)], [2, 0]),
  ]);
}
