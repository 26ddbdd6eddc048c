import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AI_FOOTER, DOCUMENT_LABELS, PRIORITY_NAMES } from '#content/prd/sections.ts';
import { anyPrdInput, prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { NO_CONTACT, requestContact } from '../requests/request-fields.ts';
import { buildPrd } from './build.ts';
import type { Block, PrdDocument, TextDocument } from './document.ts';
import { oneLine } from './escaping.ts';
import { documentFrame } from './frame.ts';
import { HTML_CSP, renderHtml } from './html.ts';
import { renderJson } from './json.ts';
import { renderMarkdown } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { documentTexts } from './texts.ts';
import { prdSheet } from './typst.ts';

const { site, now } = prdFacts();
const metadata = { serviceName: 'Tvorba webu', clientName: 'Vzorový klient', generatedAt: now };
const frameOf = (document: TextDocument) => documentFrame(document, metadata, site);
const sheetOf = (document: TextDocument) =>
  prdSheet({ document, frame: frameOf(document), site, publicUrl: 'https://webdielna.example' });

/** Spaces and line breaks look different in every format; the words must not. */
const plain = (text: string) => text.replace(/[\s\u00A0]+/g, ' ').trim();
const setOf = (texts: readonly string[]) => [...new Set(texts.map(plain).filter(Boolean))].sort();

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

const decoded = (html: string) =>
  html
    .replaceAll('&#58;', ':')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const htmlTexts = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .split(/<[^>]*>/)
    .map(decoded);

const labels: readonly string[] = [...Object.values(DOCUMENT_LABELS), ...Object.values(PRIORITY_NAMES)];
const factsOf = (document: TextDocument) =>
  frameOf(document).facts.flatMap(({ label, value }) => [label, value]);
const expectedTexts = (document: TextDocument) => [
  document.title,
  ...documentTexts(document),
  ...frameOf(document).footer,
];
/** What a format says besides its own labels and the marks that number sections. */
const without = (texts: readonly string[], known: readonly string[]) => {
  const left = new Set(known.map(plain));
  return setOf(texts).filter((text) => !left.has(text) && !/^\d\d –$/.test(text));
};

/** Texts that would be mark-up in one of the formats. */
const NASTY = [
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '![x](http://127.0.0.1:4011/ssrf-hit)',
  '#read("/etc/passwd") $x$ @ref <l> ]#panic()[',
  '**tučné** _šikmé_ `kód` ~~preč~~',
  '| a | b |\n|---|---|',
  '- položka\n1. číslo\n# nadpis\n> citát\n---\n===',
  '    odsadené\n```\nplot\n```',
  '&lt;b&gt; &amp; &#58; &copy;',
  'koniec \\',
  '<!-- skryté -->',
  'https://example.com a www.example.com a vzor@example.com',
  '+ plus',
  '10) desať',
];
const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.array(fc.constantFrom(...NASTY, 'slovo', ' ', '\n'), { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom(...'ab[]()!*_`~<>&#|\\-+=.:"\'$ \n1'), maxLength: 40 }),
);
/** One line stays one line in a name or a table; the description may have more. */
const anyInput = anyPrdInput(nastyText).map((input) => ({
  ...input,
  description: input.description
    .split('\n')
    .map(oneLine)
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim(),
  client: requestContact((field) => oneLine(input.client[field])),
}));
const holds = (property: (document: PrdDocument) => void) =>
  fc.assert(
    fc.property(anyInput, fc.constantFrom('rules' as const, 'ai' as const), (input, source) =>
      property({ ...buildPrd(input, prdFacts()), source }),
    ),
    { numRuns: 150 },
  );

describe('the formats say the same, whatever the client typed', () => {
  it('as HTML', () => {
    holds((document) => {
      const html = renderHtml(document, frameOf(document));
      const expected = expectedTexts(document);
      expect(without(htmlTexts(html), [...labels, ...factsOf(document)])).toEqual(
        without(expected, [...labels, ...factsOf(document)]),
      );
    });
  });

  it('as data for the PDF', () => {
    holds((document) => {
      const { title, sections, closing } = sheetOf(document);
      const texts = sections.flatMap(({ title: name, blocks }) => [
        name,
        ...blocks.flatMap((block) => {
          if (block.kind === 'quote') return [block.lines.join('\n')];
          return strings({ ...block, kind: '' });
        }),
      ]);
      expect(without([title, ...texts, ...closing], labels)).toEqual(
        without(expectedTexts(document), labels),
      );
    });
  });

  it('as JSON', () => {
    holds((document) => {
      const json = renderJson(document, frameOf(document));
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ ...document, ...frameOf(document) });
    });
  });

  it('as markdown, which reads back as the same words', () => {
    holds((document) => {
      const markdown = renderMarkdown(document, frameOf(document));
      const parsed = parseMarkdown(markdown, { title: '', generatedAt: document.generatedAt });
      expect(parsed.title).toBe(oneLine(document.title));
      expect(parsed.source).toBe(document.source);
      const criteria = `${DOCUMENT_LABELS.criteria}:`;
      const expected = document.sections.flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap((block) =>
          block.kind === 'requirement'
            ? [
                `${block.id} ${block.title}`,
                `${DOCUMENT_LABELS.priority}: ${PRIORITY_NAMES[block.priority]}`,
                block.story,
                criteria,
                ...block.criteria,
              ]
            : documentTexts({ ...document, sections: [{ id: '', title: '', blocks: [block] }] }),
        ),
      ]);
      const facts = frameOf(document).facts.map(({ label, value }) => `${label}: ${value}`);
      expect(setOf(documentTexts(parsed))).toEqual(setOf([...expected, ...facts, 'Úvod']));
    });
  });
});

