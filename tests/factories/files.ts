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

/** A photo of noise, enlarged: as hard to pack as one of a roof. */
export const noisyPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
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

/** A PDF of one page of A4, on which this is drawn with these resources; further objects begin at the fifth. */
export const pdfPage = (content: string, resources = '', ...objects: (string | Buffer)[]): Buffer =>
  pdf(
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    packedStream('/Filter /FlateDecode', content),
    ...objects,
  );

/** A photo as a phone keeps it, with notes of the camera and words about it that both say where it was taken. */
export async function heic(): Promise<Buffer> {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLongitude="17,7.5E"/></rdf:RDF></x:xmpmeta>';
  const bytes = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Fotoaparat' },
      IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(xmp)
    .avif({ effort: 0 })
    .toBuffer();
  return asHeic(bytes);
}

/** The same file with the sign of a HEIC photo: how the picture in it is packed is written elsewhere. */
const asHeic = (bytes: Buffer): Buffer => {
  bytes.write('heic', 8, 'latin1');
  return bytes;
};

/** The same file, which `sharp` reads. */
export const asAvif = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  copy.write('avif', 8, 'latin1');
  return copy;
};

/** A box of such a file. */
export function heifBox(type: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((length, part) => length + part.length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** One item of such a file, in pieces; `inside` lies in its description. */
export interface HeifItem {
  type: string;
  pieces: Buffer[];
  inside?: boolean;
  /** False of one that no list knows but that of places. */
  isListed?: boolean;
}

const numbers = (bytes: 2 | 4, ...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const one = Buffer.alloc(bytes);
      one.writeUIntBE(value, 0, bytes);
      return one;
    }),
  );
const fullBox = (type: string, version: number, ...parts: Buffer[]): Buffer =>
  heifBox(type, Buffer.from([version, 0, 0, 0]), ...parts);

/** A photo of these items, with more boxes in its description and behind it, and with bytes that are no item's. */
export function heifOf(
  items: readonly HeifItem[],
  {
    inMeta = [],
    behind = [],
    loose = Buffer.alloc(0),
    version = 1,
  }: { inMeta?: Buffer[]; behind?: Buffer[]; loose?: Buffer; version?: 1 | 2 } = {},
): Buffer {
  const id = (value: number) => numbers(version === 2 ? 4 : 2, value);
  const listed = items.map((item, index) => ({ ...item, index })).filter(({ isListed = true }) => isListed);
  const infos = listed.map(({ type, index }) =>
    fullBox(
      'infe',
      version + 1,
      id(index + 1),
      Buffer.from([0, 0]),
      Buffer.from(type, 'latin1'),
      Buffer.from([0]),
    ),
  );
  const kept = heifBox('idat', ...items.filter(({ inside }) => inside).flatMap(({ pieces }) => pieces));
  const written = (start: number): Buffer => {
    const at = { inside: 0, outside: start };
    const places = items.map(({ pieces, inside }, index) => {
      const where = inside ? 'inside' : 'outside';
      const extents = pieces.map((piece) => {
        const extent = numbers(4, at[where], piece.length);
        at[where] += piece.length;
        return extent;
      });
      const head = [id(index + 1), numbers(2, inside ? 1 : 0, 0, pieces.length)];
      return Buffer.concat([...head, ...extents]);
    });
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, Buffer.from('\0\0\0\0pict\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')),
      fullBox('pitm', 0, numbers(2, 1)),
      fullBox('iinf', 0, numbers(2, infos.length), ...infos),
      fullBox('iloc', version, Buffer.from([0x44, 0]), id(items.length), ...places),
      kept,
      ...inMeta,
    );
  };
  const type = heifBox('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const meta = written(type.length + written(0).length + 8);
  const data = items.filter(({ inside }) => !inside).flatMap(({ pieces }) => pieces);
  return Buffer.concat([type, meta, heifBox('mdat', ...data, loose), ...behind]);
}

/** The file that every scanner has to know, put together here so that none takes the source for it. */
export const eicar = (): Buffer =>
  Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`, 'latin1');
