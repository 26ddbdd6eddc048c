import type { Readable } from 'node:stream';
import { Fault } from '#domain/errors/faults.ts';
import { isNoSpace } from '../disk-space.ts';

/** A content that was taken out of the store. */
export interface Content {
  bytes: Readable;
  length: number;
}

/**
 * Where contents are kept by the SHA-256 of their bytes (decision 128). Throws storeUnavailable while it is down, and
 * storageFull; after either the same can be done again.
 */
export interface Store {
  /** Keeps the bytes of a file, which may be gone afterwards; whole, or not at all. Keeping twice is harmless. */
  keep(sha256: string, file: string): Promise<void>;
  /** Null where there is no such content. What reads it ends with the signal. */
  open(sha256: string, signal?: AbortSignal): Promise<Content | null>;
  /** Deletes a content; harmless where there is none. */
  remove(sha256: string): Promise<void>;
}

/** Bytes that nobody reads yet, or ever: an error that nobody hears ends the process, and whoever reads later gets it. */
export const readLater = (bytes: Readable): Readable => bytes.on('error', () => {});

/** The system's code of an error; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A disk that is full, and one that cannot be reached, as what a client hears. */
export const storeFault = (error: unknown): Fault =>
  new Fault(isNoSpace(error) ? 'storageFull' : 'storeUnavailable', { cause: error });
