import { Refused } from './refused.ts';

// What a document of an office has another program do when it is opened (decision 149). Only its texts say so, in elements
// whose prefixes anybody may choose; what two readers could read differently is refused.

/** Elements that ask another program for a value. */
const LINKS: ReadonlySet<string> = new Set([
  ...['ddeLink', 'oleLink'],
  ...['dde-source', 'dde-connection', 'dde-connection-decl', 'dde-connection-decls', 'dde-link', 'dde-links'],
]);
/** Elements that run a script, on an event or by themselves. */
const SCRIPTS: ReadonlySet<string> = new Set(['script', 'event-listener']);
/** Elements with what a field says; a field may stand in many of them, between the signs of its beginning and its end. */
const FIELDS: ReadonlySet<string> = new Set(['instrText', 'delInstrText']);
/** Elements whose text is computed by a table. */
const FORMULAS: ReadonlySet<string> = new Set([
  ...['f', 'formula', 'formula1', 'formula2', 'definedName', 'calculatedColumnFormula', 'totalsRowFormula'],
]);
const ELEMENTS = [...LINKS, ...SCRIPTS, ...FIELDS, ...FORMULAS, 'fldSimple', 'fldChar'];
/** What is looked at: those elements, and what may hide one or look like one. */
const MARKUP = new RegExp(
  `<(?:!--|!\\[CDATA\\[|!|\\?|(?:[^\\s<>/:"'=!?]*:)?(?:${ELEMENTS.join('|')})(?=[\\s/>]))`,
  'g',
);
/** The attribute in which LibreOffice has the formula of a cell. */
const FORMULA_ATTRIBUTE = /[\s:]formula\s*=\s*(["'])/g;
/** Words with which a field of Word asks another program. */
const FIELD = /^(?:DDE|DDEAUTO|LINK)\b/i;
const BEFORE_FIELD = /^[\s"']+/;
const LONGEST_FIELD = 40;
const FUNCTION = /(?:^|[^\w.])DDE\s*\(/i;
/** How a text begins that has two bytes a letter, with a mark and without. */
const LONG_LETTERS = /^(?:fffe(?:3c|20|09|0a|0d)00|feff00(?:3c|20|09|0a|0d)|3c00|003c)/;
const EBCDIC = '4c6fa794';
/** Encodings in which an English letter is the same byte. */
const PLAIN = /^(?:utf-?8|(?:us-)?ascii|iso-8859-\d+|windows-125\d)$/i;
const ENTITY = Buffer.from('<!ENTITY', 'latin1');
const HEAD = 2_000;

const programs = (): Refused => new Refused('programs');

/** Throws Refused for a part that has another program do something, or runs a script. */
export function checkPrograms(name: string, bytes: Buffer): void {
  const first = bytes.toString('hex', 0, 4);
  if (LONG_LETTERS.test(first) || first === EBCDIC) throw programs();
  const head = bytes.toString('latin1', 0, HEAD).replace(/^\xEF\xBB\xBF/, '');
  // The first letter that is no blank begins an element, as far as that is seen.
  if (!/^\s*(?:<|$)/.test(head)) return;
  checkEncoding(head);
  // Drawings have names for addresses.
  if (bytes.includes(ENTITY) && !/\.svg$/i.test(name)) throw programs();
  const text = bytes.toString('latin1');
  checkElements(text);
  checkFormulas(text);
}

function checkEncoding(head: string): void {
  const said = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  if (said !== undefined && !PLAIN.test(said)) throw programs();
}

function checkElements(text: string): void {
  /** What the fields that are open say, the innermost last. */
  const fields: string[] = [];
  const markup = new RegExp(MARKUP);
  for (let found = markup.exec(text); found; found = markup.exec(text)) {
    const [sign] = found;
    const hidden = endOfHidden(text, found.index, sign);
    if (hidden !== null) {
      markup.lastIndex = hidden;
      continue;
    }
    const end = endOfTag(text, found.index);
    const tag = text.slice(found.index + 1, end - 1);
    const element = sign.slice(sign.indexOf(':') + 1).replace('<', '');
    checkTag(element, tag, fields);
    if (tag.endsWith('/') || !(FIELDS.has(element) || FORMULAS.has(element))) {
      markup.lastIndex = end;
      continue;
    }
    const within = textWithin(text, end);
    markup.lastIndex = within.end;
    if (!FORMULAS.has(element)) checkField(within.text, fields);
    else if (isProgram(within.text)) throw programs();
  }
}

/** Where a remark, a piece of text, a declaration or an instruction to a program ends; null where it is an element. */
function endOfHidden(text: string, at: number, sign: string): number | null {
  if (sign === '<!--') return closed(text, '-->', at + sign.length);
  if (sign === '<![CDATA[') return closed(text, ']]>', at + sign.length);
  if (sign === '<?') return closed(text, '?>', at + sign.length);
  if (sign !== '<!') return null;
  const end = endOfTag(text, at);
  if (text.slice(at, end).includes('[')) throw programs();
  return end;
}

/** Text up to the next element or end of one, without remarks, and where that is. */
function textWithin(text: string, from: number): { text: string; end: number } {
  const parts: string[] = [];
  for (let at = from; ; ) {
    const next = text.indexOf('<', at);
    if (next === -1) throw new Refused('damaged');
    parts.push(decoded(text.slice(at, next)));
    if (text.startsWith('<!--', next)) at = closed(text, '-->', next + 4);
    else if (text.startsWith('<?', next)) at = closed(text, '?>', next + 2);
    else if (text.startsWith('<![CDATA[', next)) {
      at = closed(text, ']]>', next + 9);
      parts.push(text.slice(next + 9, at - 3));
    } else return { text: parts.join(''), end: next };
  }
}

/** Behind the next sign that closes what is open. */
function closed(text: string, by: string, from: number): number {
  const place = text.indexOf(by, from);
  if (place === -1) throw new Refused('damaged');
  return place + by.length;
}

/** Behind the end of a tag, whose attributes may hold the sign of one. */
function endOfTag(text: string, at: number): number {
  const sign = /["'>]/g;
  sign.lastIndex = at;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '>') return found.index + 1;
    sign.lastIndex = closed(text, found[0], found.index + 1);
  }
  throw new Refused('damaged');
}

function checkTag(element: string, tag: string, fields: string[]): void {
  if (LINKS.has(element)) throw programs();
  if (SCRIPTS.has(element)) throw new Refused('macros');
  if (element === 'fldSimple' && attributes(tag, 'instr').some(isAsking)) throw programs();
  if (element !== 'fldChar') return;
  const types = attributes(tag, 'fldCharType');
  if (types.includes('begin')) fields.push('');
  if (types.includes('end')) fields.pop();
}

/** More of what the innermost field says; it may have no beginning. */
function checkField(text: string, fields: string[]): void {
  const field = ((fields.pop() ?? '') + text).replace(BEFORE_FIELD, '').slice(0, LONGEST_FIELD);
  if (isAsking(field)) throw programs();
  fields.push(field);
}

const isAsking = (field: string): boolean => FIELD.test(field.replace(BEFORE_FIELD, ''));

function checkFormulas(text: string): void {
  for (const { 0: sign, 1: quote = '', index } of text.matchAll(FORMULA_ATTRIBUTE)) {
    const from = index + sign.length;
    const end = text.indexOf(quote, from);
    if (isProgram(decoded(text.slice(from, end === -1 ? undefined : end)))) throw programs();
  }
}

/** Whether a formula asks another program: by its name and a bar before what is asked, or by the function for that. */
function isProgram(formula: string): boolean {
  // The name of a sheet may hold signs of a text, and a text those of a sheet.
  const bare = formula
    .replace(/"[^"]*"|'[^']*'/g, (quoted) => (quoted.startsWith("'") ? "''" : ''))
    .replace(/\{[^{}]*\}/g, '');
  return /\|[^|!]*!/.test(bare) || FUNCTION.test(bare);
}

/** The values of all attributes of that name, under whatever prefix. */
function attributes(tag: string, name: string): string[] {
  const found = tag.matchAll(/\s(?:[^\s"'=:]+:)?([^\s"'=:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return [...found]
    .filter(([, known]) => known === name)
    .map(([, , one, other]) => decoded(one ?? other ?? ''));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with its letters that are written as numbers or by name. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,9})|#x([\da-f]{1,8})|(amp|lt|gt|quot|apos));/gi, (_, number, hex, name) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
    const code = Number.parseInt(number ?? hex, number === undefined ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const LINES = /[^\r\n]+/g;
/** The letters of a mark of UTF-8, which no program for tables takes for a part of the first cell. */
const MARK = /^\xEF\xBB\xBF/;
/** Where a cell may begin that is a formula, whatever stands between cells. */
const FORMULA_CELL = /(?:^|[;,|\t"'])[ \f]*[=+\-@]/;
/** A program, a bar, what is asked and of what. No part of it can begin within another one, so looking is linear. */
const ASKED = /[\w'\x80-\xff][ \t\f]*\|[ \t\f]*(?:(?:'[^']*')+|[^\s'";,|!]+)[ \t\f]*![\w']/;

/** Throws Refused for a table as text with a cell that programs for tables take for a formula that asks another program. */
export function checkCells(bytes: Buffer): void {
  const text = bytes.toString('latin1').replace(MARK, '');
  for (const [line] of text.matchAll(LINES)) {
    const formula = line.search(FORMULA_CELL);
    if (formula === -1) continue;
    const rest = line.slice(formula);
    if (ASKED.test(rest) || FUNCTION.test(rest)) throw programs();
  }
}
