import type { SiteFacts } from '#domain/content/site-schema.ts';
import { slug } from '#domain/kernel/text.ts';
import type { ExportFormat, ExportPrdBody } from '#domain/prd/contract.ts';
import { HTML_CSP } from '#domain/prd/html.ts';
import type { Download } from '../http/download.ts';
import { printedAddress } from '../http/loopback.ts';
import type { PdfRenderer, Requester } from '../pdf/renderer.ts';

export interface ExportDependencies {
  site: SiteFacts;
  /** Address of the site without a path. */
  publicUrl: string;
  now: () => Date;
  pdf: Pick<PdfRenderer, 'exportPrd'>;
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

/** The document or markdown of the body in the wanted format, read and rendered by a worker. */
export async function exportFile(
  { site, publicUrl, now, pdf }: ExportDependencies,
  body: ExportPrdBody,
  asker: Requester,
): Promise<Download> {
  const { format, metadata } = body;
  return {
    bytes: await pdf.exportPrd(
      { body, site, publicUrl: printedAddress(publicUrl), now: now().toISOString() },
      asker,
    ),
    type: FILES[format].type,
    fileName: fileName(metadata.serviceName ?? '', format),
    ...(format === 'html' ? { headers: { 'content-security-policy': SANDBOX } } : {}),
  };
}
