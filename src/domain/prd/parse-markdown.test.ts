import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../errors/faults.ts';
import type { Block } from './document.ts';
import { renderHtml } from './html.ts';
import { BLOCKS_MAX, LINE_MAX, MARKDOWN_MAX, SECTIONS_MAX } from './limits.ts';
import { parseMarkdown } from './parse-markdown.ts';

const facts = { title: '', generatedAt: '2026-11-21T09:00:00.000Z' };
const parse = (markdown: string) => parseMarkdown(markdown, facts);
const blocks = (markdown: string): Block[] => parse(markdown).sections.flatMap((section) => section.blocks);

describe('markdown of a browser', () => {
  it('has its first heading as title and large headings as sections', () => {
    const document = parse(
      '# Názov\n\nÚvodný text\n\n## 1. Ciele\n\nText\n\n### Menšie\n\nText\n\n# Ďalšie\n\nText',
    );
    expect(document.title).toBe('Názov');
    expect(document.sections.map(({ title }) => title)).toEqual(['Úvod', 'Ciele', 'Ďalšie']);
    expect(document.sections[1]?.blocks[1]).toEqual({ kind: 'heading', text: 'Menšie' });
  });

  it('keeps headings under which nothing is left', () => {
    const titles = (markdown: string) => parse(markdown).sections.map(({ title }) => title);
    expect(titles('# Názov\n\n## Ciele\n\n<script>alert(1)</script>\n\n## Ďalšie\n\nText')).toEqual([
      'Ciele',
      'Ďalšie',
    ]);
    expect(titles('# N\n\n![](http://127.0.0.1/x)')).toEqual(['N']);
    expect(parse('# N').title).toBe('N');
    expect(parse('# N').sections).toEqual([{ id: 'cast-1', title: 'N', blocks: [] }]);
  });

  it('takes the title it is given before its own', () => {
    expect(parseMarkdown('# Názov\n\nText', { ...facts, title: 'Iný' }).title).toBe('Iný');
  });

  it.each<[string, string, Block[]]>([
    [
      'a paragraph',
      'Prvý riadok\ndruhý **tučný** `kód`',
      [{ kind: 'paragraph', text: 'Prvý riadok druhý tučný kód' }],
    ],
    ['a list with a nested one', '- a\n  - b\n- c', [{ kind: 'list', items: ['a', 'b', 'c'] }]],
    ['a numbered list', '1. a\n2. b', [{ kind: 'numbered', items: ['a', 'b'] }]],
    ['a list of tasks', '- [ ] a\n- [x] b', [{ kind: 'list', items: ['a', 'b'] }]],
    ['a quote', '> a\\\n> b\n>\n> c', [{ kind: 'quote', text: 'a\nb\n\nc' }]],
    ['code', '```js\nlet a;\nlet b;\n```', [{ kind: 'quote', text: 'let a;\nlet b;' }]],
    [
      'a table with a caption',
      '**Ceny**\n\n| A | B |\n|---|--:|\n| x \\| y | 1 |',
      [{ kind: 'table', caption: 'Ceny', columns: ['A', 'B'], rows: [['x | y', '1']] }],
    ],
    [
      'a table without one',
      '| A |   |\n|---|---|\n| x |  |',
      [{ kind: 'table', caption: 'A', columns: ['A', '–'], rows: [['x', '']] }],
    ],
    [
      'a ruler, a definition and nothing else',
      'Text\n\n---\n\n[a]: https://example.com',
      [{ kind: 'paragraph', text: 'Text' }],
    ],
  ])('keeps the words of %s', (_, markdown, expected) => {
    expect(blocks(markdown)).toEqual(expected);
  });

  it.each([
    ['an inline tag', 'Text <b onclick="alert(1)">tučný</b>', 'Text tučný'],
    ['a script', 'Pred\n\n<script>alert(1)</script>\n\nPo', 'Pred Po'],
    ['a script address', '[klik](javascript:alert(1))', 'klik'],
    [
      'a hidden script address',
      '[klik](&#106;avascript:alert(1)) [k](JaVaScRiPt:alert(1)) [d](data:text/html,x)',
      'klik k d',
    ],
    ['a script address that looks like a web one', '[klik](javascript://x%0Aalert(1))', 'klik'],
    ['an address in angle brackets', 'a <javascript:alert(1)> b', 'a javascript:alert(1) b'],
    ['an image', '![Fotka strechy](http://127.0.0.1:4011/ssrf-hit)', 'Fotka strechy'],
    ['a comment', 'a <!-- skryté --> b', 'a b'],
    ['an address that can be shown', '[web](https://example.com/x)', 'web (https://example.com/x)'],
    ['characters that turn text around', 'a&#8238;b&#0;c', 'abc'],
  ])('leaves nothing active of %s', (_, markdown, text) => {
    const found = blocks(markdown).map((block) => ('text' in block ? block.text : ''));
    expect(found.join(' ').replaceAll('\uFFFD', '')).toBe(text);
  });

  it.each([
    ['nothing but raw HTML', '<div>x</div>'],
    ['nothing', '  \n'],
    ['a line over the limit', 'a'.repeat(LINE_MAX + 1)],
    ['a line far over the limit', '[a]('.repeat(LINE_MAX)],
    ['too many sections', '## a\n\nb\n\n'.repeat(SECTIONS_MAX + 1)],
    ['too many blocks', 'a\n\n'.repeat(BLOCKS_MAX + 1)],
    ['too much text', 'a\n\n'.repeat(MARKDOWN_MAX)],
    ['a thousand nested quotes', '> '.repeat(50_000)],
    ['a thousand nested lists', '1. '.repeat(30_000)],
    ['text beside nested quotes', `Text\n\n${'> '.repeat(20)}a`],
  ])('is refused with %s', (_, markdown) => {
    const error = (() => {
      try {
        return parse(markdown);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(Fault);
    expect(error).toMatchObject({ code: 'validation', field: 'prdContent' });
  });

  it('that is too much says so in Slovak', () => {
    const table = `| a | b |\n|---|---|\n${'| a | b |\n'.repeat(101)}`;
    expect(() => parse(table)).toThrow('Údaj je príliš veľký.');
  });

  it('is read or refused, whatever it is, and nothing active is left', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '# ',
        '- ',
        '1. ',
        '> ',
        '|',
        '\n',
        '\n\n',
        '```',
        '**',
        '[x](javascript:y)',
        '<script>',
        '&lt;',
        '\\',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        try {
          const document = parse(pieces.join(''));
          expect(document.sections.length).toBeGreaterThan(0);
          expect(renderHtml(document, { facts: [], footer: [] })).not.toMatch(/<script|javascript:/i);
        } catch (error) {
          expect(error).toBeInstanceOf(Fault);
        }
      }),
      { numRuns: 500 },
    );
  });
});
