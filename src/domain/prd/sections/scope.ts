import {
  ALWAYS_INCLUDED,
  ASSUMPTIONS,
  FREE_MAINTENANCE,
  NEVER_INCLUDED,
  PAGE_COUNT,
  SCOPE_HEADINGS,
} from '#content/prd/scope.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { withClaims } from '../../content/claims.ts';
import { siteClaims } from '../../content/site-claims.ts';
import { featureName } from '../../quote/labels.ts';
import { heading, list } from '../blocks.ts';
import { type Brief, missingRecommended, selectedFeatures } from '../brief.ts';
import type { Block } from '../document.ts';
import { sitePages } from './sitemap.ts';

function included(brief: Brief): string[] {
  const maintenance = withClaims(FREE_MAINTENANCE, siteClaims(brief.site));
  return [
    `${PAGE_COUNT} ${sitePages(brief).pages.length}`,
    ...ALWAYS_INCLUDED,
    ...selectedFeatures(brief).map(featureName),
    ...(maintenance ? [maintenance] : []),
  ];
}

/** Extras of the service page are not in the price. */
const excluded = ({ selection }: Brief): string[] => [
  ...NEVER_INCLUDED,
  ...SERVICE_CONTENT[selection.service].features
    .filter((feature) => !feature.included)
    .map(({ title }) => title)
    .filter((title) => title !== LANGUAGE_VERSION),
];

/** The list of what is never included says it already, in other words. */
const LANGUAGE_VERSION = 'Ďalšia jazyková verzia';

function later(brief: Brief): Block[] {
  const names = missingRecommended(brief).map(featureName);
  return names.length === 0 ? [] : [heading(SCOPE_HEADINGS.later), ...list(names)];
}

/** What is delivered, what is not, and on what the agreement stands. */
export const scope = (brief: Brief): Block[] => [
  heading(SCOPE_HEADINGS.included),
  ...list(included(brief)),
  heading(SCOPE_HEADINGS.excluded),
  ...list(excluded(brief)),
  ...later(brief),
  heading(SCOPE_HEADINGS.assumptions),
  ...list(ASSUMPTIONS),
];
