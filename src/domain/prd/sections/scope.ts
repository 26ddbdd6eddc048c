import { QUOTE_DOCUMENT } from '#content/documents.ts';
import {
  ASSUMPTIONS,
  DESIGN_ROUNDS,
  FREE_MAINTENANCE,
  NEVER_INCLUDED,
  PAGE_COUNT,
  SCOPE_HEADINGS,
} from '#content/prd/scope.ts';
import { listWithClaims } from '../../content/claims.ts';
import { oneOrMore } from '../../kernel/plural.ts';
import { featureName } from '../../quote/labels.ts';
import { heading, list } from '../blocks.ts';
import {
  type Brief,
  deliverablesOf,
  extrasOf,
  freeMaintenance,
  makesCode,
  missingRecommended,
  notDelivered,
  plannedSite,
  selectedFeatures,
  siteOf,
} from '../brief.ts';
import { withFeedback } from '../deadline.ts';
import type { Block } from '../document.ts';
import { sitePages } from '../site-pages.ts';

/** The website's pages and features. */
const websiteParts = (brief: Brief): string[] => [
  `${PAGE_COUNT} ${sitePages(plannedSite(brief)).pages.length}`,
  ...deliverablesOf({ ...brief.selection, service: 'tvorba-webu' }),
  ...selectedFeatures(brief).map(featureName),
];

function included(brief: Brief): Block[] {
  const site = siteOf(brief);
  const free = freeMaintenance(brief, FREE_MAINTENANCE);
  if (site === 'built') return [heading(SCOPE_HEADINGS.included), ...list([...websiteParts(brief), ...free])];
  const ofService = [heading(SCOPE_HEADINGS.service), ...list(deliverablesOf(brief.selection))];
  const features = selectedFeatures(brief).map(featureName);
  if (site === 'beside') {
    return [...ofService, heading(SCOPE_HEADINGS.website), ...list([...websiteParts(brief), ...free])];
  }
  return features.length === 0
    ? ofService
    : [...ofService, heading(oneOrMore(SCOPE_HEADINGS.features, features)), ...list(features)];
}

/** Extras beside what counts of the selection: features only where they are priced. */
const extras = (brief: Brief): string[] =>
  extrasOf({ ...brief.selection, features: selectedFeatures(brief) });

/** What an offer does not deliver: what never is, and the extras, which it prices nowhere. */
export function excluded(brief: Brief, never: readonly string[]): string[] {
  const extra = extras(brief);
  return [...notDelivered(never, extra), ...extra];
}

function priced(brief: Brief): Block[] {
  const titles = extras(brief);
  return titles.length === 0 ? [] : [heading(QUOTE_DOCUMENT.scope.extra), ...list(titles)];
}

function later(brief: Brief): Block[] {
  const names = missingRecommended(brief).map(featureName);
  return names.length === 0 ? [] : [heading(SCOPE_HEADINGS.later), ...list(names)];
}

const designRounds = (brief: Brief): string[] =>
  makesCode(brief) ? listWithClaims([DESIGN_ROUNDS], { rounds: brief.site.terms.revisionRounds }) : [];

/** What is delivered, what for a price of its own, what is not, and on what the agreement stands. */
export const scope = (brief: Brief): Block[] => [
  ...included(brief),
  ...priced(brief),
  heading(SCOPE_HEADINGS.excluded),
  ...list(notDelivered(NEVER_INCLUDED, extras(brief))),
  ...later(brief),
  heading(SCOPE_HEADINGS.assumptions),
  ...list(assumptions([...ASSUMPTIONS, ...designRounds(brief)])),
];

/** On what the agreement stands. */
export const assumptions = (texts: readonly string[]): string[] => texts.map(withFeedback);
