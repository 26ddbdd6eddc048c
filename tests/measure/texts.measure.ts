import { expect, it } from 'vitest';
import { scrubStack, scrubText } from '#domain/errors/scrub.ts';
import { measure } from '#domain/kernel/extent.ts';
import { fold, slug, typoSk } from '#domain/kernel/text.ts';
import { addressParts } from '#domain/kernel/web-addresses.ts';
import { DOCUMENT_EXTENT, MARKDOWN_MAX } from '#domain/prd/limits.ts';
import { readMarkdown } from '#domain/prd/markdown-tree.ts';
import { ownWords } from '#server/ai/brief-text.ts';
import { plainParagraph } from '#server/ai/output-rules.ts';
import { checkCells } from '#server/files/office-programs.ts';
import { Refused } from '#server/files/refused.ts';
import { HOSTILE_PIECES, repeated, TEXT_FIELDS } from '../contract-texts.ts';
import { note } from './figures.ts';
import { growth, LINEAR } from './growth.ts';

/** What the dearest of several texts costs a unit when it is sixteen times as long, as a ratio to a short one. */
function notedGrowth(name: string, pieces: readonly string[], size: number, work: (text: string) => unknown) {
  const grown = pieces.map((piece) =>
    growth((length) => work(piece.repeat(Math.ceil(length / piece.length))), size),
  );
  const worst = Math.max(...grown);
  note(`${name}: a letter of a long text (worst: ${JSON.stringify(pieces[grown.indexOf(worst)])})`, worst, {
    atMost: LINEAR,
  });
}

const LETTERS = ['a', ' ', '1 ', 'k ', '1 týžd', 's. r. ', '§ ', 'č. ', '-', 'á', '(', '\u00A0'];

it.each([
  ['typoSk', LETTERS, 10_000, typoSk],
  ['slug', LETTERS, 10_000, slug],
  ['fold', LETTERS, 10_000, fold],
  [
    'addressParts',
    ['https://', ')', '@', 'https://a)', '('],
    40_000,
    (text: string) => addressParts(`https://a${text}`),
  ],
  ['scrubText', ['x', 'a@', '-/', 'http://', 'https://a', '1 (', '/?', 'č.', '+4'], 16_000, scrubText],
  ['scrubStack', ['-/'], 40_000, scrubStack],
  ['ownWords', ['x', 'a@', '1', '1 ', '00', '(', ' '], 16_000, ownWords],
  [
    'plainParagraph',
    ['a', '\n', ' ', '- ', 'bratisl', 'Bratislava ', 'ul. ', '] ', '.', '\r'],
    16_000,
    (text: string) => plainParagraph(text, 100_000),
  ],
] as const)('%s costs no more a letter when the text is long', (name, pieces, size, work) => {
  notedGrowth(name, pieces, size, work);
});

/** `[[[…]]]`, that many lists in one another. */
const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
};

it('the extent of a value costs no more when there are many, side by side or in one another', () => {
  const wide = growth((size) => measure(Array(size).fill('a')), 200_000);
  note('measure: a value of many', wide, { atMost: LINEAR });
  note(
    'measure: a level of many',
    growth((size) => measure(nested(size)), 20_000),
    { atMost: LINEAR },
  );
});

it.each([
  ['a paragraph of short lines', 'a\n', ''],
  ['an item of short lines', 'a\n', '- '],
  ['a quote of short lines', 'a\n', '> '],
  ['short items', '- a\n', ''],
  ['items apart', '- a\n\n', ''],
  ['nested quotes', '> ', ''],
  ['nested lists', '1) ', ''],
  ['nested lists of lists', '1. 1. ', ''],
  ['quotes in lists', '> - ', ''],
  ['items that wait for their text', '-  \n', ''],
  ['headings by underlining', 'a\n=\n', ''],
  ['tables', 'a|b\n-|-\n', ''],
  ['fences', '~~~\n```\n', ''],
  ['definitions', '[a]: b\n', ''],
  ['open brackets', '[', ''],
  ['open links', '[a](', ''],
  ['open images', '![[]()', ''],
  ['open emphasis', '**a *b ', ''],
  ['underscores', '_a ', ''],
  ['backticks', '`a', ''],
  ['at signs', 'a@', ''],
  ['open tags', '<a ', ''],
  ['open comments', '<!-- \n\n', ''],
  ['references', '&amp;', ''],
  ['backslashes', '\\', ''],
  ['spaces', ' ', 'a'],
])('reading a document costs no more a letter when it is long: %s', (name, piece, start) => {
  const most = piece.includes('\n') ? DOCUMENT_EXTENT.lines : MARKDOWN_MAX / piece.length;
  const grown = growth((times) => readMarkdown(start + piece.repeat(times)), most);
  note(`readMarkdown, ${name}: a letter of a long document`, grown, { atMost: LINEAR });
});

it('a text of the contract costs no more a letter when it is long', () => {
  let [worst, where] = [0, ''];
  for (const { body, maxBody, holding, call, path } of TEXT_FIELDS)
    for (const piece of Object.values(HOSTILE_PIECES)) {
      const grown = growth((size) => body?.safeParse(holding(repeated(piece, size))), maxBody);
      if (grown > worst) [worst, where] = [grown, `${call} ${path}`];
    }
  expect(where).not.toBe('');
  note(`the contract: a letter of a long text (worst: ${where})`, worst, { atMost: LINEAR });
});

const CELLS = [',=,=,=,=,=|x!y', '=1|', "=|'", "=a|'x", "=a|''", "=a|'''", '=a |  ', '= ', '=DDE '];

it('a table costs no more a letter when it is long', () => {
  for (const [name, around] of [
    ['cells', (text: string) => text],
    ['cells of a formula', (text: string) => `=${text}`],
    ['cells with an end', (text: string) => `${text}!`],
  ] as const)
    notedGrowth(name, CELLS, 400_000, (text) => {
      try {
        checkCells(Buffer.from(around(text)));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    });
});
