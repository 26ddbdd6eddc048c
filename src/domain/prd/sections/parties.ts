import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { FACTS } from '#content/prd/summary.ts';
import { formatDate } from '../../kernel/format.ts';
import { operatorIdentification, operatorName } from '../../legal/operator.ts';
import { vatStatus } from '../../quote/vat.ts';
import { LISTED_FIELDS, REQUEST_FIELDS } from '../../requests/request-fields.ts';
import { factsTable } from '../blocks.ts';
import type { Brief } from '../brief.ts';
import type { Block } from '../document.ts';

const words = QUOTE_DOCUMENT;

const paper = ({ storedQuote, issuedAt, validUntil }: Brief): Block[] =>
  factsTable(FACTS.paper, [
    [FACTS.quoteNumber, storedQuote?.number ?? null],
    [words.facts.issued, formatDate(issuedAt)],
    [words.facts.validUntil, formatDate(validUntil)],
  ]);

/** The identification a business document must carry (slovak.md 1.1), as far as it is configured. */
const supplier = ({ site }: Brief): Block[] =>
  factsTable(words.supplier, [
    [FACTS.operatorName, operatorName(site)],
    ...operatorIdentification(site).map(({ label, value }): [string, string] => [label, value]),
    [FACTS.vat, vatStatus(site.vat)],
  ]);

const client = ({ client: contact }: Brief): Block[] =>
  factsTable(
    words.client,
    LISTED_FIELDS.map((field) => [REQUEST_FIELDS[field].short, contact[field]]),
  );

/** Whose paper it is, for whom and until when (slovak.md 1.6). */
export const parties = (brief: Brief): Block[] => [...paper(brief), ...supplier(brief), ...client(brief)];
