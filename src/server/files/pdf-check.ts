import { PdfActs } from './pdf-acts.ts';
import { endsWord, isBlank, isDigit, PdfReader, type PdfValue } from './pdf-reader.ts';
import { unpackedStream } from './pdf-unpack.ts';
import { Refused } from './refused.ts';

const MEGABYTE = 1024 * 1024;
/** Ten megabytes of a plan become sixty. */
const LARGEST_WHOLE = 128 * MEGABYTE;
/** Bytes of all objects that are packed into streams. */
const LARGEST_OBJECTS = 32 * MEGABYTE;
const MOST_STREAMS = 20_000;

/** A reader looks for the end of a document in so many last bytes; nothing but blanks may follow it. */
const TAIL = 1024;
/** Where the directory of an archive can begin that hides at the end. */
const ARCHIVE_TAIL = 66 * 1024;
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1');

/** What a reader would run, open or unpack. */
const DANGEROUS = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'RichMedia', 'XFA'],
  ...['ImportData', 'SubmitForm', 'Rendition'],
];
const DANGEROUS_NAMES: ReadonlySet<string> = new Set(DANGEROUS);
/** Names that say it only where they name an entry: a script, embedded files, what a drawing in space runs. */
const DANGEROUS_KEYS: ReadonlySet<string> = new Set(['JS', 'EF', 'OnInstantiate']);

const ASKED: ReadonlySet<string> = new Set(
  'Type Subtype Filter DecodeParms DP Length F FFilter N First'.split(' '),
);
/** So many blanks or digits stand before a word at most. */
const FAR = 16;
const [LINE_FEED, RETURN, SPACE] = [10, 13, 32];
const [PERCENT, PLUS, MINUS, POINT, LESS] = Buffer.from('%+-.<');

/** Any letter of a name can be written as its number. */
const spelled = (name: string): string =>
  [...name]
    .map(
      (letter) =>
        `(?:${letter}|#${letter
          .charCodeAt(0)
          .toString(16)
          .replace('a', '[aA]')
          .replace(/[b-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`,
    )
    .join('');
const WRITTEN = new RegExp(`/(?:${DANGEROUS.map(spelled).join('|')})(?![A-Za-z0-9_.-])`, 'g');

type Entries = ReadonlyMap<string, PdfValue>;
interface Stream {
  entries: Entries;
  bytes: Buffer;
}

const damaged = (): Refused => new Refused('damaged');
const scripts = (): Refused => new Refused('scripts');

function checkName(name: string, isKey: boolean): void {
  if (DANGEROUS_NAMES.has(name) || (isKey && DANGEROUS_KEYS.has(name))) throw scripts();
  if (isKey && name === 'Encrypt') throw new Refused('locked');
}

/**
 * Throws Refused for a PDF that runs something, opens something from afar by itself, carries other files, is locked, or is another file as well (decision 129),
 * and for one that cannot be read from its beginning to its end. Objects can be packed into streams, so these are unpacked
 * and read, too.
 */
export function checkPdf(file: Buffer): void {
  if (file.toString('latin1', 0, 5) !== '%PDF-') throw new Refused('content');
  checkEnd(file);
  const acts = new PdfActs();
  let [streams, whole, objects] = [0, 0, 0];
  for (const { entries, bytes } of streamsIn(file, acts)) {
    streams += 1;
    if (streams > MOST_STREAMS) throw new Refused('archive');
    const unpacked = unpackedOf(entries, bytes, LARGEST_WHOLE - whole);
    whole += unpacked?.length ?? 0;
    if (!isOfObjects(entries)) {
      if (unpacked && !isMetadata(entries)) checkWritten(unpacked);
      continue;
    }
    objects += unpacked?.length ?? 0;
    if (objects > LARGEST_OBJECTS) throw new Refused('archive');
    if (unpacked) checkObjects(unpacked, acts, numberOf(entries, 'N'), numberOf(entries, 'First'));
  }
  acts.close();
}

function checkEnd(file: Buffer): void {
  const tail = file.toString('latin1', Math.max(0, file.length - TAIL));
  const end = tail.lastIndexOf('%%EOF');
  if (end === -1) throw damaged();
  if (!/^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))) throw new Refused('content');
  const from = Math.max(0, file.length - ARCHIVE_TAIL);
  if (file.subarray(from).includes(ARCHIVE_END)) throw new Refused('content');
}

/** The streams of a file, all of whose objects and tables are read. */
function* streamsIn(file: Buffer, acts: PdfActs): Generator<Stream> {
  const reader = new PdfReader(file, checkName, acts);
  const begun = new Set<number>();
  while (reader.advance()) {
    if (!isDigit(reader.next)) {
      begun.add(reader.place);
      reader.object = 0;
      readTable(reader);
      continue;
    }
    reader.object = reader.integer();
    reader.integer();
    reader.advance();
    begun.add(reader.place);
    if (!reader.takes('obj')) throw damaged();
    if (reader.takes('endobj')) continue;
    const entries = reader.entries(ASKED);
    if (reader.takes('stream')) yield streamOf(file, reader, entries);
  }
  checkHidden(file, begun);
}

/** What stands between objects: where they are, and how they end. */
function readTable(reader: PdfReader): void {
  const word = reader.word();
  if (word === 'trailer') reader.value();
  else if (word === 'startxref') reader.integer();
  else if (word === 'xref')
    while (reader.advance() && (isDigit(reader.next) || reader.takes('n') || reader.takes('f'))) {
      if (isDigit(reader.next)) reader.integer();
    }
  else if (word !== 'endobj') throw damaged();
}

