import type { ServiceSlug } from './catalogue.ts';

/**
 * What a link that names no service asks for, and what the samples on pages are of: a website. Apart from the catalogue,
 * which the areas need nothing else of.
 */
export const DEFAULT_SERVICE: ServiceSlug = 'tvorba-webu';
