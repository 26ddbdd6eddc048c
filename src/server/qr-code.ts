import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Light modules that every reader wants around a code. */
const QUIET = 4;

const modulesOf = (text: string) => encode(text, { ecc: 'M', border: QUIET });

/** A QR code as one path of unit squares, row by row, in a square of `size`, the quiet zone included. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = modulesOf(text);
  const path = data.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size, path: path.join('') };
}

/** Where dark modules begin in a row, and how many follow each other. */
function runs(row: readonly boolean[]): [start: number, width: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  });
  return found;
}

/** Pixels of a module: enough for a screen that draws two for one. */
const MODULE_PIXELS = 6;
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** One bit for a pixel, grey; whole rows, not interlaced. */
const PNG_FORMAT = [1, 0, 0, 0, 0];

/** The same code as a PNG picture, black on white, in a square of `size` pixels. */
export function qrPicture(text: string): { size: number; png: Uint8Array } {
  const { data, size: modules } = modulesOf(text);
  const size = modules * MODULE_PIXELS;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  const rows = data.flatMap((row) => Array.from({ length: MODULE_PIXELS }, () => pixelsOf(row)));
  return {
    size,
    png: Buffer.concat([
      PNG_SIGNATURE,
      pngChunk('IHDR', Buffer.concat([head, Buffer.from(PNG_FORMAT)])),
      pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

/** A row of pixels after the byte that says that it is not filtered; a set bit is white. */
function pixelsOf(row: readonly boolean[]): Buffer {
  const pixels = Buffer.alloc(1 + Math.ceil((row.length * MODULE_PIXELS) / 8));
  row.forEach((isDark, module) => {
    if (isDark) return;
    for (let at = module * MODULE_PIXELS; at < (module + 1) * MODULE_PIXELS; at += 1) {
      const byte = 1 + (at >> 3);
      pixels.writeUInt8(pixels.readUInt8(byte) | (0x80 >> (at & 7)), byte);
    }
  });
  return pixels;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
