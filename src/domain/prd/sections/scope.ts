import {
  ASSUMPTIONS,
  FREE_MAINTENANCE,
  NEVER_INCLUDED,
  PAGE_COUNT,
  SCOPE_HEADINGS,
} from '#content/prd/scope.ts';
import { PRD_SERVICES } from '#content/prd/services.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { withClaims } from '../../content/claims.ts';
import { siteClaims } from '../../content/site-claims.ts';
import { featureName } from '../../quote/labels.ts';
import { heading, list } from '../blocks.ts';
import {
  type Brief,
  missingRecommended,
  plannedSite,
  selectedFeatures,
  serviceText,
  siteOf,
} from '../brief.ts';
import { withFeedback } from '../deadline.ts';
import type { Block } from '../document.ts';
import { sitePages } from '../site-pages.ts';

/** The website's pages and features. */
const websiteParts = (brief: Brief): string[] => [
  `${PAGE_COUNT} ${sitePages(plannedSite(brief)).pages.length}`,
  ...(siteOf(brief) === 'built' ? serviceText(brief).deliverables : PRD_SERVICES['tvorba-webu'].deliverables),
  ...selectedFeatures(brief).map(featureName),
];

function included(brief: Brief): Block[] {
  const site = siteOf(brief);
  const { deliverables } = serviceText(brief);
  const maintenance = withClaims(FREE_MAINTENANCE, siteClaims(brief.site));
  const free = maintenance ? [maintenance] : [];
  if (site === 'built') return [heading(SCOPE_HEADINGS.included), ...list([...websiteParts(brief), ...free])];
  const ofService = [heading(SCOPE_HEADINGS.service), ...list(deliverables)];
  const features = selectedFeatures(brief).map(featureName);
  if (site === 'optional') {
    return [...ofService, heading(SCOPE_HEADINGS.website), ...list([...websiteParts(brief), ...free])];
  }
  return features.length === 0
    ? ofService
    : [...ofService, heading(SCOPE_HEADINGS.features), ...list(features)];
}

/** What is not delivered, after what never is; extras of the service page are not in the price. */
export const excluded = ({ selection }: Brief, never: readonly string[] = NEVER_INCLUDED): string[] => [
  ...never,
  ...SERVICE_CONTENT[selection.service].features
    .filter((feature) => !feature.included)
    .map(({ title }) => title)
    .filter((title) => !SAID_ALREADY.includes(title)),
];

/** The list of what is never included says them already, in other words. */
const SAID_ALREADY: readonly string[] = ['Ďalšia jazyková verzia', 'Tvorba nových textov'];

function later(brief: Brief): Block[] {
  const names = missingRecommended(brief).map(featureName);
  return names.length === 0 ? [] : [heading(SCOPE_HEADINGS.later), ...list(names)];
}

/** What is delivered, what is not, and on what the agreement stands. */
export const scope = (brief: Brief): Block[] => [
  ...included(brief),
  heading(SCOPE_HEADINGS.excluded),
  ...list(excluded(brief)),
  ...later(brief),
  heading(SCOPE_HEADINGS.assumptions),
  ...list(assumptions(ASSUMPTIONS)),
];

/** On what the agreement stands. */
export const assumptions = (texts: readonly string[]): string[] => texts.map(withFeedback);
