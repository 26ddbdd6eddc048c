import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { serviceDuration, servicePrice } from '#domain/quote/labels.ts';

export interface ServicePriceTag {
  /** "500 – 5 000 €", "50 – 300 € mesačne". */
  price: string;
  /** "1 – 3 týždne"; null where it has none. */
  duration: string | null;
}

/** Published price and duration of a service. For loaders: the labels bring the texts of the whole catalogue. */
export const priceTag = (slug: ServiceSlug): ServicePriceTag => ({
  price: servicePrice(slug),
  duration: serviceDuration(slug),
});
