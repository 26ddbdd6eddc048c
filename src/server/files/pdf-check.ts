import { inflateSync } from 'node:zlib';
import { Refused } from './refused.ts';

const LARGEST_STREAM = 32 * 1024 * 1024;
const LARGEST_WHOLE = 128 * 1024 * 1024;
/** A reader looks for the end of a document in so many last bytes; nothing but blanks may follow it. */
const TAIL = 1024;
/** Where the directory of an archive can begin that hides at the end. */
const ARCHIVE_TAIL = 66 * 1024;
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Names of what a reader would run, open or unpack. Any of their letters can be written as its number. */
const DANGEROUS =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z0-9_.-])/;
const LOCKED = /\/Encrypt(?![A-Za-z0-9_.-])/;

const named = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/**
 * Throws Refused for a PDF that runs something, carries other files, is locked, or is another file as well (decision 129).
 * Objects can be packed into streams, so these are unpacked and read, too.
 */
export function checkPdf(file: Buffer): void {
  if (file.toString('latin1', 0, 5) !== '%PDF-') throw new Refused('content');
  checkEnd(file);
  const text = file.toString('latin1');
  checkText(text);
  let whole = 0;
  for (const { dictionary, start } of streamsIn(text)) {
    if (!/\/ObjStm(?![A-Za-z])/.test(named(dictionary))) continue;
    const objects = unpackedObjects(file, dictionary, start);
    whole += objects.length;
    if (whole > LARGEST_WHOLE) throw new Refused('archive');
    checkText(objects);
  }
}

function checkText(text: string): void {
  const plain = named(text);
  if (LOCKED.test(plain)) throw new Refused('locked');
  if (DANGEROUS.test(plain)) throw new Refused('scripts');
}

function checkEnd(file: Buffer): void {
  const tail = file.toString('latin1', Math.max(0, file.length - TAIL));
  const end = tail.lastIndexOf('%%EOF');
  if (end === -1) throw new Refused('damaged');
  if (!/^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))) throw new Refused('content');
  const from = Math.max(0, file.length - ARCHIVE_TAIL);
  if (file.subarray(from).includes(ARCHIVE_END)) throw new Refused('content');
}

/** Where streams begin, each with all that its object says before it. */
function* streamsIn(text: string): Generator<{ dictionary: string; start: number }> {
  const begin = /stream\r?\n/g;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    if (text.slice(found.index - 3, found.index) === 'end') continue;
    const object = text.lastIndexOf('obj', found.index);
    yield { dictionary: text.slice(Math.max(0, object), found.index), start: begin.lastIndex };
  }
}

function unpackedObjects(file: Buffer, dictionary: string, start: number): string {
  const plain = named(dictionary);
  const filters = /\/Filter\s*\[?\s*([^\]>]*)/.exec(plain)?.[1]?.match(/\/\w+/g) ?? [];
  const isPlain = !plain.includes('/Filter');
  // What is packed in a way that nobody uses for objects is packed to hide something.
  if (
    !isPlain &&
    (filters[0] !== '/FlateDecode' ||
      /\/\w*Decode/.test(filters.slice(1).join('')) ||
      plain.includes('/Predictor'))
  )
    throw new Refused('scripts');
  const end = file.indexOf('endstream', start, 'latin1');
  const bytes = file.subarray(start, end === -1 ? file.length : end);
  if (isPlain) return bytes.toString('latin1');
  try {
    return inflateSync(file.subarray(start), { maxOutputLength: LARGEST_STREAM }).toString('latin1');
  } catch {
    throw new Refused('damaged');
  }
}
