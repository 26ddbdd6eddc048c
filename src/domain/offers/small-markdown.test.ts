import { expect, test } from 'vitest';
import { smallMarkdown } from './small-markdown.ts';

const plain = (text: string) => ({ text, isStrong: false });
const strong = (text: string) => ({ text, isStrong: true });

test.each([
  ['', []],
  ['Päť stránok.', [{ kind: 'paragraph', spans: [plain('Päť stránok.')] }]],
  ['Prvá\ndruhá', [{ kind: 'paragraph', spans: [plain('Prvá'), plain(' '), plain('druhá')] }]],
  [
    'Prvá\n\nDruhá',
    [
      { kind: 'paragraph', spans: [plain('Prvá')] },
      { kind: 'paragraph', spans: [plain('Druhá')] },
    ],
  ],
  [
    'Úvod\n- **Kontakt** a mapa\n* Cenník',
    [
      { kind: 'paragraph', spans: [plain('Úvod')] },
      { kind: 'list', items: [[strong('Kontakt'), plain(' a mapa')], [plain('Cenník')]] },
    ],
  ],
  ['2 ** 3', [{ kind: 'paragraph', spans: [plain('2 ** 3')] }]],
  ['**a** a ** b', [{ kind: 'paragraph', spans: [strong('a'), plain(' a ** b')] }]],
  ['<b>[x](javascript:1)</b>', [{ kind: 'paragraph', spans: [plain('<b>[x](javascript:1)</b>')] }]],
])('%j', (text, blocks) => {
  expect(smallMarkdown(text)).toEqual(blocks);
});