function streamOf(file: Buffer, reader: PdfReader, entries: Entries): Stream {
  while (reader.next === SPACE) reader.place += 1;
  if (reader.next !== RETURN && reader.next !== LINE_FEED) throw damaged();
  if (reader.next === RETURN) reader.place += 1;
  if (reader.next === LINE_FEED) reader.place += 1;
  const start = reader.place;
  const end = endOfStream(file, start, entries.get('Length'));
  reader.place = end;
  if (!reader.takes('endstream')) throw damaged();
  return { entries, bytes: file.subarray(start, end) };
}

/** Where it says that it ends, if it does; a length may also be an object further on. */
function endOfStream(file: Buffer, start: number, length: PdfValue = 'null'): number {
  if (length !== 'null' && length !== 'reference') {
    if (typeof length !== 'object' || !('number' in length)) throw damaged();
    const end = start + length.number;
    let word = end;
    while (isBlank(file[word]) && word < end + FAR) word += 1;
    if (file.toString('latin1', word, word + 'endstream'.length) === 'endstream') return end;
  }
  const end = file.indexOf('endstream', start, 'latin1');
  if (end === -1) throw damaged();
  return end;
}

/**
 * Refuses what another reader may take for the beginning of an object or a trailer, where none was read: within a text, a
 * comment or the bytes of a stream.
 */
function checkHidden(file: Buffer, begun: ReadonlySet<number>): void {
  for (const [word, seems] of [['obj', seemsObject] as const, ['trailer', seemsTrailer] as const])
    for (let found = file.indexOf(word); found !== -1; found = file.indexOf(word, found + word.length))
      if (!begun.has(found) && seems(file, found)) throw scripts();
}

function seemsTrailer(file: Buffer, place: number): boolean {
  const end = place + 'trailer'.length;
  let after = end;
  while (isBlank(file[after]) && after < end + FAR) after += 1;
  return isBlank(file[after]) || file[after] === LESS || file[after] === PERCENT;
}

function seemsObject(file: Buffer, place: number): boolean {
  const after = file[place + 'obj'.length];
  if (!endsWord(after) && !isDigit(after)) return false;
  let before = place - 1;
  const isIn = (): boolean => before > place - FAR;
  while (isIn() && isBlank(file[before]) && file[before] !== LINE_FEED && file[before] !== RETURN)
    before -= 1;
  // The end of a comment, or so many blanks that nobody writes them.
  if (isBlank(file[before])) return true;
  if (!isOfNumber(file[before])) return false;
  while (isIn() && isOfNumber(file[before])) before -= 1;
  return isBlank(file[before]) || isOfNumber(file[before]);
}

/** Whether a number may have it: there are readers to whom "+0" and "0.0" are 0. */
const isOfNumber = (byte: number | undefined): boolean =>
  isDigit(byte) || byte === PLUS || byte === MINUS || byte === POINT;

const nameOf = (entries: Entries, key: string): string | undefined => {
  const value = entries.get(key);
  if (value === undefined || value === 'null') return undefined;
  // Whoever says by another object what a stream is hides it.
  if (typeof value !== 'object' || !('name' in value)) throw scripts();
  return value.name;
};

function numberOf(entries: Entries, key: string): number {
  const value = entries.get(key);
  if (typeof value !== 'object' || !('number' in value)) throw damaged();
  return value.number;
}

const isMetadata = (entries: Entries): boolean => nameOf(entries, 'Type') === 'Metadata';

/** Not every reader asks a stream for its type before it takes objects out of it. */
const isOfObjects = (entries: Entries): boolean =>
  nameOf(entries, 'Type') === 'ObjStm' || entries.has('First');

function filtersOf(entries: Entries): readonly string[] {
  const value = entries.get('Filter');
  if (value === undefined || value === 'null') return [];
  if (typeof value !== 'object' || 'number' in value) throw scripts();
  return 'name' in value ? [value.name] : value.names;
}

/** The bytes of a stream; null of a picture's, and of those whose filter nobody uses any more. */
function unpackedOf(entries: Entries, bytes: Buffer, limit: number): Buffer | null {
  // Its bytes are in another file.
  if (entries.has('F') || entries.has('FFilter')) throw scripts();
  const filters = filtersOf(entries);
  if (isOfObjects(entries)) {
    // What is packed in a way that nobody uses for objects is packed to hide something.
    const isUsual = filters.length === 0 || filters.join() === 'FlateDecode';
    const isForecast = entries.has('DP') || (entries.get('DecodeParms') ?? 'null') !== 'null';
    if (!isUsual || isForecast) throw scripts();
  } else if (nameOf(entries, 'Subtype') === 'Image') return null;
  if (limit < 1) throw new Refused('archive');
  return unpackedStream(bytes, filters, limit);
}

/** Objects of a stream stand one after the other where its head says, with nothing but blanks between them. */
function checkObjects(bytes: Buffer, acts: PdfActs, count: number, first: number): void {
  if (first > bytes.length) throw damaged();
  const head = new PdfReader(bytes, checkName, acts);
  const objects = new PdfReader(bytes, checkName, acts, first);
  for (let index = 0; index < count; index += 1) {
    objects.object = head.integer();
    const start = first + head.integer();
    const from = objects.place;
    objects.overBlanks();
    if (head.place > first || start < from || start > objects.place) throw damaged();
    objects.value();
  }
  objects.overBlanks();
  if (objects.next !== undefined) throw damaged();
}

/**
 * Refuses a dangerous name in a stream that says of itself that it holds no objects. Within a text it is one that is read:
 * a list of what somebody can.
 */
function checkWritten(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  let [open, place] = [0, 0];
  for (const { index } of text.matchAll(WRITTEN)) {
    for (; place < index; place += 1) {
      const sign = text[place];
      if (sign === '\\') place += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')' && open > 0) open -= 1;
    }
    if (open === 0) throw scripts();
  }
}
