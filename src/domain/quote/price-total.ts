import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { formatEuroRange } from '../kernel/format.ts';
import { oneOrMore } from '../kernel/plural.ts';
import type { LabelledText } from '../legal/operator.ts';
import type { PricePartId } from './catalogue.ts';
import type { PriceRange } from './estimate.ts';
import { isFeatureLine } from './labels.ts';
import type { CalculatedPart, ServicePrice } from './service-price.ts';
import { priceLine } from './vat.ts';

interface PricePart extends PriceRange {
  id: PricePartId;
  label: string;
}

/** What is paid once, in whole euros, and what it is made of; without a part nothing is. */
export interface PriceTotal extends PriceRange {
  parts: PricePart[];
}

/**
 * What is paid once in all: the published price of the service and the calculated one of its website, or where that
 * stands already of its new features alone (decisions 8.1). A price that is paid again and again is never in it.
 */
export function priceTotal({
  range,
  servicePrice,
  rough,
  features,
}: {
  /** The calculated price, by the specified arithmetic. */
  range: PriceRange;
  servicePrice: ServicePrice | null;
  /** Made by the fallback rule: "hrubý odhad" (decisions 2.5). */
  rough: boolean;
  /** The features and their price alone, where the website stands already. */
  features: { chosen: readonly unknown[]; range: PriceRange } | null;
}): PriceTotal {
  const part = (id: PricePart['id'], label: string, { min, max }: PriceRange): PricePart[] =>
    max > 0 ? [{ id, label, min, max }] : [];
  const { price } = QUOTE_DOCUMENT;
  const labelled = (label: string) => (rough ? price.rough : label);
  const parts = servicePrice
    ? [
        ...(servicePrice.paid === null ? part('service', SERVICE_PRICE.label, servicePrice.range) : []),
        ...(features
          ? part('features', labelled(partWords('features', features.chosen).label), features.range)
          : part('website', labelled(SERVICE_PRICE.website.label), range)),
      ]
    : part('service', labelled(price.label), range);
  const sum = (end: 'min' | 'max') => parts.reduce((total, each) => total + each[end], 0);
  return { min: sum('min'), max: sum('max'), parts };
}

/** The words of what is calculated beside the service, by the features there are. */
export const partWords = (part: NonNullable<CalculatedPart>, features: readonly unknown[]) =>
  part === 'website' ? SERVICE_PRICE.website : oneOrMore(SERVICE_PRICE.features, features);

/** What is calculated beside the service. */
export const calculatedPart = ({ parts }: PriceTotal): CalculatedPart =>
  parts.flatMap(({ id }) => (id === 'service' ? [] : [id]))[0] ?? null;

