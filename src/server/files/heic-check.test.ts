import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { asAvif, type HeifItem, heic, heifBox, heifOf } from '../../../tests/factories/files.ts';
import { blankNotes } from './heic-check.ts';
import { Refused } from './refused.ts';

const SAID = Buffer.from('GPSLatitude 48.1486 17.1077 Bratislava');
const PICTURE = randomBytes(3_000);
const TILES = [randomBytes(500), randomBytes(700)];
const photo: HeifItem = { type: 'hvc1', pieces: [PICTURE] };
const notes: HeifItem = { type: 'Exif', pieces: [Buffer.concat([Buffer.alloc(20), SAID])] };

/** Properties of a picture that say its points. */
const sized = (width: number, height: number): Buffer => {
  const points = Buffer.alloc(12);
  points.writeUInt32BE(width, 4);
  points.writeUInt32BE(height, 8);
  return heifBox('iprp', heifBox('ipco', heifBox('ispe', points)));
};

const refusalOf = (file: Buffer): string | null => {
  try {
    blankNotes(file);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};

describe('Where a HEIC photo was taken is gone', () => {
  it('for who reads it with another program, which draws the same picture as before', async () => {
    const before = await heic();
    const after = Buffer.from(before);
    blankNotes(after);
    expect(after).toHaveLength(before.length);
    const read = async (file: Buffer) => {
      const picture = sharp(asAvif(file));
      const { exif, xmpAsString = '' } = await picture.metadata();
      return { exif, xmp: xmpAsString, points: await picture.raw().toBuffer() };
    };
    const [first, then] = [await read(before), await read(after)];
    const latitude = Buffer.from([48, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0]);
    expect([first.exif?.includes(latitude), first.xmp]).toEqual([true, expect.stringContaining('17,7.5E')]);
    expect(then.exif?.toString('hex')).toMatch(/^4d4d002a0000000800000*$/);
    for (const said of [latitude, Buffer.from('17,7.5E'), Buffer.from('Fotoaparat')])
      expect([said.toString('latin1'), after.includes(said)]).toEqual([said.toString('latin1'), false]);
    expect(then.xmp).not.toContain('GPS');
    expect(then.points.equals(first.points)).toBe(true);
  });

  test.each<[string, HeifItem[], Parameters<typeof heifOf>[1]?]>([
    ['in the notes of its camera', [photo, notes]],
    ['in further notes', [notes, photo, notes]],
    ['in notes inside its description', [photo, { ...notes, inside: true }]],
    ['in notes of several pieces', [photo, { type: 'Exif', pieces: [SAID, Buffer.alloc(40), SAID] }]],
    [
      'in notes of one byte each',
      [photo, { type: 'Exif', pieces: [...SAID].map((byte) => Buffer.from([byte])) }],
    ],
    ['in words about it', [photo, { type: 'mime', pieces: [SAID] }]],
    ['in an item of its own kind', [photo, { type: 'uri ', pieces: [SAID] }]],
    ['in an item that no list knows', [photo, { type: 'Exif', pieces: [SAID], isListed: false }]],
    ['in the second way to write lists', [photo, notes], { version: 2 }],
    ['in bytes of no item', [photo], { loose: SAID }],
    ['in a box behind it', [photo], { behind: [heifBox('uuid', SAID)] }],
    ['in a film behind it', [photo], { behind: [heifBox('mpvd', heifBox('moov', heifBox('udta', SAID)))] }],
    ['in free room', [photo], { behind: [heifBox('free', SAID)] }],
    ['in further data', [photo], { behind: [heifBox('mdat', SAID)] }],
    ['in a second description', [photo], { behind: [heifBox('meta', SAID)] }],
    ['in a box of its description', [photo], { inMeta: [heifBox('udta', SAID)] }],
    ['in properties', [photo], { inMeta: [heifBox('iprp', heifBox('ipco', heifBox('udes', SAID)))] }],
  ])('%s', (_, items, more) => {
    const tiles = [
      { type: 'hvc1', pieces: TILES },
      { type: 'grid', pieces: [Buffer.from([0, 0, 1, 1, 0, 64, 0, 64])], inside: true },
    ];
    const file = heifOf([...items, ...tiles], more);
    const length = file.length;
    const isThere = () => file.includes(SAID);
    expect([isThere(), refusalOf(file), isThere(), file.length]).toEqual([true, null, false, length]);
    for (const kept of [PICTURE, ...TILES, Buffer.from([0, 0, 1, 1, 0, 64, 0, 64])])
      expect(file.includes(kept)).toBe(true);
  });
});

describe('A HEIC photo that no camera writes is refused', () => {
  const good = heifOf([photo, notes]);
  const changed = (change: (file: Buffer) => void): Buffer => {
    const file = Buffer.from(good);
    change(file);
    return file;
  };
  const at = (type: string) => good.indexOf(type);
  test.each([
    ['without a description', heifBox('ftyp', Buffer.from('heic'))],
    ['with nothing at all', Buffer.alloc(0)],
    ['that is cut', good.subarray(0, at('iloc') + 8)],
    ['with a box beyond its end', changed((file) => file.writeUInt32BE(good.length, at('mdat') - 4))],
    ['with a box of no length', changed((file) => file.writeUInt32BE(4, at('pitm') - 4))],
    ['with an item beyond its end', changed((file) => file.writeUInt32BE(good.length, at('iloc') + 18))],
    ['with an item in another file', changed((file) => file.writeUInt16BE(1, at('iloc') + 14))],
    ['with more items than places', changed((file) => file.writeUInt16BE(0xffff, at('iloc') + 10))],
    ['with two lists of items', heifOf([photo], { inMeta: [heifBox('iinf', Buffer.alloc(6))] })],
    ['without a picture', heifOf([], { inMeta: [sized(4_000, 3_000)] })],
    ['without a byte of its picture', heifOf([{ type: 'hvc1', pieces: [Buffer.alloc(0)] }, notes])],
    ['whose main picture is none', changed((file) => file.writeUInt16BE(7, at('pitm') + 8))],
  ])('%s', (_, file) => {
    expect(refusalOf(file)).toBe('damaged');
  });

  test.each([
    ['the points of any other picture', 8_000, 6_000, null],
    ['more points than any other picture', 8_000, 6_300, 'pixels'],
    ['endless points', 60_000, 60_000, 'pixels'],
  ])('that says it has %s: %i × %i', (_, width, height, refusal) => {
    expect(refusalOf(heifOf([photo], { inMeta: [sized(width, height)] }))).toBe(refusal);
  });
});
