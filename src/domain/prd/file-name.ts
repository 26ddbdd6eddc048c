import { slug } from '../kernel/text.ts';
import type { ExportFormat } from './contract.ts';
import type { TextDocument } from './document.ts';

const EXTENSIONS: Record<ExportFormat, string> = { pdf: 'pdf', markdown: 'md', json: 'json', html: 'html' };

const NAME_MAX = 80;

/** Of a document that is the client's page alone. */
const PAGE = '-zhrnutie';

const isClientsPage = (content: TextDocument | string): boolean =>
  typeof content !== 'string' && content.sections.every(({ id }) => id === 'summary');

/** "PRD-tvorba-webu.pdf" (specification 7); of the client's page alone "PRD-tvorba-webu-zhrnutie.pdf". */
export const prdFileName = (service: string, format: ExportFormat, content: TextDocument | string): string =>
  `PRD-${slug(service).slice(0, NAME_MAX) || 'dokument'}${isClientsPage(content) ? PAGE : ''}.${EXTENSIONS[format]}`;
