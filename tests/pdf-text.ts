import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';

/** A PDF as a reader gets it. */
export interface ReadPdf {
  /** Text of each page in one line; every kind of space is a plain one. */
  pages: string[];
  text: string;
  /** As they are set, every kind of space a plain one. */
  lines: string[];
  title: string;
  language: string;
  /** The XMP packet. */
  metadata: string;
  tagged: boolean;
  /** Addresses the document links to. */
  links: string[];
  hasScripts: boolean;
  /** Roles of the structure tree of each page: "H1", "TH" … */
  roles: string[][];
}

const infoSchema = z.object({ Title: z.string(), Language: z.string() });
const linkSchema = z.object({ url: z.string() });
const textSchema = z.object({ str: z.string(), hasEOL: z.boolean() });

/** Reads back what a PDF says; the bytes stay untouched. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  try {
    const { info, metadata } = await pdf.getMetadata();
    const { Title: title, Language: language } = infoSchema.parse(info);
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
    );
    const items = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items));
    const texts = items.map(lineOf);
    const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    const trees = await Promise.all(pages.map((page) => page.getStructTree()));
    return {
      pages: texts,
      text: texts.join(' '),
      lines: items.flatMap(linesOf),
      title,
      language,
      metadata: z.string().parse(metadata?.getRaw()),
      tagged: (await pdf.getMarkInfo())?.Marked ?? false,
      links: annotations.flatMap((each) => linkSchema.safeParse(each).data?.url ?? []),
      hasScripts: (await pdf.getJSActions()) !== null || (await pdf.getOpenAction()) !== null,
      roles: trees.map(rolesIn),
    };
  } finally {
    await pdf.cleanup();
  }
}

const placedSchema = z.object({ str: z.string().regex(/\S/), transform: z.array(z.number()).length(6) });

/** The last text of each page above the margin (in points), and how much of the height above the margin stands over it. */
export async function pageEnds(bytes: Uint8Array, margin: number): Promise<{ text: string; fill: number }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const ends: { text: string; fill: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const texts = (await page.getTextContent()).items
      .flatMap((item) => placedSchema.safeParse(item).data ?? [])
      .map(({ str, transform }) => ({ str, y: transform[5] ?? 0 }))
      .filter(({ y }) => y > margin);
    const bottom = Math.min(...texts.map(({ y }) => y));
    const line = texts.filter(({ y }) => Math.abs(y - bottom) < 2);
    ends.push({
      text: line.map(({ str }) => str).join(' '),
      fill: (height - bottom) / (height - margin),
    });
  }
  await pdf.cleanup();
  return ends;
}

/** A line that ends where none may: inside a range with its unit, the number of a paper, or after a word of one letter. */
export const BROKEN_LINE =
  /(?:\d –|(?:CP|RO|VP)-(?:\d{4}-)?|(?:^|(?<!\d)[\s(„])[ksvzouai]|(?<!\p{L})e-) ?$/iu;

/** How far from the left edge of the first page (in points) the text begins. */
export async function leftOf(bytes: Uint8Array, text: string): Promise<number | undefined> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.cleanup();
  const texts = items.flatMap((item) => placedSchema.safeParse(item).data ?? []);
  return texts.find(({ str }) => str.startsWith(text))?.transform[4];
}

const linesOf = (items: unknown[]): string[] =>
  items
    .map((item) => textSchema.safeParse(item).data)
    .map((item) => (item ? item.str.replace(/\s+/g, ' ') + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n');

const lineOf = (items: unknown[]): string => linesOf(items).join(' ').replace(/\s+/g, ' ');

function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children: unknown = 'children' in node ? node.children : [];
  return [...own, ...(Array.isArray(children) ? children.flatMap(rolesIn) : [])];
}
