import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { typeOfName } from '#domain/files/file-types.ts';
import {
  colourNoise,
  eicar,
  heic,
  officeDocument,
  openDocument,
  pdf,
  photo,
  png,
  zipped,
} from '../../../tests/factories/files.ts';
import { inspect } from './inspect.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What becomes of a file of this name. */
async function inspected(name: string, bytes: Buffer | Promise<Buffer>) {
  const type = typeOfName(name);
  if (!type) throw new Error(`${name} is of no type that is taken`);
  const file = join(folder, 'upload');
  await writeFile(file, await bytes);
  return inspect({ file, type, mayBeLarge: true });
}

const ZEROS = Buffer.alloc(80 * 1024 * 1024);
/** The whole of a bomb in one entry that says it is small. */
const lyingSize = (): Buffer => {
  const bytes = officeDocument('docx', { 'word/media/a.xml': ZEROS.subarray(0, 60 * 1024 * 1024) });
  const name = Buffer.from('word/media/a.xml');
  bytes.writeUInt32LE(1000, bytes.indexOf(name) - 30 + 22);
  bytes.writeUInt32LE(1000, bytes.lastIndexOf(name) - 46 + 24);
  return bytes;
};
const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const program = Buffer.from('MZ\x90\0\x03', 'latin1');
const encrypted = zipped({ 'a.txt': 'a' });
encrypted.writeUInt16LE(1, encrypted.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8);

describe('A file that is not what it says or does harm (security 49, 50)', () => {
  test.each([
    ['a page called a picture', 'evil.png', html, 'content'],
    ['a drawing called a picture', 'logo.png', svg, 'content'],
    ['a drawing called a text', 'logo.txt', svg, 'content'],
    ['a page called a text', 'a.csv', Buffer.concat([Buffer.from('meno;'), html]), 'content'],
    ['a program called a text', 'a.txt', program, 'content'],
    ['a shell script called a text', 'a.txt', Buffer.from('#!/bin/sh\nrm -rf /'), 'content'],
    ['a moving picture called a photo', 'a.jpg', gif, 'content'],
    ['a program called a PDF', 'a.pdf', program, 'content'],
    ['a picture renamed', 'a.pdf', png(), 'content'],
    ['a picture of another kind', 'a.jpg', png(), 'content'],
    ['an archive called a document', 'a.docx', zipped({ 'a.txt': 'a' }), 'content'],
    ['a table called a document', 'a.docx', officeDocument('xlsx'), 'content'],
    ['a picture with nothing in it', 'a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'content'],
    ['half a photo', 'a.jpg', photo().then((bytes) => bytes.subarray(0, 900)), 'damaged'],
    ['a document with macros', 'a.docx', officeDocument('docx', { 'word/vbaProject.bin': 'x' }), 'macros'],
    ['a program in a document', 'a.docx', officeDocument('docx', { 'word/a.exe': program }), 'macros'],
    [
      'an object of another program in a document',
      'a.docx',
      officeDocument('docx', { 'word/embeddings/oleObject1.bin': program }),
      'scripts',
    ],
    [
      'a document whose template is elsewhere',
      'a.docx',
      officeDocument('docx', {
        'word/_rels/settings.xml.rels':
          '<Relationships><Relationship Id="r1" Type="a/attachedTemplate" Target="http://evil.example/x.dotm" TargetMode="External"/></Relationships>',
      }),
      'scripts',
    ],
    ['a bomb', 'a.docx', officeDocument('docx', { 'word/a.xml': ZEROS }), 'archive'],
    ['a steep bomb', 'a.xlsx', officeDocument('xlsx', { 'xl/a.xml': ZEROS.subarray(0, 2 ** 22) }), 'archive'],
    ['a bomb that says it is small', 'a.docx', lyingSize(), 'archive'],
    [
      'a document of three thousand parts',
      'a.docx',
      officeDocument('docx', Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`word/${i}`, 'x']))),
      'archive',
    ],
    ['a path out of a document', 'a.docx', officeDocument('docx', { '../../x': 'x' }), 'content'],
    ['a locked document', 'a.docx', encrypted, 'locked'],
    ['half a document', 'a.docx', officeDocument('docx').subarray(0, 200), 'damaged'],
    ['a page behind a document', 'a.docx', Buffer.concat([officeDocument('docx'), html]), 'damaged'],
    ['an archive behind a PDF', 'a.pdf', Buffer.concat([pdf(), zipped({ 'a.txt': 'a' })]), 'content'],
    ['a page behind a PDF', 'a.pdf', Buffer.concat([pdf(), html]), 'content'],
    ['a PDF behind a page', 'a.pdf', Buffer.concat([html, pdf()]), 'content'],
    ['half a PDF', 'a.pdf', pdf().subarray(0, 60), 'damaged'],
    ['the virus of tests', 'a.txt', eicar(), 'virus'],
    [
      'the virus of tests in a document',
      'a.docx',
      officeDocument('docx', { 'word/a.bin': eicar() }),
      'virus',
    ],
    [
      'the virus of tests behind a photo',
      'a.png',
      png().then((bytes) => Buffer.concat([bytes, eicar()])),
      'virus',
    ],
    ['one byte', 'a.docx', Buffer.from('P'), 'damaged'],
  ] as const)('%s is refused', async (_, name, bytes, refusal) => {
    await expect(inspected(name, bytes)).rejects.toMatchObject({ refusal });
    expect(await readdir(folder)).toEqual(['upload']);
  });

  it('that takes more room than it has points is refused before it is unpacked', async () => {
    const bytes = await png();
    bytes.writeUInt32BE(7_000, 16);
    bytes.writeUInt32BE(7_000, 20);
    // Sixteen bits for each of four values: 392 MB.
    bytes.set([16, 6], 24);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    await expect(inspected('a.png', bytes)).rejects.toMatchObject({ refusal: 'pixels' });
  });

  it('that grows beyond what a file may be when it is written anew is refused', async () => {
    const bytes = colourNoise(3_200);
    expect(bytes.length).toBeLessThan(FILE_LIMITS.bytes);
    await expect(inspected('a.png', bytes)).rejects.toMatchObject({ refusal: 'grown' });
  });

  it('that is a picture of 30 000² is refused before it is drawn', async () => {
    const bytes = await png();
    // Width and height of the first part, whose checksum then has to be right.
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    // Whoever drew it would find it damaged: it has the points of a small one.
    await expect(inspected('a.png', bytes)).rejects.toMatchObject({ refusal: 'pixels' });
  });
});

