import { describe, expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import type { MailBlock } from './document.ts';
import { renderHtml } from './html.tsx';
import { documentOf } from './site-mail.ts';

const SAID = 'Príplatok 15 % k ponuke CP-2026-0031/D1, 1 – 3 týždne od 5. 12. 2026';
const SHOWN = 'Príplatok 15·% k·ponuke <b>CP-2026-0031/D1</b>, <b>1·–·3·týždne</b> od 5.·12.·2026';

const shown = (html: string) =>
  html.replaceAll(/<span style="white-space:nowrap">([^<]+)<\/span>/g, '<b>$1</b>').replaceAll('\u00A0', '·');

const row = { label: SAID, value: SAID };

describe('no line of a mail ends inside a number with its unit, a date or the number of a paper', () => {
  test.each<[where: string, times: number, block: MailBlock]>([
    ['a paragraph', 1, { kind: 'paragraph', text: SAID }],
    ['words from outside', 3, { kind: 'quoted', heading: SAID, paragraphs: [SAID], attached: SAID }],
    ['steps', 2, { kind: 'steps', heading: SAID, items: [SAID] }],
    ['rows', 3, { kind: 'rows', heading: SAID, rows: [row] }],
    ['amounts', 5, { kind: 'amounts', heading: SAID, rows: [row], total: row }],
    ['a drawn price', 4, { kind: 'dimension', label: SAID, min: SAID, max: SAID, under: SAID, words: '' }],
    ['notes', 1, { kind: 'notes', items: [SAID] }],
    ['a button', 2, { kind: 'action', label: SAID, href: 'https://webdielna.example/1 2', shown: SAID }],
  ])('in %s', (_, times, block) => {
    const html = shown(
      renderHtml(documentOf(site, { preview: '', heading: 'Vzor', signature: null }, [block])),
    );
    expect(html.split(SHOWN)).toHaveLength(times + 1);
    expect(html).not.toContain('15 %');
  });

  test('in its heading, while its title holds no tags', () => {
    const html = shown(renderHtml(documentOf(site, { preview: SAID, heading: SAID, signature: null }, [])));
    expect(html.split(SHOWN)).toHaveLength(3);
    expect(html).toContain(`<title>${SAID}</title>`);
  });
});
