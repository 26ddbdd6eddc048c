import {
  ABOUT_PAGE,
  CONTACT_PAGE,
  EVERY_PAGE,
  EVERY_PAGE_PLACE,
  FEATURE_PAGES,
  HOME_PAGE,
  LARGE_PAGES,
  PAGES_MAX,
  SERVICE_PAGE,
  SERVICE_PAGES,
  SERVICES_PAGE,
} from '#content/prd/pages.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { slug } from '../kernel/text.ts';
import type { FeatureId, SizeId, TradeId } from '../quote/catalogue.ts';
import { featureName } from '../quote/labels.ts';
import type { PageText } from './text-types.ts';

/** What the pages of a website follow from. */
export interface PlannedSite {
  /** Null where it is not known: nobody can name its services then. */
  trade: TradeId | null;
  /** Null where none was agreed: only features have pages beside those that every website has. */
  size: SizeId | null;
  features: readonly FeatureId[];
}

interface SitePages {
  pages: PageText[];
  /** Features without a page of their own: name, page they stand on, purpose. */
  sections: [feature: string, place: string, purpose: string][];
}

const servicePages = ({ trade, size }: PlannedSite): PageText[] =>
  trade === null || size === null
    ? []
    : TRADE_CONTENT[trade].services.slice(0, SERVICE_PAGES[size]).map((title) => ({
        title,
        path: `${SERVICES_PAGE.path}/${slug(title)}`,
        ...SERVICE_PAGE,
      }));

/**
 * Pages of the site within its size; a feature that has no room for a page stands on another one. The requirements document
 * lists them, and the checklist of the project asks for their texts.
 */
export function sitePages(site: PlannedSite): SitePages {
  const { size, features } = site;
  const before = [HOME_PAGE, SERVICES_PAGE, ...servicePages(site), ...(size === 'large' ? LARGE_PAGES : [])];
  const after = [ABOUT_PAGE, CONTACT_PAGE];
  const most = size && PAGES_MAX[size];
  const room = (most ?? Number.POSITIVE_INFINITY) - before.length - after.length;
  const wanted = FEATURE_PAGES.filter(([id]) => features.includes(id));
  const paged = wanted.filter((_, index) => index < room).map(([, page]) => page);
  return {
    pages: [...before, ...paged, ...after],
    sections: [
      ...wanted
        .filter((_, index) => index >= room)
        .map(([id, page, place]): [string, string, string] => [featureName(id), place, page.purpose]),
      ...EVERY_PAGE.filter(([id]) => features.includes(id)).map(([id, purpose]): [string, string, string] => [
        featureName(id),
        EVERY_PAGE_PLACE,
        purpose,
      ]),
    ],
  };
}
