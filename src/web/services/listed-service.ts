import { SERVICE_SUMMARIES } from '#content/service-summaries.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { pageTexts } from '../pages/page-texts.ts';
import { priceTag } from '../pages/price-tag.ts';

/** A service for lists, with its price. For loaders: labels bring the texts of the catalogue. */
export function listedService(slug: ServiceSlug) {
  const { name, shortDescription } = SERVICE_SUMMARIES[slug];
  return { slug, ...pageTexts({ name, description: shortDescription }), ...priceTag(slug) };
}

export type ListedService = ReturnType<typeof listedService>;
