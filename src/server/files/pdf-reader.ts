import { isUnasked, type PdfActs } from './pdf-acts.ts';
import { Refused } from './refused.ts';

/** A value, as far as anybody here wants to know it. */
export type PdfValue =
  | { name: string }
  | { names: readonly string[] }
  /** A whole one without a sign: of any other readers make different numbers. */
  | { number: number }
  | 'reference'
  | 'null'
  | 'other';

const DEEPEST = 100;
/** The specification says 127 bytes. */
const LONGEST_NAME = 1_000;
const LONGEST_WORD = 100;
/** An honest file of ten megabytes has a million and a half. */
const MOST_VALUES = 4_000_000;
/** Names with letters written as their numbers: those of fonts and colours. */
const MOST_SPELLED = 50_000;
/** Whoever has more filters hides something. */
const MOST_NAMES = 8;

const [REGULAR, BLANK, SIGN] = [0, 1, 2];
/** What each byte is to whoever reads words. */
const KINDS = new Uint8Array(256).fill(REGULAR);
for (const blank of [0, 9, 10, 12, 13, 32]) KINDS[blank] = BLANK;
for (const sign of Buffer.from('()<>[]{}/%')) KINDS[sign] = SIGN;

const byteOf = (sign: string): number => sign.charCodeAt(0);
const [LINE_FEED, RETURN, PERCENT, SLASH, BACKSLASH] = [10, 13, byteOf('%'), byteOf('/'), byteOf('\\')];
const [OPEN, CLOSE, LESS, GREATER] = [byteOf('('), byteOf(')'), byteOf('<'), byteOf('>')];
const [SQUARE, SQUARE_END] = [byteOf('['), byteOf(']')];
const REFERENCE = 'R';

const NUMBER = /^[+-]*(?:\d[\d-]*|\d*\.[\d-]*)?$/;
const INTEGER = /^\d{1,10}$/;
const HEX_OR_BLANK = /^[0-9A-Fa-f\s\0]$/;
const IS_HEX_OR_BLANK = Array.from({ length: 256 }, (_, byte) =>
  HEX_OR_BLANK.test(String.fromCharCode(byte)),
);

const damaged = (): Refused => new Refused('damaged');

/** Whether it is one of the six bytes that separate words. */
export const isBlank = (byte: number | undefined): boolean => byte !== undefined && KINDS[byte] === BLANK;

/** Whether a word ends before this byte, or before the end. */
export const endsWord = (byte: number | undefined): boolean => byte === undefined || KINDS[byte] !== REGULAR;

export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

/**
 * Reads a PDF word by word, from its beginning to its end and never back. Throws Refused for whatever it cannot read:
 * another reader might find something in it.
 */
export class PdfReader {
  place: number;
  /** The number of the object that is read; 0 outside of any. */
  object = 0;
  readonly #bytes: Buffer;
  readonly #onName: (name: string, isKey: boolean) => void;
  readonly #acts: PdfActs;
  #values = 0;
  #spelled = 0;
  /** Within how many values that are done unasked. */
  #acting = 0;
  /** Directly within what comes after an action, which may be a list. */
  #isNext = false;
  /** The object that the last reference leads to. */
  #referred = 0;

  /** Calls `onName` for every name outside of texts, and tells `acts` of all that may be an action. */
  constructor(bytes: Buffer, onName: (name: string, isKey: boolean) => void, acts: PdfActs, place = 0) {
    this.#bytes = bytes;
    this.#onName = onName;
    this.#acts = acts;
    this.place = place;
  }

  /** The byte that comes next, which the end has none of. */
  get next(): number | undefined {
    return this.#bytes[this.place];
  }

  /** Goes over blanks and comments; false at the end. */
  advance(): boolean {
    for (; this.place < this.#bytes.length; this.place += 1) {
      if (this.next === PERCENT) this.#overComment();
      else if (!isBlank(this.next)) return true;
    }
    return false;
  }

  /** Goes over blanks alone. */
  overBlanks(): void {
    while (isBlank(this.next)) this.place += 1;
  }

  /** The word that begins here; empty where a sign does. */
  word(longest = LONGEST_WORD): string {
    const start = this.place;
    while (!endsWord(this.next)) this.place += 1;
    if (this.place - start > longest) throw damaged();
    return this.#bytes.toString('latin1', start, this.place);
  }

  /** Goes over a word where it is the next one, and says whether it was. */
  takes(word: string): boolean {
    if (!this.advance()) return false;
    const end = this.place + word.length;
    const isNext = this.#bytes.toString('latin1', this.place, end) === word && endsWord(this.#bytes[end]);
    if (isNext) this.place = end;
    return isNext;
  }

  /** A number without a sign, which has to be next. */
  integer(): number {
    const word = this.advance() ? this.word() : '';
    if (!INTEGER.test(word)) throw damaged();
    return Number(word);
  }

