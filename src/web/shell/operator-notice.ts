import { site } from '#domain/content/site.ts';
import { typoSk } from '#domain/kernel/text.ts';
import { type LabelledText, operatorIdentification, operatorName } from '#domain/legal/operator.ts';
import { vatStatus } from '#domain/quote/vat.ts';

/** Who runs the site, as the footer of every page has to say it (slovak.md 1.1). */
export interface OperatorNotice {
  name: string;
  rows: LabelledText[];
  vat: string;
}

/** The notice from the site's facts. For loaders: pages then need none of the code and words that make it. */
export const operatorNotice = (): OperatorNotice => ({
  name: typoSk(operatorName(site)),
  rows: operatorIdentification(site),
  vat: vatStatus(site.vat),
});
