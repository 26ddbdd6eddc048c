import type { SiteFacts } from '#domain/content/site-schema.ts';
import { slug } from '#domain/kernel/text.ts';
import type { ExportFormat, ExportPrdBody } from '#domain/prd/contract.ts';
import type { TextDocument } from '#domain/prd/document.ts';
import { type DocumentFrame, documentFrame } from '#domain/prd/frame.ts';
import { HTML_CSP, renderHtml } from '#domain/prd/html.ts';
import { renderJson } from '#domain/prd/json.ts';
import { renderMarkdown } from '#domain/prd/markdown.ts';
import { parseMarkdown } from '#domain/prd/parse-markdown.ts';
import { prdSheet } from '#domain/prd/typst.ts';
import { isLoopback } from '#server/http/loopback.ts';
import type { Download } from '#server/http/route.ts';
import type { PdfRenderer } from '#server/pdf/renderer.ts';

export interface ExportDependencies {
  site: SiteFacts;
  /** Address of the site without a path. */
  publicUrl: string;
  now: () => Date;
  pdf: Pick<PdfRenderer, 'render'>;
}

const FILES: Record<ExportFormat, { extension: string; type: string }> = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  markdown: { extension: 'md', type: 'text/markdown; charset=utf-8' },
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  html: { extension: 'html', type: 'text/html; charset=utf-8' },
};

/** An exported page that is opened in the browser after all gets no origin, no scripts and no frames (security 44). */
const SANDBOX = `sandbox; ${HTML_CSP}; object-src 'none'; frame-ancestors 'none'`;

const NAME_MAX = 80;

/** "PRD-tvorba-webu.pdf" (specification 7). */
const fileName = (service: string, format: ExportFormat): string =>
  `PRD-${slug(service).slice(0, NAME_MAX) || 'dokument'}.${FILES[format].extension}`;

/** The document or markdown of the body in the wanted format, cleaned by its contract and rendered by the domain. */
export async function exportFile(
  dependencies: ExportDependencies,
  { prdContent, format, metadata }: ExportPrdBody,
  signal?: AbortSignal,
): Promise<Download> {
  const now = dependencies.now().toISOString();
  const document = readContent(prdContent, metadata.title ?? '', metadata.generatedAt ?? now);
  const serviceName = metadata.serviceName ?? '';
  const frame = documentFrame(
    document,
    {
      serviceName,
      clientName: metadata.clientName ?? '',
      generatedAt: new Date(metadata.generatedAt ?? document.generatedAt),
    },
    dependencies.site,
  );
  return {
    bytes: await render(dependencies, { document, frame }, format, signal),
    type: FILES[format].type,
    fileName: fileName(serviceName, format),
    ...(format === 'html' ? { headers: { 'content-security-policy': SANDBOX } } : {}),
  };
}

/** The title the client asks for goes before the document's own. */
function readContent(content: ExportPrdBody['prdContent'], title: string, generatedAt: string): TextDocument {
  if (typeof content === 'string') return parseMarkdown(content, { title, generatedAt });
  return { ...content, title: title || content.title };
}

async function render(
  { site, publicUrl, pdf }: ExportDependencies,
  { document, frame }: { document: TextDocument; frame: DocumentFrame },
  format: ExportFormat,
  signal?: AbortSignal,
): Promise<Download['bytes']> {
  if (format === 'pdf') {
    const address = isLoopback(publicUrl) ? null : publicUrl;
    return pdf.render('prd', prdSheet({ document, frame, site, publicUrl: address }), signal);
  }
  const renderers = { markdown: renderMarkdown, json: renderJson, html: renderHtml };
  return renderers[format](document, frame);
}
