import { TERMS } from '#content/legal/terms.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { type LegalPage, legalPage } from './legal.ts';
import type { Supplier } from './operator.ts';

/** All of the configuration that a document goes by once it is issued: from whom it is, on what terms, to which account. */
export interface Issuer extends Supplier, Pick<SiteFacts, 'vat' | 'payments' | 'terms' | 'workingTime'> {
  /** The terms of business as they could be read; nobody asks for them but a court. */
  termsPage: LegalPage;
}

/** The issuer of a document that is issued now. */
export const issuerOf = (site: SiteFacts): Issuer => {
  const { brand, operator, supervisor, vat, payments, terms, workingTime } = site;
  const termsPage = legalPage(TERMS, site);
  return { brand, operator, supervisor, vat, payments, terms, workingTime, termsPage };
};
