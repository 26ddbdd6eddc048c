import {
  EVERY_PAGE,
  EVERY_PAGE_PLACE,
  EXISTING_CAPTION,
  EXISTING_PLACE,
  FEATURE_PAGES,
  PAGES_TABLE,
  SECTIONS_TABLE,
  SERVICE_INFORMATION,
} from '#content/prd/pages.ts';
import { INTRO } from '#content/prd/summary.ts';
import { featureName } from '../../quote/labels.ts';
import { note, paragraph, table } from '../blocks.ts';
import { type Brief, plannedSite, selectedFeatures, siteOf } from '../brief.ts';
import type { Block } from '../document.ts';
import { sitePages } from '../site-pages.ts';

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
  const site = siteOf(brief);
  if (site === 'existing') return onExistingSite(brief);
  const { pages, sections } = sitePages(plannedSite(brief));
  return [
    paragraph(INTRO.sitemap),
    ...(site === 'beside' ? [note(INTRO.beside)] : []),
    ...table(
      PAGES_TABLE,
      pages.map(({ title, path, purpose, content }) => [title, path, purpose, content]),
    ),
    ...table(SECTIONS_TABLE, sections),
    note(SERVICE_INFORMATION),
  ];
}
