import { PICTURE_PIXELS } from '#domain/files/file-limits.ts';
import { Refused } from './refused.ts';

// A HEIC photo cannot be written anew here: what is not drawn of it is blanked in place (decision 149).

/** A part of the file, from its head to its end. */
interface Box {
  type: string;
  start: number;
  /** Where what is in it begins. */
  body: number;
  end: number;
}

/** From where to where. */
interface Span {
  from: number;
  to: number;
}

/** One item as the list of places has it. */
interface Place {
  id: number;
  spans: Span[];
}

/** A camera writes ten boxes of a level; a photo of tiles has some hundred items. */
const MOST_BOXES = 10_000;
const MOST_EXTENTS = 20_000;
/** Items that are drawn: pictures by how they are packed, and how others are put together. */
const DRAWN: ReadonlySet<string> = new Set(
  ['hvc1', 'hev1', 'lhv1', 'av01', 'avc1', 'vvc1', 'jpeg', 'j2k1', 'unci'].concat([
    ...['grid', 'iden', 'iovl', 'tmap'],
  ]),
);
/** Boxes of a picture's description, besides its lists, that say how it is drawn. */
const DESCRIBING: ReadonlySet<string> = new Set([
  'hdlr',
  'pitm',
  'iinf',
  'iloc',
  'iref',
  'iprp',
  'idat',
  'grpl',
]);
/** Properties of a picture that are words about it. */
const WORDS: ReadonlySet<string> = new Set(['uuid', 'udes', 'altt', 'free', 'skip']);
/** Notes of a camera with nothing in them: where they begin, the header of a TIFF, a directory without entries. */
const NO_NOTES = Buffer.from([0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]);
const LONG_SIZE = 16;
const HEAD = 8;

const damaged = (): Refused => new Refused('damaged');

/**
 * Blanks all that a photo says besides its picture, in place: notes of the camera, positions, texts, and whatever stands
 * where no picture is. Throws Refused for what no camera writes.
 */
export function blankNotes(file: Buffer): void {
  try {
    blank(file);
  } catch (error) {
    // A number that leads out of the file.
    throw error instanceof RangeError ? damaged() : error;
  }
}

function blank(file: Buffer): void {
  const boxes = boxesIn(file, 0, file.length);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (boxes[0]?.type !== 'ftyp' || !meta) throw damaged();
  const data = boxes.filter(({ type }) => type === 'mdat');
  for (const box of boxes) if (box !== boxes[0] && box !== meta && box.type !== 'mdat') hide(file, box);
  const parts = boxesIn(file, meta.body + 4, meta.end);
  const only = (type: string): Box | undefined => {
    const found = parts.filter((part) => part.type === type);
    if (found.length > 1) throw damaged();
    return found[0];
  };
  const [items, places, kept, properties, main] = ['iinf', 'iloc', 'idat', 'iprp', 'pitm'].map(only);
  if (!items || !places || !main) throw damaged();
  for (const part of parts) if (!DESCRIBING.has(part.type)) hide(file, part);
  if (properties) blankProperties(file, properties);
  const types = typesOf(file, items);
  const all = placesOf(file, places, kept);
  const mainItem = mainItemOf(file, main);
  const shown = all.find(({ id }) => id === mainItem)?.spans ?? [];
  if (shown.every(({ from, to }) => from === to)) throw damaged();
  const drawn = all.filter(({ id }) => DRAWN.has(types.get(id) ?? '')).flatMap(({ spans }) => spans);
  const undrawn = between(drawn, kept ? [...data, kept] : data);
  for (const { from, to } of undrawn) file.fill(0, from, to);
  for (const { id, spans } of all)
    if (types.get(id) === 'Exif' && spans[0]) emptyNotes(file, spans[0], undrawn);
}

/** The boxes that stand one behind the other there. */
function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const said = file.readUInt32BE(start);
    const body = start + (said === 1 ? LONG_SIZE : HEAD);
    const size = said === 1 ? Number(file.readBigUInt64BE(start + HEAD)) : said;
    // The last one may end with the file.
    const end = size === 0 && to === file.length ? to : start + size;
    if (end < body || end > to || boxes.length === MOST_BOXES) throw damaged();
    boxes.push({ type: file.toString('latin1', start + 4, start + HEAD), start, body, end });
    start = end;
  }
  return boxes;
}

