import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaperLine } from './paper-line.tsx';

const SENTENCE = 'Čo bolo dohodnuté, dodané, schválené a\u00A0zaplatené';

test.each([
  ['Cenová ponuka CP-2026-0001', '<p><span>Cenová ponuka CP-2026-0001 ·</span> <span>24. 11.</span></p>'],
  [SENTENCE, '<p>Čo bolo dohodnuté, dodané, schválené <span>a zaplatené ·</span> <span>24. 11.</span></p>'],
  ['a'.repeat(40), `<p><i>${'a'.repeat(40)} ·</i> <span>24. 11.</span></p>`],
])('the dot after "%s" stays with the word before it', (part, drawn) => {
  const html = renderToStaticMarkup(<PaperLine of={[part, '24. 11.']} label={null} />)
    .replaceAll('\u00A0', ' ')
    // What must not break is a plain span here, what may an "i".
    .replaceAll(/<span>(.*?)<\/span>/g, '<i>$1</i>')
    .replaceAll(' class="whitespace-nowrap"', '');
  expect(html).toBe(drawn);
});
