import type { FileRefusal } from '#domain/files/file-refusals.ts';

/** A file that is not taken. */
export class Refused extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