/** What is paid once in all, and the published price of the service, as quotes and answers carry them. */
export interface ShownPrices {
  oneOff: PriceTotal;
  servicePrice: ServicePrice | null;
  /** How long making the website takes. */
  timelineText: string;
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
export function pricesOf({ oneOff, servicePrice, timelineText }: ShownPrices): PriceWithParts[] {
  const durations = {
    service: servicePrice ? servicePrice.duration : timelineText,
    website: timelineText,
    features: null,
  };
  const named = oneOff.parts.map(
    ({ id, label, min, max }): NamedPrice => ({
      ...{ label, range: { min, max }, paid: null },
      duration: durations[id],
    }),
  );
  if (named.length > 1) {
    const range = { min: oneOff.min, max: oneOff.max };
    return [{ label: SERVICE_PRICE.total, range, paid: null, duration: null, parts: named }];
  }
  if (servicePrice === null || servicePrice.paid === null) return named.map((one) => ({ ...one, parts: [] }));
  const { range, paid, duration } = servicePrice;
  return [
    { label: SERVICE_PRICE.label, range, paid, duration, parts: [] },
    ...named.map((one) => ({ ...one, paid: SERVICE_PRICE.paid.once, parts: [] })),
  ];
}

/**
 * The prices of a service whose website is counted as a new one although nobody was asked: it is named where it has a price of
 * its own, else in `assumed`, "s novým webom".
 */
export function assumingWebsite([price, ...besides]: readonly NamedPrice[]): {
  prices: NamedPrice[];
  assumed: string | null;
} {
  const { within, alone } = SERVICE_PRICE.assumed;
  return {
    prices: [...(price ? [price] : []), ...besides.map((each) => ({ ...each, paid: alone }))],
    assumed: besides.length === 0 ? within : null,
  };
}

/** The name of a price where no other words around it say of what it is: "Orientačná cena spolu". */
export const labelAlone = ({ label, parts }: PriceWithParts): string =>
  parts.length > 0 ? SERVICE_PRICE.whole : label;

/** The same prices one after the other, each followed by its parts. */
export const priceRows = (prices: readonly PriceWithParts[]): NamedPrice[] =>
  prices.flatMap(({ parts, ...price }) => [price, ...parts]);

/** What stands under a price: "mesačne", "za celé obdobie, 3 – 12 mesiacov", "2 – 6 mesiacov". */
export const paidAndDone = ({ paid, duration }: Pick<NamedPrice, 'paid' | 'duration'>): string =>
  [paid, duration].filter(Boolean).join(', ');

/** The durations to show beside the price, by what they are the duration of; none where nothing that is made has an end. */
export function shownDurations({ oneOff, servicePrice, timelineText }: ShownPrices): LabelledText[] {
  if (servicePrice === null) return [{ label: QUOTE_DOCUMENT.price.duration, value: timelineText }];
  const { duration } = servicePrice;
  return [
    ...(duration === null ? [] : [{ label: SERVICE_PRICE.duration, value: duration }]),
    ...(calculatedPart(oneOff) === 'website'
      ? [{ label: SERVICE_PRICE.websiteDuration, value: timelineText }]
      : []),
  ];
}

/** The calculation behind a price, line by line, with its heading, its sum in the unit of the lines and the range around it. */
export interface Calculation<Line> {
  heading: string;
  lines: Line[];
  sum: { label: string; amount: number };
  range: PriceRange;
}

/** What is calculated of a price: all of it, the website alone, or its new features alone; null where nothing is. */
export function calculationOf<Line extends { id: string; amount: number }>({
  oneOff,
  servicePrice,
  lines,
  total,
}: Pick<ShownPrices, 'oneOff' | 'servicePrice'> & {
  lines: readonly Line[];
  /** Of all lines, in their unit. */
  total: number;
}): Calculation<Line> | null {
  const part = oneOff.parts.find(({ id }) => servicePrice === null || id !== 'service');
  if (part === undefined) return null;
  const own = lines.filter(({ id }) => isFeatureLine(id));
  const { heading, sum } =
    part.id === 'service'
      ? { heading: QUOTE_DOCUMENT.waterfall.heading, sum: QUOTE_DOCUMENT.waterfall.total }
      : partWords(part.id, own);
  const range = { min: part.min, max: part.max };
  if (part.id !== 'features')
    return { heading, lines: [...lines], sum: { label: sum, amount: total }, range };
  const amount = own.reduce((cents, line) => cents + line.amount, 0);
  return own.length === 0 ? null : { heading, lines: own, sum: { label: sum, amount }, range };
}

/** "1 377 – 1 863 €", "50 – 300 € mesačne + 1 377 – 1 863 € jednorazovo". */
export const pricesInBrief = (prices: readonly NamedPrice[]): string =>
  prices
    .map(({ range, paid }) => [formatEuroRange(range.min, range.max), paid].filter(Boolean).join('\u00A0'))
    .join(' + ');

/** "50 – 300 € mesačne", a payer's without and with VAT. */
export const priceInWords = (
  { range, paid }: Pick<NamedPrice, 'range' | 'paid'>,
  vat: SiteFacts['vat'],
): string => priceLine(range, vat, paid);
