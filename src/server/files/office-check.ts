import { percentDecoded } from '#domain/kernel/percent-decoded.ts';
import { checkPrograms } from './office-programs.ts';
import { Refused } from './refused.ts';
import { checkZip } from './zip-check.ts';

// What a document of an office would open besides itself (decision 140).

/** Where programs put what is inserted whole. */
const INSERTED = /(^|\/)embeddings\/[^/]/i;
const CONTROLS = /(^|\/)activeX\//i;
/** A part in pieces of their own names. */
const PIECE = /\/\[\d+\](\.last)?\.piece$/i;
const RELATIONS = /\.rels$/i;
/** The beginning of an object of another program, and of an archive. */
const OBJECT = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');
/** A table with a link in each row has ten. */
const LARGEST_RELATIONS = 16 * 1024 * 1024;

/** What another program opens, and a text of another format that nobody here reads. */
const RUNNING: ReadonlySet<string> = new Set(['oleobject', 'control', 'activexcontrolbinary', 'afchunk']);
/** What is opened with the document; from far away it can be anything. */
const OPENED: ReadonlySet<string> = new Set(['attachedtemplate', 'subdocument', 'frame', 'package']);

const scripts = (): Refused => new Refused('scripts');

/**
 * Throws Refused for a part of an office document that holds an object of another program, or says that something is opened
 * from elsewhere with the document. A table that was put into it with a chart is a document, too, but may hold no third one.
 */
export function checkPart(name: string, bytes: Buffer, isInner = false): void {
  if (CONTROLS.test(name) || PIECE.test(name) || begins(bytes, OBJECT)) throw scripts();
  if (begins(bytes, ARCHIVE)) {
    if (isInner) throw scripts();
    checkZip(bytes, (part, inner) => checkPart(part, inner, true));
  } else if (INSERTED.test(name)) throw scripts();
  if (RELATIONS.test(name)) checkRelations(bytes);
  checkPrograms(name, bytes);
}

const begins = (bytes: Buffer, sign: Buffer): boolean => bytes.subarray(0, sign.length).equals(sign);

/** Read tag by tag; whatever another reader could read in another way is refused. */
function checkRelations(bytes: Buffer): void {
  if (bytes.length > LARGEST_RELATIONS) throw new Refused('archive');
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const [before = '', ...tags] = text.split('<');
  // Another encoding, or names for what stands elsewhere in it.
  if (before.trim() !== '' || text.includes('\0')) throw scripts();
  for (const tag of tags) {
    const { word = '' } = /^(?<word>[^\s/>]*)/.exec(tag)?.groups ?? {};
    if (word.startsWith('!')) throw scripts();
    if (word.startsWith('?')) checkEncoding(tag);
    else if (word === 'Relationship' || word.endsWith(':Relationship'))
      checkRelation(attributesOf(tag.slice(word.length)));
  }
}

function checkEncoding(tag: string): void {
  const encoding = /\bencoding\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? 'utf-8';
  if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw scripts();
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const attribute = /\s*([^\s"'=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  let end = 0;
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const [, name = '', double, single] = match;
    if (found.has(name)) throw new Refused('damaged');
    found.set(name, double ?? single ?? '');
    end = attribute.lastIndex;
  }
  if (!/^\s*\/?>/.test(text.slice(end))) throw new Refused('damaged');
  return found;
}

function checkRelation(attributes: ReadonlyMap<string, string>): void {
  const [type = '', mode = ''] = ['Type', 'TargetMode'].map((name) => attributes.get(name)?.trim() ?? '');
  // No name of ours needs a letter written as its number.
  if (type.includes('&') || mode.includes('&')) throw scripts();
  const kind = type.slice(type.lastIndexOf('/') + 1).toLowerCase();
  if (RUNNING.has(kind)) throw scripts();
  if (OPENED.has(kind) && mode !== '' && mode !== 'Internal' && !isNear(attributes.get('Target') ?? ''))
    throw scripts();
}

/** Whether it is in a folder of the machine that the document is opened on; Word writes down where its template was. */
function isNear(target: string): boolean {
  if (/&(?!amp;|apos;)/.test(target)) return false;
  const path = percentDecoded(target.trim()).replace(/^file:\/\/(?:localhost)?(?=\/[^\\/])/i, '');
  return /^(?:\/?[a-z]:[\\/]|\/)?[^\\/:][^:]*$/i.test(path) && !/[\\/]{2}|[^\S ]|%[0-9a-f]{2}/i.test(path);
}
