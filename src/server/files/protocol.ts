import type { FileRefusal } from '#domain/files/file-refusals.ts';
import type { FileType } from '#domain/files/file-types.ts';
import type { Ready } from '../worker-process.ts';

/** A file of which everything has arrived. */
export interface InspectRequest {
  file: string;
  /** What its name promises. */
  type: FileType;
}

/** The same for a process that looks at it. */
export interface LookRequest extends InspectRequest {
  /** Whether it may take the memory of a large picture; if not, such a one is left to who may. */
  mayBeLarge: boolean;
}

/** A PDF that was looked at and found good, of which a small picture is wanted. */
export interface DrawRequest {
  draws: string;
}

/** What is said of a picture that was left to who has the room. */
export const LARGE = 'large';

/** A file that is ready to be kept. */
export interface Written {
  file: string;
  sha256: string;
  bytes: number;
}

/** What may be kept of a file: a picture is written anew, without what a camera notes in it. */
export interface Inspected {
  content: Written;
  width: number | null;
  height: number | null;
  preview: Written | null;
}

/** What a worker answers: the file, its picture, why it is not taken, that it could not be written or is too large for now, or what broke. */
export type InspectResult =
  | { inspected: Inspected }
  | { drawn: Written | null }
  | { refusal: FileRefusal }
  | { isDiskFull: true }
  | { isLarge: true }
  | { failure: string };
/** `rss` is the worker's memory in bytes. */
export type InspectAnswer = InspectResult & { rss: number };
export type InspectMessage = Ready | InspectAnswer;
