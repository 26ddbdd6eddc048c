import { expect, it, test } from 'vitest';
import { heic } from '../../../tests/factories/files.ts';
import { blankPosition } from './heic-check.ts';

const SIZE = 10 * 1024 * 1024;
/** Processor time that any file may take. */
const LIMIT_MS = 3_000;

/** Notes of so many directories, each of which names all entries behind it as its own. */
function directoriesInEachOther(): Buffer {
  const file = Buffer.alloc(SIZE);
  const header = Buffer.from('MM\0*\0\0\0\x08\xff\xff', 'latin1');
  for (let place = 0; place + 200 < SIZE; place += 120) header.copy(file, place);
  return file;
}

/** A directory of positions, of which each overwrites half of the file. */
function positionsOverEverything(): Buffer {
  const file = Buffer.alloc(SIZE);
  file.write('MM\0*\0\0\0\x08\x01\xf0', 'latin1');
  const directory = 8_000;
  for (let entry = 10; entry < 6_000; entry += 12) {
    file.writeUInt16BE(0x8825, entry);
    file.writeUInt32BE(directory, entry + 8);
  }
  file.writeUInt16BE(0xffff, directory);
  for (let value = directory + 2; value < directory + 6_000; value += 12) {
    file.writeUInt16BE(1, value + 2);
    file.writeUInt32BE(SIZE / 2, value + 4);
    file.writeUInt32BE(SIZE / 4, value + 8);
  }
  return file;
}

test.each([
  ['a name that never ends', Buffer.alloc(SIZE, 'GPS')],
  ['names with nothing behind them', Buffer.alloc(SIZE, 'GPSa ')],
  ['a value that never ends', Buffer.alloc(SIZE, 'GPSa="')],
  ['directories in each other', directoriesInEachOther()],
  ['positions over everything', positionsOverEverything()],
])('takes no time for %s', (_, file) => {
  const before = process.threadCpuUsage();
  try {
    blankPosition(file);
  } catch (error) {
    expect(error).toMatchObject({ refusal: 'damaged' });
  }
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(LIMIT_MS);
});

it('blanks a position in notes without a name, and in every kind of quotes', () => {
  const file = heic();
  file.write('Foto\0\0', file.indexOf('Exif'), 'latin1');
  const text = Buffer.from("<rdf exif:GPSLatitude = '48,8.1N'/><exif:GPSAltitude>312/1</exif:GPSAltitude>");
  const both = Buffer.concat([file, text]);
  const latitude = Buffer.from([0, 0, 0, 48, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 1]);
  expect(both.includes(latitude)).toBe(true);
  blankPosition(both);
  for (const position of [latitude, '17,7.5E', '48,8.1N', '312/1'])
    expect(both.includes(position)).toBe(false);
  expect(both).toHaveLength(file.length + text.length);
});
