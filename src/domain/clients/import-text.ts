import { formatDecimal } from '../kernel/format.ts';
import { fold } from '../kernel/text.ts';
import { IMPORT_FIELDS, IMPORT_LABELS, type ImportField } from './import-fields.ts';
import { IMPORT_LIMITS } from './import-limits.ts';

/** How the letters of a table can be written, as the standard names each, and what it is called. */
export const TABLE_ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
} as const;
export type TableEncoding = keyof typeof TABLE_ENCODINGS;

/** How a table's file is written: UTF-16 where its mark says so, UTF-8, else as Slovak spreadsheets of old write it. */
export function encodingOf(bytes: Uint8Array): TableEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1250';
  }
}

const DELIMITERS = [';', ',', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What parts the cells: of the three the one that the first line has most of, outside of quotation marks. */
export function delimiterOf(text: string): Delimiter {
  const [head = ''] = withoutMark(text).split(/[\r\n]/, 1);
  const open = head.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((sign) => ({ sign, count: open.split(sign).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

/** A table without the mark that says it is UTF-8. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Said of a table with more than can be brought in at once. */
export const TABLE_TOO_LARGE = `Tabuľka môže mať najviac ${formatDecimal(IMPORT_LIMITS.rows)} riadkov, ${IMPORT_LIMITS.columns} stĺpcov a 1 MB. Rozdeľte ju.`;

/** A cell can have lines of its own. */
const LINES_PER_ROW = 4;

/** True for a table that is surely too large; it is counted, which costs less than reading it. */
export function isTooLarge(text: string): boolean {
  const lines = LINES_PER_ROW * (IMPORT_LIMITS.rows + 1);
  if (text.length > IMPORT_LIMITS.bytes || count(text, '\n') > lines || count(text, '\r') > lines)
    return true;
  return DELIMITERS.some((sign) => count(text, sign) > IMPORT_LIMITS.columns * (IMPORT_LIMITS.rows + 1));
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}

/** How heads call the columns besides the labels, folded, in Slovak and English. */
const HEADS: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    'firma',
    'nazov',
    'nazov firmy',
    'obchodne meno',
    'klient',
    'spolocnost',
    'company',
    'company name',
    'client',
    'name',
    'meno',
  ],
  ico: ['company id', 'registration number', 'business id', 'ic'],
  dic: ['tax id', 'tin', 'tax number'],
  icDph: ['icdph', 'vat', 'vat id', 'vat number', 'ic pre dph'],
  street: ['ulica', 'adresa', 'street', 'address', 'street address'],
  city: ['mesto', 'obec', 'city', 'town', 'miesto'],
  postalCode: ['psc', 'zip', 'zip code', 'postal code', 'postcode'],
  contactName: [
    'osoba',
    'kontakt',
    'meno a priezvisko',
    'kontaktna osoba',
    'contact',
    'contact name',
    'contact person',
    'full name',
  ],
  contactRole: ['pozicia', 'rola', 'role', 'position', 'job title', 'title'],
  email: ['e-mail', 'mail', 'email', 'e-mailova adresa', 'email address'],
  phone: ['tel', 'tel.', 'telefon', 'mobil', 'telefonne cislo', 'phone', 'phone number', 'mobile'],
  note: ['poznamka', 'poznamky', 'note', 'notes', 'comment'],
};

const headKey = (head: string): string =>
  fold(head)
    .replace(/[\s_:.*]+/g, ' ')
    .trim();

const FIELD_OF_HEAD = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) =>
    [IMPORT_LABELS[field], field, ...HEADS[field]].map((head): [string, ImportField] => [
      headKey(head),
      field,
    ]),
  ),
);

/** What is in each column by its head: null for what nobody knows, and for the second of two alike. */
export function columnsOf(heads: readonly string[]): (ImportField | null)[] {
  const seen = new Set<ImportField>();
  return heads.map((head) => {
    const field = FIELD_OF_HEAD.get(headKey(head));
    if (!field || seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}
