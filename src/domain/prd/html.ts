import { DOCUMENT_LABELS, PRIORITY_NAMES } from '#content/prd/sections.ts';
import { typoSk } from '../kernel/text.ts';
import type { Block, Requirement, TextDocument } from './document.ts';
import { escapeSchemes } from './escaping.ts';
import type { DocumentFrame } from './frame.ts';
import { HTML_STYLE } from './html-style.ts';

/** What a document from outside may do in a browser: nothing but look like itself (security 44). */
export const HTML_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const escapeHtml = (text: string): string =>
  escapeSchemes(
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;'),
  );

/** Our sentences get the non-breaking spaces of Slovak typography. */
const show = (text: string): string => escapeHtml(typoSk(text));

const items = (tag: 'ul' | 'ol', texts: readonly string[]): string =>
  `<${tag}>${texts.map((text) => `<li>${show(text)}</li>`).join('')}</${tag}>`;

function table({ caption, columns, rows, sum }: Extract<Block, { kind: 'table' }>): string {
  const head = columns.map((text) => `<th scope="col">${show(text)}</th>`).join('');
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((text) => `<td>${show(text)}</td>`).join('');
      return `<tr><th scope="row">${show(first)}</th>${cells}</tr>`;
    })
    .join('');
  return (
    `<div class="table${sum ? ' sum' : ''}" tabindex="0" role="region" aria-label="${show(caption)}"><table>` +
    `<caption>${show(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
  );
}

const requirement = ({ id, title, priority, story, criteria }: Requirement): string =>
  `<article><h3><span class="mark">${show(id)}</span> <span>${show(title)}</span></h3>` +
  `<p><span class="label">${DOCUMENT_LABELS.priority}</span> <strong>${PRIORITY_NAMES[priority]}</strong></p>` +
  `<p>${show(story)}</p><p class="label">${DOCUMENT_LABELS.criteria}</p>${items('ul', criteria)}</article>`;

function block(content: Block): string {
  switch (content.kind) {
    case 'paragraph':
      return `<p>${show(content.text)}</p>`;
    case 'quote':
      return `<blockquote>${escapeHtml(content.text)}</blockquote>`;
    case 'note':
      return `<p class="note">${show(content.text)}</p>`;
    case 'heading':
      return `<h3>${show(content.text)}</h3>`;
    case 'list':
      return items('ul', content.items);
    case 'numbered':
      return items('ol', content.items);
    case 'table':
      return table(content);
    case 'requirement':
      return requirement(content);
  }
}

const MARK_DIGITS = 2;

function sections(document: TextDocument): string {
  return document.sections
    .map(({ id, title, blocks }, index) => {
      const mark = `${String(index + 1).padStart(MARK_DIGITS, '0')} –`;
      const heading = `<span class="mark" aria-hidden="true">${mark}</span><span>${show(title)}</span>`;
      const anchor = escapeHtml(id);
      return `<section id="${anchor}" aria-labelledby="${anchor}-title"><h2 id="${anchor}-title">${heading}</h2>\n${blocks.map(block).join('\n')}</section>`;
    })
    .join('\n');
}

function contents(document: TextDocument): string {
  const links = document.sections.map(
    ({ id, title }) => `<li><a href="#${escapeHtml(id)}">${show(title)}</a></li>`,
  );
  return `<nav aria-label="${DOCUMENT_LABELS.contents}"><p class="label">${DOCUMENT_LABELS.contents}</p><ol>${links.join('')}</ol></nav>`;
}

/** A complete page of its own: no scripts, nothing remote, ready to print; texts from outside are only text. */
export function renderHtml(document: TextDocument, { facts, footer }: DocumentFrame): string {
  const head = facts
    .map(({ label, value }) => `<div><dt>${show(label)}</dt><dd>${show(value)}</dd></div>`)
    .join('');
  const foot = footer.map((text) => `<p>${show(text)}</p>`).join('');
  return `<!doctype html>
<html lang="${document.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${HTML_CSP}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.title)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${show(document.title)}</h1>
<div class="dimension" aria-hidden="true"><span></span><span></span></div>
<dl class="facts">${head}</dl>
</header>
${contents(document)}
${sections(document)}
${foot === '' ? '' : `<footer>${foot}</footer>\n`}</main>
</body>
</html>
`;
}
