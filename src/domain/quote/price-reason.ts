import { FREE_THEN_PAID } from '#content/prd/maintenance.ts';
import { withClaims } from '../content/claims.ts';
import { siteClaims } from '../content/site-claims.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { calculatedPart, type PriceTotal, type ShownPrices } from './price-total.ts';

/** From when maintenance is paid that is ordered along with a website, whose free months come first; null of the rest. */
export const paidFrom = (service: string, oneOff: PriceTotal, site: SiteFacts): string | null =>
  service === 'udrzba-podpora' && calculatedPart(oneOff) === 'website'
    ? withClaims(FREE_THEN_PAID, siteClaims(site))
    : null;

/** What stands under the prices of a service beside whose published price a website is calculated; null of the rest. */
export const priceReason = (
  service: string,
  { oneOff, servicePrice }: Pick<ShownPrices, 'oneOff' | 'servicePrice'>,
  site: SiteFacts,
): string | null =>
  servicePrice && [servicePrice.explanation, paidFrom(service, oneOff, site)].filter(Boolean).join(' ');
