import { PRD_AUDIENCES } from '#content/prd/audiences.ts';
import {
  COMMON_REQUIREMENTS,
  LARGE_REQUIREMENTS,
  SERVICES_ON_ONE_PAGE,
  SERVICES_ON_OWN_PAGES,
  WORK_SAMPLES,
} from '#content/prd/base-requirements.ts';
import { PRD_FEATURES } from '#content/prd/features.ts';
import { SERVICE_PAGES } from '#content/prd/pages.ts';
import { SERVICE_REQUIREMENTS } from '#content/prd/service-requirements.ts';
import { COVERED_SERVICES, INTRO, PAGED_SERVICES, REQUIREMENT_GROUPS } from '#content/prd/summary.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { lowerFirst } from '../../kernel/text.ts';
import { type FeatureId, SERVICES, TRADES } from '../../quote/catalogue.ts';
import { featureName } from '../../quote/labels.ts';
import { heading, note, numbered, paragraph, requirement } from '../blocks.ts';
import { type Brief, isApplicable, needsSamples, selectedFeatures } from '../brief.ts';
import type { Block, Priority, Requirement } from '../document.ts';

type Unnumbered = Omit<Requirement, 'id'>;

const personaOf = (brief: Brief): string => PRD_AUDIENCES[brief.selection.trade].persona;

function servicesRequirement(brief: Brief): Unnumbered {
  const { trade, size } = brief.selection;
  const own = SERVICE_PAGES[size];
  const { services } = TRADE_CONTENT[trade];
  const named = (own === 0 ? services : services.slice(0, own)).map(lowerFirst).join(', ');
  return own === 0
    ? requirement(SERVICES_ON_ONE_PAGE, personaOf(brief), 'must', [`${COVERED_SERVICES} ${named}.`])
    : requirement(SERVICES_ON_OWN_PAGES, personaOf(brief), 'must', [`${PAGED_SERVICES} ${named}.`]);
}

function baseRequirements(brief: Brief): Unnumbered[] {
  const persona = personaOf(brief);
  return [
    ...COMMON_REQUIREMENTS.map((text) => requirement(text, persona, 'must')),
    servicesRequirement(brief),
    ...(needsSamples(brief) ? [requirement(WORK_SAMPLES, persona, 'should')] : []),
    ...(brief.selection.size === 'large'
      ? LARGE_REQUIREMENTS.map((text) => requirement(text, persona, 'should'))
      : []),
  ];
}

const serviceRequirements = (brief: Brief): Unnumbered[] =>
  SERVICE_REQUIREMENTS[brief.selection.service].map((text) => requirement(text, personaOf(brief), 'must'));

/** What a trade is recommended matters most, what it does not use least. */
function featurePriority(brief: Brief, id: FeatureId): Priority {
  if (TRADES[brief.selection.trade].recommendedFeatures.includes(id)) return 'must';
  return isApplicable(brief, id) ? 'should' : 'could';
}

function featureRequirement(brief: Brief, id: FeatureId): Unnumbered {
  const text = PRD_FEATURES[id];
  const ofTrade = text.trades[brief.selection.trade];
  return requirement(
    { ...text, title: featureName(id) },
    personaOf(brief),
    featurePriority(brief, id),
    ofTrade ? [ofTrade] : [],
  );
}

/** Requirements by group, numbered through the whole section; every selected feature is one of them. */
export function functional(brief: Brief): Block[] {
  const groups: [string, Unnumbered[]][] = [
    [REQUIREMENT_GROUPS.base, baseRequirements(brief)],
    [REQUIREMENT_GROUPS.service, serviceRequirements(brief)],
    [REQUIREMENT_GROUPS.features, selectedFeatures(brief).map((id) => featureRequirement(brief, id))],
  ];
  let count = 0;
  const blocks = groups
    .filter(([, requirements]) => requirements.length > 0)
    .flatMap(([title, requirements]) => [
      heading(title),
      ...requirements.map((item): Block => ({ ...item, id: numbered('F', count++) })),
    ]);
  const isCare = SERVICES[brief.selection.service].charged !== 'once';
  return [paragraph(INTRO.functional), ...(isCare ? [note(INTRO.care)] : []), ...blocks];
}
