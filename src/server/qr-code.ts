import { encode } from 'uqr';

/** Light modules that every reader wants around a code. */
const QUIET = 4;

/** A QR code as one path of unit squares, row by row, in a square of `size`, the quiet zone included. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
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