  /** Goes over a value; of a dictionary at its outside it gives the entries that were asked for. */
  entries(asked: ReadonlySet<string>): ReadonlyMap<string, PdfValue> {
    const found = new Map<string, PdfValue>();
    if (this.advance() && this.#isAtDictionary()) this.#overDictionary(0, asked, found);
    else this.value();
    return found;
  }

  /** The value that comes next. */
  value(depth = 0): PdfValue {
    this.#values += 1;
    if (depth > DEEPEST || this.#values > MOST_VALUES || !this.advance()) throw damaged();
    if (this.next === SLASH) return this.#nameAt(depth);
    if (this.next === OPEN) return this.#overText();
    if (this.next === SQUARE) return this.#array(depth);
    if (this.#isAtDictionary()) return this.#overDictionary(depth);
    if (this.next === LESS) return this.#overHex();
    return this.#plainValue();
  }

  #isAtDictionary(): boolean {
    return this.next === LESS && this.#bytes[this.place + 1] === LESS;
  }

  #overComment(): void {
    while (this.place < this.#bytes.length && this.next !== LINE_FEED && this.next !== RETURN)
      this.place += 1;
  }

  #nameAt(depth: number): PdfValue {
    const name = this.#name(false);
    if (depth === 0) this.#acts.alone(name);
    return { name };
  }

  #name(isKey: boolean): string {
    this.place += 1;
    const word = this.word(LONGEST_NAME);
    const name = word.includes('#') ? this.#plain(word) : word;
    this.#onName(name, isKey);
    return name;
  }

  #plain(name: string): string {
    this.#spelled += 1;
    if (this.#spelled > MOST_SPELLED) throw damaged();
    return name.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  }

  #overText(): 'other' {
    let open = 0;
    for (; this.place < this.#bytes.length; this.place += 1) {
      if (this.next === BACKSLASH) this.place += 1;
      else if (this.next === OPEN) open += 1;
      else if (this.next === CLOSE) open -= 1;
      if (open === 0) {
        this.place += 1;
        return 'other';
      }
    }
    throw damaged();
  }

  #overHex(): 'other' {
    this.place += 1;
    for (; this.next !== GREATER; this.place += 1)
      if (this.next === undefined || !IS_HEX_OR_BLANK[this.next]) throw damaged();
    this.place += 1;
    return 'other';
  }

  #array(depth: number): PdfValue {
    this.place += 1;
    const names: string[] = [];
    let areNames = true;
    while (this.advance() && this.next !== SQUARE_END) {
      const value = this.value(depth + 1);
      if (value === 'reference' && this.#isNext) this.#leads('Next');
      if (typeof value === 'object' && 'name' in value && names.length < MOST_NAMES) names.push(value.name);
      else areNames = false;
    }
    if (this.next !== SQUARE_END) throw damaged();
    this.place += 1;
    return areNames ? { names } : 'other';
  }

  #overDictionary(
    depth: number,
    asked: ReadonlySet<string> | null = null,
    found: Map<string, PdfValue> | null = null,
  ): 'other' {
    this.place += 2;
    while (this.advance() && this.next === SLASH) {
      const key = this.#name(true);
      const value = this.#valueOf(key, depth);
      if (!asked?.has(key)) continue;
      // Of two, one reader takes the first and another one the last.
      if (found?.has(key)) throw damaged();
      found?.set(key, value);
    }
    if (this.next !== GREATER || this.#bytes[this.place + 1] !== GREATER) throw damaged();
    this.place += 2;
    return 'other';
  }

  /** The value of an entry, which may be an action. */
  #valueOf(key: string, depth: number): PdfValue {
    const unasked = isUnasked(key) ? 1 : 0;
    const wasNext = this.#isNext;
    this.#acting += unasked;
    this.#isNext = key === 'Next';
    const value = this.value(depth + 1);
    if (value === 'reference') this.#leads(key);
    else if (key === 'S' && typeof value === 'object' && 'name' in value)
      this.#acts.kind(value.name, this.object, this.#acting > 0);
    this.#acting -= unasked;
    this.#isNext = wasNext;
    return value;
  }

  #leads(key: string): void {
    this.#acts.leads(this.object, key, this.#referred, this.#acting > 0);
  }

  /** A number, what refers to an object, true, false or null. */
  #plainValue(): PdfValue {
    const word = this.word();
    if (word === 'null') return 'null';
    if (word === 'true' || word === 'false') return 'other';
    if (word === '' || !NUMBER.test(word)) throw damaged();
    if (!INTEGER.test(word)) return 'other';
    if (!this.#overReference()) return { number: Number(word) };
    this.#referred = Number(word);
    return 'reference';
  }

  /** Goes over the rest of "5 0 R", if that is what comes. */
  #overReference(): boolean {
    const start = this.place;
    if (this.advance() && isDigit(this.next) && INTEGER.test(this.word()) && this.takes(REFERENCE))
      return true;
    this.place = start;
    return false;
  }
}