describe('markdown', () => {
  const withBlocks = (...blocks: Block[]): PrdDocument => ({
    ...buildPrd(prdInput(), prdFacts()),
    sections: [{ id: 'summary', title: 'Zhrnutie', blocks }],
  });
  const markdownOf = (document: PrdDocument) => renderMarkdown(document, frameOf(document));

  it('keeps neighbouring lists apart by their marks, without a comment that some programs show', () => {
    const list = (kind: 'list' | 'numbered', item: string): Block => ({ kind, items: [item] });
    const document = withBlocks(
      list('list', 'prvý'),
      list('list', 'druhý'),
      list('list', 'tretí'),
      list('numbered', 'štvrtý'),
      list('numbered', 'piaty'),
    );
    const text = markdownOf(document);
    expect(text).toContain('- prvý\n\n* druhý\n\n- tretí\n\n1. štvrtý\n\n1) piaty\n');
    expect(text).not.toContain('<!--');
    const back = parseMarkdown(text, { title: '', generatedAt: document.generatedAt });
    expect(back.sections.at(-1)?.blocks.map(({ kind }) => kind)).toEqual([
      'list',
      'list',
      'list',
      'numbered',
      'numbered',
    ]);
  });

  it('writes an ampersand as it is, except where it would begin a reference', () => {
    const text = markdownOf(withBlocks({ kind: 'paragraph', text: 'Vzor & syn, a&b; &copy; &#58;' }));
    expect(text).toContain('Vzor & syn, a\\&b; \\&copy; &\\#58;');
    expect(text).not.toContain('&amp;');
  });
});

describe('an exported document', () => {
  const nasty = buildPrd(
    prdInput({
      description: NASTY.join('\n'),
      client: {
        ...NO_CONTACT,
        name: '<script>alert(1)</script>',
        company: '[x](javascript:alert(1))',
      },
    }),
    prdFacts(),
  );

  it('is inert as HTML: no scripts, no addresses, nothing remote, but every word visible', () => {
    const html = renderHtml(nasty, frameOf(nasty));
    expect(html).not.toMatch(/<script|<img|<link|javascript:|\son\w+=(?!alert)|@import|url\(/i);
    expect(
      [...html.matchAll(/(?:href|src)="([^"]*)"/g)].filter(([, href]) => !href?.startsWith('#')),
    ).toEqual([]);
    expect(decoded(html)).toContain('[x](javascript:alert(1))');
    expect(decoded(html)).toContain('#read("/etc/passwd") $x$ @ref <l> ]#panic()[');
  });

  it('is inert as markdown', () => {
    const markdown = renderMarkdown(nasty, frameOf(nasty));
    expect(markdown).not.toMatch(/<script|<img|javascript:|(?<!\\)\]\(/i);
  });

  it('is Slovak, accessible and allows its reader nothing but styles', () => {
    const html = renderHtml(nasty, frameOf(nasty));
    expect(html).toMatch(/^<!doctype html>\n<html lang="sk">/);
    expect(html).toContain(`content="${HTML_CSP}"`);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    for (const table of html.split('<table>').slice(1)) expect(table).toMatch(/^<caption>.+<th scope="col">/);
  });

  it('has the note about AI only when an AI helped', () => {
    const formats = (document: PrdDocument) => [
      renderHtml(document, frameOf(document)),
      renderMarkdown(document, frameOf(document)),
      renderJson(document, frameOf(document)),
      JSON.stringify(sheetOf(document)),
    ];
    const says = (text: string) => plain(text).includes(AI_FOOTER);
    expect(formats(nasty).filter(says)).toEqual([]);
    expect(formats({ ...nasty, source: 'ai' }).filter(says)).toHaveLength(4);
  });

  it('fills the five cells of the title block also without a client', () => {
    const frame = documentFrame(nasty, { ...metadata, clientName: '' }, site);
    const sheet = prdSheet({ document: nasty, frame, site, publicUrl: null });
    expect(sheet.titleBlock.cells.map(({ label }) => label)).toEqual([
      'Výkres',
      'Služba',
      'Klient',
      'Vystavené',
      'Dodávateľ',
    ]);
    expect(sheet.titleBlock.cells.every(({ value }) => value !== '')).toBe(true);
    expect(sheet.footer).toMatchObject({ web: null, privacy: null });
  });
});
