import {
  ABOUT_PAGE,
  CONTACT_PAGE,
  EVERY_PAGE,
  EVERY_PAGE_PLACE,
  EXISTING_CAPTION,
  EXISTING_PLACE,
  FEATURE_PAGES,
  HOME_PAGE,
  LARGE_PAGES,
  PAGES_MAX,
  PAGES_TABLE,
  SECTIONS_TABLE,
  SERVICE_INFORMATION,
  SERVICE_PAGE,
  SERVICE_PAGES,
  SERVICES_PAGE,
} from '#content/prd/pages.ts';
import { INTRO } from '#content/prd/summary.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { slug } from '../../kernel/text.ts';
import { featureName } from '../../quote/labels.ts';
import { note, paragraph, table } from '../blocks.ts';
import { type Brief, selectedFeatures, serviceText } from '../brief.ts';
import type { Block } from '../document.ts';
import type { PageText } from '../text-types.ts';

interface SitePages {
  pages: PageText[];
  /** Features without a page of their own: name, page they stand on, purpose. */
  sections: [feature: string, place: string, purpose: string][];
}

const servicePages = ({ selection: { trade, size } }: Brief): PageText[] =>
  TRADE_CONTENT[trade].services.slice(0, SERVICE_PAGES[size]).map((title) => ({
    title,
    path: `${SERVICES_PAGE.path}/${slug(title)}`,
    ...SERVICE_PAGE,
  }));

/** Pages of the site within its size; a feature that has no room for a page stands on another one. */
export function sitePages(brief: Brief): SitePages {
  const features = selectedFeatures(brief);
  const before = [
    HOME_PAGE,
    SERVICES_PAGE,
    ...servicePages(brief),
    ...(brief.selection.size === 'large' ? LARGE_PAGES : []),
  ];
  const after = [ABOUT_PAGE, CONTACT_PAGE];
  const room = (PAGES_MAX[brief.selection.size] ?? Number.POSITIVE_INFINITY) - before.length - after.length;
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

/** Where the features stand on a website whose pages nobody plans anew. */
function onExistingSite(brief: Brief): Block[] {
  const features = selectedFeatures(brief);
  const rows = [
    ...FEATURE_PAGES.map(([id, page]) => [id, EXISTING_PLACE, page.purpose] as const),
    ...EVERY_PAGE.map(([id, purpose]) => [id, EVERY_PAGE_PLACE, purpose] as const),
  ]
    .filter(([id]) => features.includes(id))
    .map(([id, place, purpose]) => [featureName(id), place, purpose]);
  return [paragraph(INTRO.existing), ...table({ ...SECTIONS_TABLE, caption: EXISTING_CAPTION }, rows)];
}

/** The tree of pages with addresses, and where the remaining features stand. */
export function sitemap(brief: Brief): Block[] {
  const { site } = serviceText(brief);
  if (site === 'existing') return onExistingSite(brief);
  const { pages, sections } = sitePages(brief);
  return [
    paragraph(INTRO.sitemap),
    ...(site === 'optional' ? [note(INTRO.optional)] : []),
    ...table(
      PAGES_TABLE,
      pages.map(({ title, path, purpose, content }) => [title, path, purpose, content]),
    ),
    ...table(SECTIONS_TABLE, sections),
    note(SERVICE_INFORMATION),
  ];
}
