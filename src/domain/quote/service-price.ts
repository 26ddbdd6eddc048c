import { SERVICE_PRICE, WEBSITE_PART } from '#content/service-price.ts';
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

/** What is calculated beside the published price: a website, only the features of one that stands, or nothing. */
export type CalculatedPart = 'website' | 'features' | null;

/** What stands before the calculated price; null where the calculation prices the service itself. */
export function servicePriceOf(
  service: ServiceSlug,
  calculatedPart: CalculatedPart = 'website',
): ServicePrice | null {
  const { euros, charged, calculated } = SERVICES[service];
  if (calculated === 'service') return null;
  const covered: Record<NonNullable<CalculatedPart>, string> = {
    website: `${SERVICE_PRICE.covers} ${WEBSITE_PART[service]}.`,
    features: SERVICE_PRICE.onlyFeatures,
  };
  return {
    range: { min: euros[0], max: euros[1] },
    paid: charged === 'once' ? null : SERVICE_PRICE.paid[charged],
    duration: serviceDuration(service),
    explanation: [calculatedPart && covered[calculatedPart], SERVICE_PRICE.rest].filter(Boolean).join(' '),
  };
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
