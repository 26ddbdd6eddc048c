import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { SERVICE_PRICE, WEBSITE_PART } from '#content/service-price.ts';
import type { LabelledText } from '../legal/operator.ts';
import { type RecurringUnit, SERVICE_SLUGS, SERVICES, type ServiceSlug } from './catalogue.ts';
import type { PriceRange } from './estimate.ts';
import { serviceDuration } from './labels.ts';

/** The published price of a service whose calculated price is only that of its website (decisions 7.6). */
export interface ServicePrice {
  range: PriceRange;
  /** How it is paid: "mesačne", "za celé obdobie"; null when once. */
  paid: string | null;
  /** "2 – 6 mesiacov"; null where the service has no end. */
  duration: string | null;
  /** Says in a sentence or two what the calculation covers and what it does not. */
  explanation: string;
}

/** What stands before the calculated price; null where the calculation prices the service itself. */
export function servicePriceOf(service: ServiceSlug): ServicePrice | null {
  const { euros, charged, calculated } = SERVICES[service];
  if (calculated === 'service') return null;
  return {
    range: { min: euros[0], max: euros[1] },
    paid: charged === 'once' ? null : SERVICE_PRICE.paid[charged],
    duration: serviceDuration(service),
    explanation: `${SERVICE_PRICE.covers} ${WEBSITE_PART[service]}. ${SERVICE_PRICE.rest}`,
  };
}

/** The duration to show beside the price, by what it is the duration of. */
export function shownDuration(price: ServicePrice | null, calculated: string): LabelledText {
  if (price === null) return { label: QUOTE_DOCUMENT.price.duration, value: calculated };
  return price.duration === null
    ? { label: SERVICE_PRICE.websiteDuration, value: calculated }
    : { label: SERVICE_PRICE.duration, value: price.duration };
}

export interface RecurringPrice extends PriceRange {
  unit: RecurringUnit;
}

/** Published price of an offered service sold by the month or period, as the quote's answer carries it (decisions 2.4). */
export function recurringPrice(service: string): RecurringPrice | null {
  const offered = SERVICE_SLUGS.find((slug) => slug === service);
  if (offered === undefined) return null;
  const { euros, charged } = SERVICES[offered];
  return charged === 'once' ? null : { min: euros[0], max: euros[1], unit: charged };
}
