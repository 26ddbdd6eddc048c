import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A text of the sources that people may see. */
export interface SourceText {
  file: string;
  text: string;
}

const SOURCES = ['content/**/*.ts', 'src/**/*.{ts,tsx}', 'site.config.ts'];
/** Stems of place names without diacritics: looked for in what visitors write, never shown. */
const NEVER_SHOWN = ['content/prd/places.ts'];
const SLOVAK_LETTER = /[áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ]/;
/** Ids, addresses and names of icons, which only the program reads. */
const IDENTIFIER = /^[\w./:#?=&-]*$/;
/** Sentences for developers and operators are English, though they may quote Slovak. */
const ENGLISH = /(?<!\p{L})(?:be|has|is|must|the|when)(?!\p{L})/u;
/** Pages written as one text: tags and styles are no words. */
const MARKUP = /<style>[\s\S]*?<\/style>|<[^>]*>/g;
/** In content/ even one plain word is a text when it begins like one: "Kontakt". */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

/** Every text of the content and every Slovak text of the program, as the sources have them. */
export function sourceTexts(): SourceText[] {
  const files = globSync(SOURCES).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !NEVER_SHOWN.includes(file),
  );
  return files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    const isContent = file.startsWith('content');
    return strings(program)
      .filter(({ text, shown }) => shown || SLOVAK_LETTER.test(text) || (isContent && isText(text)))
      .filter(({ text }) => !ENGLISH.test(text))
      .map(({ text }) => ({ file, text: text.replace(MARKUP, ' ') }));
  });
}

const isText = (text: string): boolean => !IDENTIFIER.test(text) || CAPITALIZED.test(text);

interface Found {
  text: string;
  /** Stands in markup as it is, so it is a text whatever it looks like. */
  shown: boolean;
}

/** The strings below a node of the syntax tree; not names of properties, modules and types. */
function strings(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(strings);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  if ('value' in node && typeof node.value === 'string') {
    const text = node.value.replaceAll('&nbsp;', ' ');
    if (node.type === 'JSXText') return [{ text, shown: true }];
    if (node.type === 'Literal') return [{ text, shown: false }];
  }
  if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis))
    return [
      { text: templateText(node.quasis), shown: false },
      ...('expressions' in node ? strings(node.expressions) : []),
    ];
  return Object.entries(node).flatMap(([name, child]) => (isCode(node, name) ? [] : strings(child)));
}

const isCode = (node: object, child: string): boolean =>
  child === 'source' ||
  child === 'typeAnnotation' ||
  child === 'typeArguments' ||
  (child === 'key' && !('computed' in node && node.computed));

/** The fixed parts of a template; "{}" stands for what is filled in. */
const templateText = (quasis: { value: { cooked: string } }[]): string =>
  quasis.map(({ value }) => value.cooked).join('{}');
