import { formatDecimal } from '../kernel/format.ts';
import type { OfferLine, Unit } from './offer.ts';

/** What a quantity counts, as short as a column. */
export const UNIT_TEXTS: Readonly<Record<Unit, string>> = {
  piece: 'ks',
  page: 'str.',
  hour: 'hod.',
  day: 'd.',
  month: 'mes.',
  whole: 'paušál',
};

/** "6 str.", "2,5 hod."; never broken. */
export const quantityText = ({ quantity, unit }: Pick<OfferLine, 'quantity' | 'unit'>): string =>
  `${formatDecimal(quantity / 100)}\u00A0${UNIT_TEXTS[unit]}`;
