import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is a tar compressed by Zstandard, so `tar --zstd -tf` lists it: first a word that says what it is, then the key
 * of the installation, where it is a file, each table in parts, and last of all the manifest. Behind that stands the seal,
 * a frame that decompressors skip: SHA-256 of every byte before it. What is cut or damaged anywhere has no right one.
 */
export const ARCHIVE = {
  format: 1,
  first: 'webdielna-backup',
  secret: 'app-secret',
  last: 'manifest.json',
} as const;

const PART_DIGITS = 6;
const PART = /^tables\/(\w+)\/\d{6}$/;

export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(PART_DIGITS, '0')}`;

/** The table whose part an entry is; null for another entry. */
export const tableOfPart = (name: string): string | null => PART.exec(name)?.[1] ?? null;

const tableSchema = z.object({
  name: z.string(),
  /** Without those that the database computes. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  bytes: z.int().min(0),
});

export const manifestSchema = z.object({
  format: z.literal(ARCHIVE.format),
  /** The instant whose data it holds. */
  at: z.iso.datetime(),
  /** When each migration of the schema was written, as its journal counts; the version of the schema. */
  migrations: z.array(z.int()).min(1),
  /** By what the keys of the installation are told again, without telling them. */
  keyMarks: z.array(z.string()),
  tables: z.array(tableSchema).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableFacts = Manifest['tables'][number];

/** Tells whether two installations have the same key; nobody finds the key by it. */
export const keyMark = (secret: string): string =>
  createHmac('sha256', secret).update('backup').digest('base64url');

/** Zstandard's frames that decompressors skip begin with this (RFC 8878, 3.1.2). */
const SKIPPED = Buffer.from([0x57, 0x2a, 0x4d, 0x18]);
const HASH_BYTES = 32;
const sealHead = Buffer.concat([SKIPPED, Buffer.from([HASH_BYTES, 0, 0, 0])]);

export const SEAL_BYTES = sealHead.length + HASH_BYTES;

/** Lets bytes through and counts them into a seal. */
export class Sealing {
  readonly #hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
  }

  /** The last bytes of an archive whose other bytes were added. */
  seal(): Buffer {
    return Buffer.concat([sealHead, this.#hash.digest()]);
  }
}
