import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { isStrongSecret } from '../config.ts';
import {
  ARCHIVE,
  type Manifest,
  manifestSchema,
  SEAL_BYTES,
  Sealing,
  tableOfPart,
} from './archive-format.ts';
import { RestoreRefusal } from './restore-refusal.ts';

/** Most bytes of a word or key, and of the manifest: these are read at once, whoever has made the archive. */
const LONGEST = { word: 1024, manifest: 1024 * 1024 } as const;

/** An archive whose every byte was read and found right. */
export interface CheckedArchive {
  file: string;
  manifest: Manifest;
  /** The key of the installation, where the archive holds it. */
  secret: string | null;
}

interface Entry {
  name: string;
  body: AsyncIterable<Buffer>;
}

const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Reads the whole archive, and refuses one that is foreign, cut or damaged anywhere. */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  const foreign = new RestoreRefusal(`${file} is no backup of this program.`);
  const damaged = new RestoreRefusal(
    `${file} is damaged or was not copied whole; take another copy or another backup.`,
  );
  if (!(await isCompressed(file))) throw foreign;
  if (!(await isSealed(file))) throw damaged;
  try {
    return { file, ...(await contentOf(file, foreign)) };
  } catch (error) {
    throw error instanceof RestoreRefusal ? error : damaged;
  }
}

/** The parts of the tables, in the order of the manifest. */
export async function* partsOf(file: string): AsyncGenerator<{ table: string; body: AsyncIterable<Buffer> }> {
  for await (const { name, body } of entriesOf(file)) {
    const table = tableOfPart(name);
    if (table === null) await sizeOf(body);
    else yield { table, body };
  }
}

async function isCompressed(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new RestoreRefusal(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.message}).`,
    );
  });
  try {
    if (!(await handle.stat()).isFile()) throw new RestoreRefusal(`${file} is no file.`);
    const { buffer } = await handle.read(Buffer.alloc(ZSTD_MAGIC.length), 0, ZSTD_MAGIC.length, 0);
    return buffer.equals(ZSTD_MAGIC);
  } finally {
    await handle.close();
  }
}

async function isSealed(file: string): Promise<boolean> {
  const sealing = new Sealing();
  let held = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([held, chunk]);
    const sealFrom = Math.max(0, bytes.length - SEAL_BYTES);
    sealing.add(bytes.subarray(0, sealFrom));
    held = bytes.subarray(sealFrom);
  }
  return held.equals(sealing.seal());
}

async function contentOf(file: string, foreign: RestoreRefusal): Promise<Omit<CheckedArchive, 'file'>> {
  const sizes = new Map<string, number>();
  let manifest: Manifest | null = null;
  let secret: string | null = null;
  let isFirst = true;
  for await (const { name, body } of entriesOf(file)) {
    if (isFirst !== (name === ARCHIVE.first)) throw foreign;
    isFirst = false;
    const table = tableOfPart(name);
    if (table !== null) sizes.set(table, (sizes.get(table) ?? 0) + (await sizeOf(body)));
    else if (name === ARCHIVE.first) refuseNewerFormat(file, await read(body, LONGEST.word));
    else if (name === ARCHIVE.secret) secret = keyIn(file, await read(body, LONGEST.word));
    else if (name === ARCHIVE.last)
      manifest = manifestSchema.parse(JSON.parse(await read(body, LONGEST.manifest)));
    else throw foreign;
  }
  if (!manifest) throw foreign;
  const { tables } = manifest;
  const isComplete = tables.every(({ name, bytes }) => (sizes.get(name) ?? 0) === bytes);
  if (!isComplete || [...sizes.keys()].some((name) => !tables.some((table) => table.name === name)))
    throw foreign;
  return { manifest, secret };
}

function refuseNewerFormat(file: string, text: string): void {
  if (Number(text) > ARCHIVE.format)
    throw new RestoreRefusal(
      `${file} was made by a newer version of this program; restore it with that one.`,
    );
}

function keyIn(file: string, text: string): string {
  const key = text.trim();
  if (isStrongSecret(key)) return key;
  throw new RestoreRefusal(`${file} holds a key that no installation can have; take another backup.`);
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createZstdDecompress(), entries);
  // What fails reaches whoever reads the entries, too; a reader who stops early ends the pipeline.
  reading.catch(() => {});
  for await (const entry of entries) yield { name: entry.header.name, body: bytesOf(entry) };
  await reading;
}

async function* bytesOf(chunks: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) if (Buffer.isBuffer(chunk)) yield chunk;
}

async function read(body: AsyncIterable<Buffer>, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw new Error(`An entry has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function sizeOf(body: AsyncIterable<Buffer>): Promise<number> {
  let size = 0;
  for await (const chunk of body) size += chunk.length;
  return size;
}
