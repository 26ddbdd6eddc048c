import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import type { PriceRange } from './estimate.ts';
import type { ServicePrice } from './service-price.ts';
import { priceLine } from './vat.ts';

/** A calculated price with the published one that stands beside it, as quotes and answers carry them. */
export interface CalculatedPrice {
  range: PriceRange;
  servicePrice: ServicePrice | null;
  /** Made by the fallback rule: "hrubý odhad" (decisions 2.5). */
  rough: boolean;
}

interface PricePart extends PriceRange {
  id: 'service' | 'website';
  label: string;
}

/** What is paid once, in whole euros, and what it is made of. */
export interface PriceTotal extends PriceRange {
  parts: PricePart[];
}

/**
 * What is paid once in all: the published price of the service and the calculated one of its website (decisions 8.1). A
 * price that is paid again and again is never in it.
 */
export function priceTotal({ range, servicePrice, rough }: CalculatedPrice): PriceTotal {
  const { label } = QUOTE_DOCUMENT.price;
  const calculated = rough ? QUOTE_DOCUMENT.price.rough : servicePrice ? SERVICE_PRICE.website : label;
  const parts: PricePart[] = [
    ...(servicePrice?.paid === null
      ? [{ id: 'service' as const, label: SERVICE_PRICE.label, ...servicePrice.range }]
      : []),
    { id: servicePrice ? 'website' : 'service', label: calculated, min: range.min, max: range.max },
  ];
  const sum = (end: 'min' | 'max') => parts.reduce((total, part) => total + part[end], 0);
  return { min: sum('min'), max: sum('max'), parts };
}

/** A price with its name, how it is paid ("mesačne"; null when once) and how long the work takes. */
export interface NamedPrice {
  label: string;
  range: PriceRange;
  paid: string | null;
  duration: string | null;
}

/** A price that stands alone, and what it adds up from; nothing where it is the price of one thing. */
export interface PriceWithParts extends NamedPrice {
  parts: NamedPrice[];
}

/**
 * The prices that every screen, document and mail shows, in this order: one, or two where the service is paid again and
 * again and its website once.
 */
export function pricesOf(price: CalculatedPrice & { timelineText: string }): PriceWithParts[] {
  const { servicePrice, timelineText } = price;
  const total = priceTotal(price);
  const named = total.parts.map(
    ({ id, label, ...range }): NamedPrice => ({
      ...{ label, range, paid: null },
      duration: servicePrice && id === 'service' ? servicePrice.duration : timelineText,
    }),
  );
  if (named.length > 1) {
    const range = { min: total.min, max: total.max };
    return [{ label: SERVICE_PRICE.total, range, paid: null, duration: null, parts: named }];
  }
  if (!servicePrice) return named.map((one) => ({ ...one, parts: [] }));
  const { range, paid, duration } = servicePrice;
  return [
    { label: SERVICE_PRICE.label, range, paid, duration, parts: [] },
    ...named.map((one) => ({ ...one, paid: SERVICE_PRICE.paid.once, parts: [] })),
  ];
}

/** The same prices one after the other, each followed by its parts. */
export const priceRows = (prices: readonly PriceWithParts[]): NamedPrice[] =>
  prices.flatMap(({ parts, ...price }) => [price, ...parts]);

/** What stands under a price: "mesačne", "za celé obdobie, 3 – 12 mesiacov", "2 – 6 mesiacov". */
export const paidAndDone = ({ paid, duration }: Pick<NamedPrice, 'paid' | 'duration'>): string =>
  [paid, duration].filter(Boolean).join(', ');

/** What the sum of the calculated lines is called; where that is the website alone it is no total. */
export const sumLabel = (isWhole: boolean): string =>
  isWhole ? QUOTE_DOCUMENT.waterfall.total : SERVICE_PRICE.sum;

/** "50 – 300 € mesačne", a payer's without and with VAT. */
export const priceInWords = (
  { range, paid }: Pick<NamedPrice, 'range' | 'paid'>,
  vat: SiteFacts['vat'],
): string => [priceLine(range, vat), paid].filter(Boolean).join(' ');
