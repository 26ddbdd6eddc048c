/** Modules of a QR code, row by row; dark ones are true. */
type Modules = readonly (readonly boolean[])[];

/** ISO/IEC 18004, level M: codewords of error correction in a block, and blocks, from version 1 on. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const LEVEL_M = 0;
const FORMAT_MASK = 0x5412;
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Reads a whole and clean QR code of level M and a version up to 20, as a drawing of ours is; no damage is mended. */
export function readQrCode(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const correction = CORRECTION[version - 1];
  const blocks = BLOCKS[version - 1];
  if (correction === undefined || blocks === undefined) throw new Error(`No version has ${size} modules.`);
  const isDark = (x: number, y: number): boolean => modules[y]?.[x] ?? false;
  const mask = MASKS[maskOf(isDark)] ?? MASKS[0];
  const isFunction = functionModules(size, version);
  const bits = [...dataPlaces(size)]
    .filter(([x, y]) => !isFunction(x, y))
    .map(([x, y]) => isDark(x, y) !== (mask?.(x, y) === 0));
  return textOf(dataOf(codewordsOf(bits), blocks, correction), version);
}

/** The number of the mask, which stands with the level around the first corner. */
function maskOf(isDark: (x: number, y: number) => boolean): number {
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => isDark(8, y));
  const second = [7, 5, 4, 3, 2, 1, 0].map((x) => isDark(x, 8));
  const format = [...first, ...second].reduce((sum, bit, index) => sum | (Number(bit) << index), 0);
  const data = (format ^ FORMAT_MASK) >> 10;
  if (data >> 3 !== LEVEL_M) throw new Error('The code is not of level M.');
  return data & 7;
}

function functionModules(size: number, version: number): (x: number, y: number) => boolean {
  const centres = alignmentCentres(size, version);
  const last = centres.length - 1;
  const aligned = centres.flatMap((cx, i) =>
    centres.flatMap((cy, j) =>
      (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0) ? [] : [[cx, cy] as const],
    ),
  );
  return (x, y) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) ||
    aligned.some(([cx, cy]) => Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2);
}

function alignmentCentres(size: number, version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

/** The way of the data: two columns at a time from the right, up and down in turn, past the timing column. */
function* dataPlaces(size: number): Generator<[x: number, y: number]> {
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - pair * 2 - (pair * 2 >= size - 7 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);

const codewordsOf = (bits: readonly boolean[]): number[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    numberOf(bits.slice(index * 8, index * 8 + 8)),
  );

/** The data of the blocks, which are woven together; the shorter blocks come first. */
function dataOf(codewords: readonly number[], blocks: number, correction: number): number[] {
  const short = Math.floor(codewords.length / blocks) - correction;
  const longs = codewords.length % blocks;
  const woven = codewords.slice(0, short * blocks + longs);
  return Array.from({ length: blocks }, (_, block) => {
    const own = woven.filter((_, index) => index < short * blocks && index % blocks === block);
    const isLong = block >= blocks - longs;
    return isLong ? [...own, woven[short * blocks + block - (blocks - longs)] ?? 0] : own;
  }).flat();
}

function textOf(data: readonly number[], version: number): string {
  const bits = data.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1));
  let at = 0;
  const take = (count: number): number => {
    at += count;
    return numberOf(bits.slice(at - count, at));
  };
  const bytes: number[] = [];
  const add = (text: string) => void bytes.push(...new TextEncoder().encode(text));
  while (at + 4 <= bits.length) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 4) for (let left = take(version < 10 ? 8 : 16); left > 0; left -= 1) bytes.push(take(8));
    else if (mode === 2) {
      for (let left = take(version < 10 ? 9 : 11); left > 0; left -= 2) {
        const pair = left === 1 ? take(6) : take(11);
        if (left > 1) add(ALPHANUMERIC.charAt(Math.floor(pair / 45)));
        add(ALPHANUMERIC.charAt(pair % 45));
      }
    } else throw new Error(`Mode ${mode} is not read.`);
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}
