import { OPERATOR_LABELS } from '#content/documents.ts';
import { contentWithClaims } from '../content/claims.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { formatDate } from '../kernel/format.ts';
import { legalFacts } from './legal-facts.ts';
import type { LegalDocument } from './legal-schema.ts';
import { type LabelledText, operatorIdentification, operatorName } from './operator.ts';

/** A legal text as it is in force for this site. */
export interface LegalPage extends LegalDocument {
  version: string;
  /** "21. 11. 2026" */
  effectiveFrom: string;
  operator: { name: string; rows: LabelledText[] };
}

/** The text filled with the site's facts, without what does not apply; a section that says nothing is left out. */
export function legalPage(document: LegalDocument, site: SiteFacts): LegalPage {
  const filled = contentWithClaims(document, legalFacts(site));
  return {
    ...filled,
    sections: filled.sections.filter(({ blocks }) => blocks.length > 0),
    version: site.legal.version,
    effectiveFrom: formatDate(new Date(site.legal.effectiveFrom)),
    operator: {
      name: operatorName(site),
      rows: operatorIdentification(site).filter(
        ({ label }) => document.supervised || label !== OPERATOR_LABELS.supervisor,
      ),
    },
  };
}
