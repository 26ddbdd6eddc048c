import { randomBytes } from 'node:crypto';
import { heifOf, officeDocument, packedStream, pdfPage } from './files.ts';

const MEGABYTE = 1024 * 1024;
const FLATE = '/Filter /FlateDecode';

/** So many megabytes of a text, less what a file needs around them. */
const much = (text: string, megabytes = 10): Buffer =>
  Buffer.alloc(megabytes * MEGABYTE - 300, text, 'latin1');

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
  const part = Buffer.concat([Buffer.from('<a>'), much(text, 15)]);
  for (let place = 0; place < part.length - 100; place += 4_096) {
    part.write('<!--', place + 4, 'latin1');
    part.write(randomBytes(12).toString('hex'), place + 8, 'latin1');
    part.write('-->', place + 32, 'latin1');
  }
  return part;
}

/** A page of more tiles than anybody draws. */
export const ENDLESS_PAGE = (): Buffer =>
  pdfPage(
    '/Pattern cs /P scn 0 0 595 842 re f',
    '/Pattern << /P 5 0 R >>',
    packedStream(
      `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 100 100] /XStep 0.001 /YStep 0.001 /Resources << >> ${FLATE}`,
      '0 0 50 50 re f',
    ),
  );

/** A page through so many masks. */
const masks = (): Buffer =>
  pdfPage(
    '/G gs 0 0 600 900 re f '.repeat(5_000),
    '/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>',
    packedStream(
      `/Type /XObject /Subtype /Form /Group << /S /Transparency /CS /DeviceRGB >> /BBox [0 0 600 900] /Resources << >> ${FLATE}`,
      '1 g 0 0 600 900 re f '.repeat(100),
    ),
  );

/** A page with one picture of so many points. */
const endlessPicture = (side: number): Buffer =>
  pdfPage(
    '595 0 0 842 0 0 cm /I Do',
    '/XObject << /I 5 0 R >>',
    packedStream(
      `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1 ${FLATE}`,
      Buffer.alloc((side / 8) * side),
    ),
  );

/** Files that are made to take long, by what is in them, with their names. */
export const SLOW_FILES: readonly [what: string, name: string, make: () => Buffer][] = [
  ['tiles', 'a.pdf', ENDLESS_PAGE],
  ['masks', 'a.pdf', masks],
  ['a picture of 30 000²', 'a.pdf', () => endlessPicture(30_000)],
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