/** Makes of a box one with nothing in it, where it stands: what is behind it is found by its place. */
function hide(file: Buffer, { start, body, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, body, end);
}

function blankProperties(file: Buffer, { body, end }: Box): void {
  for (const list of boxesIn(file, body, end)) {
    if (list.type === 'ipma') continue;
    if (list.type !== 'ipco') hide(file, list);
    else
      for (const property of boxesIn(file, list.body, list.end))
        if (WORDS.has(property.type)) hide(file, property);
        else if (property.type === 'ispe') checkPoints(file, property);
  }
}

/** Whoever draws it makes room for as many points as it says. */
function checkPoints(file: Buffer, { body }: Box): void {
  if (file.readUInt32BE(body + 4) * file.readUInt32BE(body + 8) > PICTURE_PIXELS) throw new Refused('pixels');
}

/** The number of the item that is the picture itself. */
const mainItemOf = (file: Buffer, { body }: Box): number =>
  file[body] === 0 ? file.readUInt16BE(body + 4) : file.readUInt32BE(body + 4);

/** What each item is, by its number. */
function typesOf(file: Buffer, { body, end }: Box): Map<number, string> {
  const types = new Map<number, string>();
  for (const { type, body: at, end: last } of boxesIn(file, body + (file[body] === 0 ? 6 : 8), end)) {
    const version = file[at] ?? 0;
    // The first versions are of items that nobody draws.
    if (type !== 'infe' || version < 2) continue;
    const isLong = version > 2;
    const place = at + (isLong ? 10 : 8);
    if (place + 4 > last) throw damaged();
    types.set(
      isLong ? file.readUInt32BE(at + 4) : file.readUInt16BE(at + 4),
      file.toString('latin1', place, place + 4),
    );
  }
  return types;
}

/** Where each item lies in the file. */
function placesOf(file: Buffer, { body, end }: Box, kept: Box | undefined): Place[] {
  const version = file[body] ?? 0;
  const sizes = file.readUInt16BE(body + 4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  let at = body + 6;
  const number = (size = 0): number => {
    if (![0, 2, 4, 8].includes(size) || at + size > end) throw damaged();
    at += size;
    if (size === 8) return Number(file.readBigUInt64BE(at - size));
    return size === 0 ? 0 : file.readUIntBE(at - size, size);
  };
  const idSize = version < 2 ? 2 : 4;
  const places: Place[] = [];
  let extents = 0;
  for (let left = number(idSize); left > 0; left -= 1) {
    const id = number(idSize);
    const method = version === 0 ? 0 : number(2) & 15;
    const [elsewhere, base] = [number(2), number(baseSize)];
    const start = base + (method === 1 ? (kept?.body ?? 0) : 0);
    // In another file, or within another item.
    if (elsewhere !== 0 || method > 1 || (method === 1 && !kept) || lengthSize === 0) throw damaged();
    const spans: Span[] = [];
    for (let more = number(2); more > 0; more -= 1) {
      extents += 1;
      if (extents > MOST_EXTENTS) throw damaged();
      if (version > 0) number(indexSize);
      const from = start + number(offsetSize);
      const to = from + number(lengthSize);
      if (to > file.length) throw damaged();
      spans.push({ from, to });
    }
    places.push({ id, spans });
  }
  return places;
}

/** What of some areas no span covers. */
function between(spans: readonly Span[], areas: readonly Box[]): Span[] {
  const ordered = spans.toSorted((one, other) => one.from - other.from);
  return areas.flatMap(({ body, end }) => {
    const free: Span[] = [];
    let at = body;
    for (const { from, to } of ordered) {
      if (to <= at) continue;
      if (from >= end) break;
      if (from > at) free.push({ from: at, to: from });
      at = to;
    }
    return at < end ? [...free, { from: at, to: end }] : free;
  });
}

/** Notes that say nothing, for readers who would take none for a damaged photo. */
function emptyNotes(file: Buffer, { from, to }: Span, undrawn: readonly Span[]): void {
  const isFree = undrawn.some((span) => span.from <= from && span.to >= from + NO_NOTES.length);
  if (isFree && to - from >= NO_NOTES.length) NO_NOTES.copy(file, from);
}