const archive = zipped({ 'a.class': 'a' });

describe('A file that is taken', () => {
  test.each([
    ['a.png', png()],
    ['a.webp', png().then((bytes) => sharp(bytes).webp().toBuffer())],
    ['a.docx', officeDocument('docx')],
    ['a.xlsx', officeDocument('xlsx')],
    ['a.pptx', officeDocument('pptx')],
    ['a.odt', openDocument('text')],
    ['a.ods', openDocument('spreadsheet')],
    ['a.pdf', pdf()],
    // What it would do is known to who opens it alone.
    ['a.pdf', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a.heic', heic()],
    ['a.txt', Buffer.from('Robíme strechy od roku 1998.\r\n\tVolajte < 17:00')],
    ['a.csv', Buffer.from('\uFEFFmeno;obec\nJán;Žilina')],
    // Its first letters are those that DOS programs begin with.
    ['a.txt', Buffer.from('Mzda majstra: 1 800 € mesačne')],
    ['a.txt', Buffer.from('Strechy, \x9aindle, \xe8el\xe1', 'latin1')],
  ])('%s keeps its content', async (name, bytes) => {
    const { content, preview } = await inspected(name, bytes);
    expect(content.bytes).toBe((await readFile(content.file)).length);
    expect(preview !== null).toBe(/png|webp/.test(name));
    if (!preview && name !== 'a.heic') expect(await readFile(content.file)).toEqual(await bytes);
  });

  it('is a photo upright, in its size, without its maker and the place where it was taken', async () => {
    const before = await photo(600, 400);
    expect(await sharp(before).metadata()).toMatchObject({ orientation: 6 });
    expect(before.includes('Fotoaparat')).toBe(true);
    const { content, width, height, preview } = await inspected('a.jpg', before);
    expect([width, height]).toEqual([400, 600]);
    const kept = await readFile(content.file);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('Fotoaparat')).toBe(false);
    expect(await sharp(await readFile(preview?.file ?? '')).metadata()).toMatchObject({
      ...{ format: 'webp', width: 320, height: 480 },
    });
  });

  it('is a picture of finer colours than a screen has, turned', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#9a5c' } })
      .toColourspace('rgb16')
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ depth: 'ushort', hasProfile: true });
    expect(await inspected('a.png', bytes)).toMatchObject({ width: 200, height: 300 });
  });

  it('leaves nothing behind a picture', async () => {
    const { content } = await inspected(
      'a.png',
      png().then((bytes) => Buffer.concat([bytes, html])),
    );
    expect((await readFile(content.file)).includes('<script>')).toBe(false);
  });

  it.each([
    ['a.jpg', photo()],
    ['a.webp', png().then((bytes) => sharp(bytes).webp().toBuffer())],
  ])('leaves no archive behind %s', async (name, bytes) => {
    const both = Buffer.concat([await bytes, archive]);
    expect(both.includes('PK\x05\x06')).toBe(true);
    const { content, preview } = await inspected(name, both);
    for (const kept of [content.file, preview?.file ?? ''])
      expect((await readFile(kept)).includes('PK')).toBe(false);
  });

  it('is a photo of an iPhone whose notes say no position any more', async () => {
    const before = await heic();
    const { content } = await inspected('a.heic', before);
    const kept = await readFile(content.file);
    expect(kept).toHaveLength(before.length);
    expect([before.includes('17,7.5E'), kept.includes('17,7.5E')]).toEqual([true, false]);
  });
});
