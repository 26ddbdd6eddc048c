import { AI_FOOTER, DOCUMENT_LABELS } from '#content/prd/sections.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { formatDate } from '../kernel/format.ts';
import { type LabelledText, operatorName } from '../legal/operator.ts';
import type { TextDocument } from './document.ts';

/** What an exported document says around its sections; an empty text is left out. */
export interface PrdMetadata {
  serviceName: string;
  clientName: string;
  generatedAt: Date;
}

/** The head and the foot that every format shows. */
export interface DocumentFrame {
  facts: LabelledText[];
  footer: string[];
}

/** Head and foot of an exported document; the note about AI only when it helped (slovak.md 1.7). */
export function documentFrame(document: TextDocument, metadata: PrdMetadata, site: SiteFacts): DocumentFrame {
  const rows: LabelledText[] = [
    { label: DOCUMENT_LABELS.service, value: metadata.serviceName },
    { label: DOCUMENT_LABELS.client, value: metadata.clientName },
    { label: DOCUMENT_LABELS.supplier, value: operatorName(site) },
    { label: DOCUMENT_LABELS.issued, value: formatDate(metadata.generatedAt) },
  ];
  return {
    facts: rows.filter(({ value }) => value !== ''),
    footer: document.source === 'ai' ? [AI_FOOTER] : [],
  };
}
