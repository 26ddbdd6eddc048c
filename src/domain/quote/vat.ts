import { QUOTE_DOCUMENT } from '#content/documents.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { formatEuroRange, formatExactEuros } from '../kernel/format.ts';
import { type Cents, divideHalfUp } from '../kernel/money.ts';
import type { LabelledText } from '../legal/operator.ts';
import type { PriceRange } from './estimate.ts';

export type Vat = SiteFacts['vat'];

/** The statement about VAT that stands near prices and in every document (slovak.md 1.3, decisions 2.7). */
export function vatStatus(vat: Vat): string {
  switch (vat.status) {
    case 'non-payer':
      return 'Dodávateľ nie je platiteľom DPH. K\u00A0cene sa DPH nepripočítava.';
    case 'registered-7-7a':
      return 'Dodávateľ nie je platiteľom DPH (je registrovaný podľa §\u00A07 alebo §\u00A07a zákona o DPH). K\u00A0cene sa DPH nepripočítava.';
    case 'payer':
      return `Ceny sú uvedené bez DPH. K\u00A0cene sa pripočíta DPH ${vat.ratePercent}\u00A0%.`;
  }
}

/** The same of agreed sums, which hold the tax already. */
export const vatIncluded = (vat: Vat): string =>
  vat.status === 'payer' ? `Ceny sú uvedené s\u00A0DPH ${vat.ratePercent}\u00A0%.` : vatStatus(vat);

/** What becoming a payer before the work is delivered does to an agreed price; null for who is one already. */
export const vatClause = (vat: Vat): string | null =>
  vat.status === 'payer'
    ? null
    : 'Ak je klientom podnikateľ a\u00A0dodávateľ sa do dňa dodania stane platiteľom DPH, k\u00A0dohodnutej cene sa pripočíta DPH podľa zákona.';

export interface PriceText {
  /** "1 500 – 2 030 €", for a payer "1 500 – 2 030 € bez DPH". */
  main: string;
  /** "s DPH: 1 845 – 2 497 €" for a payer, otherwise null. */
  secondary: string | null;
}

/** A range in whole euros or an amount in cents as it is shown; a payer shows it without and with VAT (decisions 2.7). */
export function priceWithVat(price: PriceRange | Cents, vat: Vat, paid: string | null = null): PriceText {
  const net = [format(price), paid].filter(Boolean).join(' ');
  if (vat.status !== 'payer') return { main: net, secondary: null };
  const gross = (amount: number) => divideHalfUp(BigInt(amount) * BigInt(100 + vat.ratePercent), 100n);
  const withVat = typeof price === 'number' ? gross(price) : { min: gross(price.min), max: gross(price.max) };
  return { main: `${net} bez DPH`, secondary: `s DPH: ${format(withVat)}` };
}

/** Both in one line, after the amount how it is paid: "50 – 300 € mesačne bez DPH, s DPH: 62 – 369 €". */
export function priceLine(price: PriceRange | Cents, vat: Vat, paid: string | null): string {
  const { main, secondary } = priceWithVat(price, vat, paid);
  return secondary === null ? main : `${main}, ${secondary}`;
}

/** What a price is called; a payer's says that the tax comes on top. */
export const priceLabel = (label: string, vat: Vat): string =>
  vat.status === 'payer' ? `${label} ${QUOTE_DOCUMENT.price.withoutVat}` : label;

/** A calculated sum with its name: "Odhad spolu bez DPH", "2 860,00 €, s DPH: 3 517,80 €". */
export const sumRow = ({ label, amount }: { label: string; amount: Cents }, vat: Vat): LabelledText => ({
  label: priceLabel(label, vat),
  value: [formatExactEuros(amount), priceWithVat(amount, vat).secondary].filter(Boolean).join(', '),
});

const format = (price: PriceRange | Cents): string =>
  typeof price === 'number' ? formatExactEuros(price) : formatEuroRange(price.min, price.max);
