import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** A photo as a camera writes it: lying, with its maker and the place where it was taken. */
export const photo = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a54' } })
    .withExif({
      IFD0: { Make: 'Fotoaparat' },
      IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const png = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#357' } })
    .png()
    .toBuffer();

/** A picture of 256 colours in no order, each point in one byte: written in full colours it is larger. */
export function colourNoise(side: number): Buffer {
  const part = (type: string, bytes: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), bytes]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(bytes.length);
    checksum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, checksum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 3], 8);
  const points = randomBytes(side * (side + 1));
  // Each line begins with how it is filtered: not at all.
  for (let line = 0; line < side; line += 1) points[line * (side + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[part('IHDR', head), part('PLTE', randomBytes(768)), part('IDAT', deflateSync(points, { level: 0 }))],
    part('IEND', Buffer.alloc(0)),
  ]);
}

const OFFICE = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
};

/** A document of Word, Excel or PowerPoint with more entries. */
export const officeDocument = (
  kind: keyof typeof OFFICE,
  entries: Record<string, Uint8Array | string> = {},
): Buffer =>
  zipped({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${OFFICE[kind]}"/></Types>`,
    'word/document.xml': '<w:document/>',
    ...entries,
  });

/** A document of LibreOffice. */
export const openDocument = (kind: 'text' | 'spreadsheet'): Buffer =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }],
      'content.xml': strToU8('<office:document-content/>'),
    }),
  );

/** An archive of these entries. */
export const zipped = (entries: Record<string, Uint8Array | string>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, data]) => [
          name,
          typeof data === 'string' ? strToU8(data) : data,
        ]),
      ),
    ),
  );

/** A PDF of these objects besides its catalogue. */
export const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...objects.map((object, index) =>
      Buffer.concat([Buffer.from(`${index + 2} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);

/** An object of a PDF that says these entries and has these bytes, packed. */
export const packedStream = (dictionary: string, bytes: string | Buffer): Buffer => {
  const packed = deflateSync(Buffer.from(bytes));
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
};

/** An object of a PDF in which another one is packed. */
export const packedObjects = (text: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer =>
  packedStream(`${dictionary} /N 1 /First 5`, `20 0 ${text}`);

/** A photo of an iPhone, without its picture: what it is, and the notes of the camera with a position. */
export function heic(): Buffer {
  const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const tiff = Buffer.alloc(64);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  // One entry, which says where the position is noted.
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x8825, 10);
  tiff.writeUInt16BE(4, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt32BE(26, 18);
  // One entry: a latitude of three fractions at 44.
  tiff.writeUInt16BE(1, 26);
  tiff.writeUInt16BE(2, 28);
  tiff.writeUInt16BE(5, 30);
  tiff.writeUInt32BE(2, 32);
  tiff.writeUInt32BE(44, 36);
  for (const [index, value] of [48, 1, 8, 1].entries()) tiff.writeUInt32BE(value, 44 + 4 * index);
  const text = '<rdf exif:GPSLongitude="17,7.5E"/>';
  return Buffer.concat([box, Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(text), Buffer.alloc(64)]);
}

/** The file that every scanner has to know, put together here so that none takes the source for it. */
export const eicar = (): Buffer =>
  Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`, 'latin1');
