import type { SiteFacts } from '../content/site-schema.ts';
import { Fault } from '../errors/faults.ts';
import { exceeded, measure } from '../kernel/extent.ts';
import type { ExportPrdBody } from './contract.ts';
import type { TextDocument } from './document.ts';
import { documentFrame } from './frame.ts';
import { renderHtml } from './html.ts';
import { renderJson } from './json.ts';
import { DOCUMENT_EXTENT } from './limits.ts';
import { renderMarkdown } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { type PrdSheet, prdSheet } from './typst.ts';

/** What an export is made of: a call's body and what stands around it in every format. */
export interface ExportInput {
  body: ExportPrdBody;
  site: SiteFacts;
  /** Address of the site without a path; null when it has no public one. */
  publicUrl: string | null;
  /** ISO 8601, UTC: when nothing else says when the document was made. */
  now: string;
}

/** The finished file, or the data of the PDF's template. */
export type ExportedPrd = { text: string } | { sheet: PrdSheet };

/**
 * A document or markdown in the wanted format. What strangers write is read here, so it belongs into a worker with a
 * time limit. Throws a validation fault for markdown that holds no document, or too much.
 */
export function exportedPrd({ body, site, publicUrl, now }: ExportInput): ExportedPrd {
  const { prdContent, format, metadata } = body;
  const document = readContent(prdContent, metadata.title ?? '', metadata.generatedAt ?? now);
  const frame = documentFrame(
    document,
    {
      serviceName: metadata.serviceName ?? '',
      clientName: metadata.clientName ?? '',
      generatedAt: new Date(metadata.generatedAt ?? document.generatedAt),
    },
    site,
  );
  if (format === 'pdf') return { sheet: prdSheet({ document, frame, site, publicUrl }) };
  const renderers = { markdown: renderMarkdown, json: renderJson, html: renderHtml };
  return { text: renderers[format](document, frame) };
}

/** The title the client asks for goes before the document's own. */
function readContent(content: ExportPrdBody['prdContent'], title: string, generatedAt: string): TextDocument {
  if (typeof content !== 'string') return { ...content, title: title || content.title };
  const document = parseMarkdown(content, { title, generatedAt });
  // Mark-up is shorter than what it means: a line of it can be a row of many cells.
  if (exceeded(measure(document, DOCUMENT_EXTENT), DOCUMENT_EXTENT)) throw new Fault('tooLarge');
  return document;
}
