import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { heifOf, officeDocument, packedStream, pdf } from './files.ts';

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

/** A photo of as many items as fit, each of which is all of it. */
function itemsOverEachOther(): Buffer {
  const pieces = [Buffer.alloc(0)];
  const file = heifOf(
    Array.from({ length: 19_999 }, () => ({ type: 'hvc1', pieces })),
    {
      loose: Buffer.alloc(8 * MEGABYTE),
    },
  );
  const places = file.indexOf('iloc') + 12;
  for (let item = 0; item < 19_999; item += 1)
    for (const [place, value] of [
      [8, item % 1_000],
      [12, file.length - 1_000],
    ] as const)
      file.writeUInt32BE(value, places + item * 16 + place);
  return file;
}

/** A part of fifteen megabytes that begins as markup does, as steep as it may be. */
function steep(text: string): Buffer {
  const part = within('<a>', much(text, 15));
  for (let place = 0; place < part.length - 100; place += 4_096) {
    part.write('<!--', place + 4, 'latin1');
    part.write(randomBytes(12).toString('hex'), place + 8, 'latin1');
    part.write('-->', place + 32, 'latin1');
  }
  return part;
}

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
  ['items over each other', 'a.heic', itemsOverEachOther],
  ['boxes in each other', 'a.heic', () => heifOf([], { behind: [much('\0\0\0\x08free')] })],
  [
    'more places than items',
    'a.heic',
    () => heifOf([{ type: 'hvc1', pieces: Array(60_000).fill(Buffer.from('a')) }]),
  ],
  [
    'sheets as steep as they may be',
    'a.xlsx',
    () => {
      const sheet = much('a', 15);
      for (let place = 0; place < sheet.length; place += 4_096) randomBytes(16).copy(sheet, place);
      return officeDocument('xlsx', { 'xl/1.xml': sheet, 'xl/2.xml': sheet });
    },
  ],
  ['tags and nothing else', 'a.docx', () => officeDocument('docx', { 'word/document.xml': steep('<f>&') })],
  [
    'fields in each other',
    'a.docx',
    () => officeDocument('docx', { 'word/document.xml': steep('<a:fldChar b:fldCharType="begin"/>') }),
  ],
  [
    'blanks of a field',
    'a.docx',
    () => officeDocument('docx', { 'word/document.xml': steep('<instrText>  </instrText>') }),
  ],
  ['prefixes', 'a.docx', () => officeDocument('docx', { 'word/document.xml': steep('<a') })],
  ['attributes', 'a.ods', () => officeDocument('xlsx', { 'xl/1.xml': steep(' formula=\'"') })],
  ['bars', 'a.csv', () => much("=a|'|a")],
];
