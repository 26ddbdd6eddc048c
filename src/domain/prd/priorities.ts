import { LARGE_REQUIREMENTS } from '#content/prd/base-requirements.ts';
import { asksForWebsite, type FeatureId, TRADES } from '../quote/catalogue.ts';
import { featureName } from '../quote/labels.ts';
import { missedDeadline } from '../quote/timeline.ts';
import { type Brief, isApplicable, selectedFeatures } from './brief.ts';
import type { Priority } from './document.ts';

/**
 * Whatever launch can do without is important while there is time for it; where the website may miss its deadline, it is
 * what can wait. The plan moves exactly what is marked so.
 */
export const dispensable = ({ selection }: Brief): Priority =>
  !asksForWebsite(selection.service) && missedDeadline(selection) !== null ? 'could' : 'should';

/** What a trade is recommended matters most, what it does not use least. */
export function featurePriority(brief: Brief, id: FeatureId): Priority {
  if (TRADES[brief.selection.trade].recommendedFeatures.includes(id)) return 'must';
  return isApplicable(brief, id) ? dispensable(brief) : 'could';
}

/** Titles of what may wait for a next stage, features first. */
export const couldWait = (brief: Brief): string[] => [
  ...selectedFeatures(brief)
    .filter((id) => featurePriority(brief, id) === 'could')
    .map(featureName),
  ...(brief.selection.size === 'large' && dispensable(brief) === 'could'
    ? LARGE_REQUIREMENTS.map(({ title }) => title)
    : []),
];
