import { constants, inflateSync } from 'node:zlib';
import { Refused } from './refused.ts';

const [TILDE, LETTER_Z, FIRST_SIGN, BASE] = [0x7e, 0x7a, 0x21, 85];
/** What is said of a half written pair or group. */
const GROUP = 5;

function fromHex(bytes: Buffer): Buffer {
  const digits = bytes.toString('latin1').replace(/[^0-9A-Fa-f]/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** Each five signs of 85 say four bytes, a `z` four zeros. */
function fromAscii85(bytes: Buffer): Buffer {
  const found = Buffer.alloc(bytes.length * 4 + 4);
  let [length, value, signs] = [0, 0, 0];
  const write = (bytesOfGroup: number) => {
    found.writeUInt32BE(value % 0x1_0000_0000, length);
    length += bytesOfGroup;
    [value, signs] = [0, 0];
  };
  for (const byte of bytes) {
    if (byte === TILDE) break;
    if (byte === LETTER_Z && signs === 0) write(GROUP - 1);
    if (byte < FIRST_SIGN || byte >= FIRST_SIGN + BASE) continue;
    value = value * BASE + byte - FIRST_SIGN;
    signs += 1;
    if (signs === GROUP) write(GROUP - 1);
  }
  const last = signs - 1;
  if (last > 0) {
    for (; signs < GROUP; signs += 1) value = value * BASE + BASE - 1;
    write(last);
  }
  return found.subarray(0, length);
}

function inflated(bytes: Buffer, limit: number): Buffer {
  // Some programs write no end; a reader shows what there is.
  if (bytes.length === 0) return bytes;
  try {
    return inflateSync(bytes, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooMuch = error instanceof RangeError;
    throw new Refused(isTooMuch ? 'archive' : 'damaged');
  }
}

const FILTERS: ReadonlyMap<string, (bytes: Buffer, limit: number) => Buffer> = new Map([
  ...(['FlateDecode', 'Fl'] as const).map((name) => [name, inflated] as const),
  ...(['ASCIIHexDecode', 'AHx'] as const).map((name) => [name, fromHex] as const),
  ...(['ASCII85Decode', 'A85'] as const).map((name) => [name, fromAscii85] as const),
]);

/**
 * A stream without its filters; null where one of them packs a picture or is of old. Throws Refused for what is damaged, or
 * becomes more than `limit` bytes.
 */
export function unpackedStream(bytes: Buffer, filters: readonly string[], limit: number): Buffer | null {
  let unpacked = bytes;
  for (const name of filters) {
    const unpack = FILTERS.get(name);
    if (!unpack) return null;
    unpacked = unpack(unpacked, limit);
  }
  return unpacked;
}
