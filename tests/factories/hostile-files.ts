import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { officeDocument, packedStream, pdf } from './files.ts';

const MEGABYTE = 1024 * 1024;
const FLATE = '/Filter /FlateDecode';

/** So many megabytes of a text, less what a file needs around them. */
const much = (text: string, megabytes = 10): Buffer =>
  Buffer.alloc(megabytes * MEGABYTE - 300, text, 'latin1');
const within = (begin: string, bytes: Buffer, end = ''): Buffer =>
  Buffer.concat([Buffer.from(begin), bytes, Buffer.from(end)]);
const packed = (bytes: Buffer): Buffer =>
  packedStream(`/Type /ObjStm ${FLATE} /N 1 /First 4`, within('1 0 ', bytes));
const between = (bytes: Buffer): Buffer => pdf(within('1 endobj\n', bytes));

/** Notes of a photo, of which each names everything behind it as its own. */
function notesInEachOther(): Buffer {
  const file = Buffer.alloc(FILE_LIMITS.bytes);
  const header = Buffer.from('MM\0*\0\0\0\x08\xff\xff', 'latin1');
  for (let place = 100; place + 200 < file.length; place += 120) header.copy(file, place);
  return file;
}

/** Notes of five hundred positions, of which each overwrites half of the file. */
function positionsOverEverything(): Buffer {
  const file = Buffer.alloc(FILE_LIMITS.bytes);
  const start = 100;
  file.write('MM\0*\0\0\0\x08\x01\xf0', start, 'latin1');
  const directory = 8_000;
  for (let entry = start + 10; entry < start + 6_000; entry += 12) {
    file.writeUInt16BE(0x8825, entry);
    file.writeUInt32BE(directory, entry + 8);
  }
  file.writeUInt16BE(0xffff, start + directory);
  for (let value = start + directory + 2; value < start + directory + 6_000; value += 12) {
    file.writeUInt16BE(1, value + 2);
    file.writeUInt32BE(file.length / 2, value + 4);
    file.writeUInt32BE(file.length / 4, value + 8);
  }
  return file;
}

const asHeic = (bytes: Buffer): Buffer => {
  bytes.write('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  return bytes;
};

/** Files that are made to take long, by what is in them, with their names. */
export const SLOW_FILES: readonly [what: string, name: string, make: () => Buffer][] = [
  ['streams that begin', 'a.pdf', () => between(Buffer.from('stream\n'.repeat(60_000)))],
  ['streams that never end', 'a.pdf', () => between(much('1 0 obj<<>>stream\nendobj\n'))],
  ['empty streams', 'a.pdf', () => between(much('1 0 obj<<>>stream\n\nendstream endobj\n'))],
  ['letters as numbers', 'a.pdf', () => pdf(packed(much('#41', 24)))],
  ['names of letters as numbers', 'a.pdf', () => pdf(packed(within('[', much('/#41', 30))))],
  ['numbers between comments', 'a.pdf', () => pdf(within('[', much('1 %\n'), ']'))],
  ['words that may begin an object', 'a.pdf', () => pdf(within('(', much('1obj'), ')'))],
  ['texts about scripts', 'a.pdf', () => pdf(packedStream(FLATE, within('(', much('/JavaScript ', 60))))],
  ['bombs', 'a.pdf', () => pdf(...Array<Buffer>(8).fill(packedStream(FLATE, much('a', 20))))],
  [
    'a bomb in a bomb',
    'a.pdf',
    () => pdf(packedStream('/Filter [ /FlateDecode /FlateDecode ]', deflateSync(much('a', 140)))),
  ],
  ['a name that never ends', 'a.heic', () => asHeic(much('GPS'))],
  ['names with nothing behind them', 'a.heic', () => asHeic(much('GPSa '))],
  ['notes in each other', 'a.heic', () => asHeic(notesInEachOther())],
  ['positions over everything', 'a.heic', () => asHeic(positionsOverEverything())],
  [
    'sheets as steep as they may be',
    'a.xlsx',
    () => {
      const sheet = much('a', 15);
      for (let place = 0; place < sheet.length; place += 4_096) randomBytes(16).copy(sheet, place);
      return officeDocument('xlsx', { 'xl/1.xml': sheet, 'xl/2.xml': sheet });
    },
  ],
];
