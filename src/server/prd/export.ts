import type { SiteFacts } from '#domain/content/site-schema.ts';
import type { ExportFormat, ExportPrdBody } from '#domain/prd/contract.ts';
import { prdFileName } from '#domain/prd/file-name.ts';
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

const TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  markdown: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** An exported page that is opened in the browser after all gets no origin, no scripts and no frames (security 44). */
const SANDBOX = `sandbox; ${HTML_CSP}; object-src 'none'; frame-ancestors 'none'`;

/** The document or markdown of the body in the wanted format, read and rendered by a worker. */
export async function exportFile(
  { site, publicUrl, now, pdf }: ExportDependencies,
  body: ExportPrdBody,
  asker: Requester,
): Promise<Download> {
  const { format, metadata, prdContent } = body;
  return {
    bytes: await pdf.exportPrd(
      { body, site, publicUrl: printedAddress(publicUrl), now: now().toISOString() },
      asker,
    ),
    type: TYPES[format],
    fileName: prdFileName(metadata.serviceName ?? '', format, prdContent),
    ...(format === 'html' ? { headers: { 'content-security-policy': SANDBOX } } : {}),
  };
}
