import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { Refused } from './refused.ts';
import { checkZip } from './zip-check.ts';

interface Part {
  name?: string;
  /** As it calls itself, where that is another name than the directory's. */
  ownName?: string;
  bytes?: string;
  /** Behind what is packed, and counted with it. */
  more?: Buffer;
  /** Behind the entry, counted with nothing. */
  behind?: Buffer;
  flags?: number;
  ownSizes?: 'said' | 'none' | 'wrong';
  isListed?: boolean;
}

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const NOTHING: Buffer = Buffer.alloc(0);
const OWN = { said: 0, none: 0, wrong: 1 };

/** An archive whose directory need not say what its entries do. */
function archive(parts: readonly Part[], { before = NOTHING, remark = '' } = {}): Buffer {
  const entries: Buffer[] = [before];
  const directory: Buffer[] = [];
  let place = before.length;
  for (const part of parts) {
    const { name = 'a.xml', bytes = 'a', more = NOTHING, behind = NOTHING, flags = 0 } = part;
    const { ownName = name, ownSizes = 'said', isListed = true } = part;
    const packed = Buffer.concat([deflateRawSync(bytes), more]);
    const own = (size: number): number => (ownSizes === 'none' ? 0 : size + OWN[ownSizes]);
    const head = (sizes: (size: number) => number) => [
      ...([
        [2, 20],
        [2, flags],
        [2, 8],
        [4, 0],
        [4, crc32(bytes)],
      ] as [2 | 4, number][]),
      ...([
        [4, sizes(packed.length)],
        [4, sizes(bytes.length)],
      ] as [2 | 4, number][]),
    ];
    const entry = Buffer.concat([
      numbers([4, 0x04034b50], ...head(own), [2, ownName.length], [2, 0]),
      Buffer.from(ownName),
      packed,
      behind,
    ]);
    if (isListed)
      directory.push(
        numbers([4, 0x02014b50], [2, 20], ...head((size) => size), [2, name.length]),
        numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, place]),
        Buffer.from(name),
      );
    entries.push(entry);
    place += entry.length;
  }
  const listed = Buffer.concat(directory);
  const count = directory.length / 3;
  return Buffer.concat([
    ...entries,
    listed,
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed.length], [4, place]),
    numbers([2, remark.length]),
    Buffer.from(remark),
  ]);
}

function refusalOf(file: Buffer): string | null {
  try {
    checkZip(file, () => {});
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The sizes of "a" as they stand behind an entry. */
const sizes = numbers([4, crc32('a')], [4, deflateRawSync('a').length], [4, 1]);
const sign = numbers([4, 0x08074b50]);
const html = Buffer.from('<script>alert(1)</script>');

describe('An archive hides nothing', () => {
  const hidden = archive([{ name: 'a.exe' }]).subarray(0, 40);
  test.each([
    [
      'in an entry that the directory does not name',
      archive([{}, { name: 'b.exe', isListed: false }, { name: 'c' }]),
    ],
    ['in an entry behind the last one', archive([{}, { name: 'b.exe', isListed: false }])],
    ['in an entry before the first one', archive([{}], { before: hidden })],
    ['between entries', archive([{ behind: html }, { name: 'b' }])],
    ['in what looks like sizes', archive([{ behind: Buffer.from('<script>1;//'), flags: 8 }, { name: 'b' }])],
    ['behind what is packed', archive([{ more: html }])],
    ['in the remark at its end', archive([{}], { remark: '<script>alert(1)</script>' })],
    ['under another name', archive([{ ownName: 'b.exe' }])],
    ['in other sizes', archive([{ ownSizes: 'wrong' }])],
    ['in sizes that stand nowhere', archive([{ ownSizes: 'none' }])],
    ['in two entries of a name', archive([{}, { name: 'A.xml' }])],
  ])('%s', (_, file) => {
    expect(refusalOf(file)).toBe('damaged');
  });

  it('in entries within each other', () => {
    const file = archive([{ bytes: 'a'.repeat(9) }, { name: 'b.xml', bytes: 'a'.repeat(9) }]);
    file.writeUInt32LE(0, file.lastIndexOf('b.xml') - 4);
    expect(refusalOf(file)).toBe('damaged');
  });
});

test.each([
  ['in a piece', archive([{}, { name: 'b/' }, { name: 'b/c.xml' }])],
  [
    'as it comes out of a program',
    archive([{ flags: 8, ownSizes: 'none', behind: Buffer.concat([sign, sizes]) }]),
  ],
  ['the same without a sign', archive([{ flags: 8, ownSizes: 'none', behind: sizes }, { name: 'b' }])],
])('An archive that was written %s is taken', (_, file) => {
  expect(refusalOf(file)).toBeNull();
});
