import { DOCUMENT_SHEET, OPERATOR_LABELS } from '#content/documents.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { typoSk } from '../kernel/text.ts';

export interface LabelledText {
  label: string;
  value: string;
}

/** All that a document says of whom it is from. */
export type Supplier = Pick<SiteFacts, 'brand' | 'operator' | 'supervisor'>;

/** The supplier of a document that is made today. */
export const supplierOf = ({ brand, operator, supervisor }: Supplier): Supplier => ({
  brand,
  operator,
  supervisor,
});

/** Name of the operator; the brand stands in until it is filled in. */
export const operatorName = ({ operator, brand }: Pick<SiteFacts, 'operator' | 'brand'>): string =>
  operator.businessName ?? operator.displayName ?? brand.name;

/** "Ulica 12/3, 811 06 Bratislava" (slovak.md 5.9). */
export function addressLine({
  street,
  postalCode,
  city,
}: NonNullable<SiteFacts['operator']['address']>): string {
  const digits = postalCode.replace(/ /g, '');
  return `${street}, ${digits.slice(0, 3)}\u00A0${digits.slice(3)}\u00A0${city}`;
}

/** Identification of the operator in its legal order; what is not filled in is left out (slovak.md 1.1). */
export function operatorIdentification({
  operator,
  supervisor,
}: Pick<SiteFacts, 'operator' | 'supervisor'>): LabelledText[] {
  const labels = OPERATOR_LABELS;
  const rows: [label: string, value: string | null][] = [
    [
      operator.kind === 'sro' ? labels.registeredOffice : labels.placeOfBusiness,
      operator.address && addressLine(operator.address),
    ],
    [labels.residence, operator.residence && addressLine(operator.residence)],
    [labels.ico, operator.ico],
    [labels.dic, operator.dic],
    [labels.icDph, operator.icDph],
    [labels.register, operator.registerText && typoSk(operator.registerText)],
    [labels.tradeOffice, operator.tradeOffice && typoSk(operator.tradeOffice)],
    [labels.email, operator.email],
    [labels.phone, operator.phone],
    [labels.supervisor, typoSk(`${supervisor.name}, ${supervisor.address}`)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

export interface WebAddress {
  /** As it is read: "webdielna.sk". */
  text: string;
  url: string;
}

/** The site's address and its privacy page; null where the site has no public address. */
export function siteAddresses(publicUrl: string | null): { web: WebAddress; privacy: WebAddress } | null {
  if (publicUrl === null) return null;
  const { origin, host } = new URL(publicUrl);
  return {
    web: { text: host, url: `${origin}/` },
    privacy: { text: DOCUMENT_SHEET.privacy, url: `${origin}/ochrana-udajov` },
  };
}
