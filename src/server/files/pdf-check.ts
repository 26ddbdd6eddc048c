import { Refused } from './refused.ts';

/** A reader looks for the end of a document in so many last bytes; nothing but blanks may follow it. */
const TAIL = 1024;
/** Where the directory of an archive can begin that hides at the end. */
const ARCHIVE_TAIL = 66 * 1024;
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * Throws Refused for a PDF that does not begin and end as one, or is another file as well (security 49). What it does in the
 * program that opens it is not looked for: no reader of ours would know all of it, so browsers only save it (decision 184).
 */
export function checkPdf(file: Buffer): void {
  if (file.toString('latin1', 0, 5) !== '%PDF-') throw new Refused('content');
  const tail = file.toString('latin1', Math.max(0, file.length - TAIL));
  const end = tail.lastIndexOf('%%EOF');
  if (end === -1) throw new Refused('damaged');
  if (!/^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))) throw new Refused('content');
  const from = Math.max(0, file.length - ARCHIVE_TAIL);
  if (file.subarray(from).includes(ARCHIVE_END)) throw new Refused('content');
}
