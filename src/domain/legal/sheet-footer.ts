import { DOCUMENT_SHEET, OPERATOR_LABELS } from '#content/documents.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { type LabelledText, operatorName, siteAddresses, type WebAddress } from './operator.ts';

/** What stands at the foot of every page of a PDF, and the addresses after its text (slovak.md 1.6). */
export interface SheetFooter {
  page: string;
  of: string;
  name: string;
  ico: LabelledText | null;
  web: WebAddress | null;
  privacy: WebAddress | null;
  /** Before the names of signs that the fonts lack, shown only where there are some. */
  unprinted: string;
}

/** The one footer of every document; `publicUrl` is null where the site has no public address. */
export function sheetFooter(
  site: Pick<SiteFacts, 'operator' | 'brand'>,
  publicUrl: string | null,
): SheetFooter {
  const addresses = siteAddresses(publicUrl);
  const { ico } = site.operator;
  return {
    page: DOCUMENT_SHEET.page,
    of: DOCUMENT_SHEET.of,
    name: operatorName(site),
    ico: ico === null ? null : { label: OPERATOR_LABELS.ico, value: ico },
    web: addresses?.web ?? null,
    privacy: addresses?.privacy ?? null,
    unprinted: DOCUMENT_SHEET.unprinted,
  };
}
