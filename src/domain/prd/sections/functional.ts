import {
  COMMON_REQUIREMENTS,
  LARGE_REQUIREMENTS,
  SERVICES_ON_ONE_PAGE,
  SERVICES_ON_OWN_PAGES,
} from '#content/prd/base-requirements.ts';
import { DELIVERABLES } from '#content/prd/deliverables.ts';
import { PRD_FEATURES } from '#content/prd/features.ts';
import { SERVICE_PAGES } from '#content/prd/pages.ts';
import { COVERED_SERVICES, INTRO, PAGED_SERVICES, REQUIREMENT_GROUPS } from '#content/prd/summary.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { formatList } from '../../kernel/format.ts';
import { oneOrMore } from '../../kernel/plural.ts';
import { lowerFirst } from '../../kernel/text.ts';
import type { FeatureId, ServiceSlug } from '../../quote/catalogue.ts';
import { featureName } from '../../quote/labels.ts';
import { heading, note, numbered, paragraph, requirement } from '../blocks.ts';
import { type Brief, ofSite, selectedFeatures, siteOf } from '../brief.ts';
import { type Block, PRIORITIES, type Priority, type Requirement } from '../document.ts';
import { dispensable, featurePriority } from '../priorities.ts';

type Unnumbered = Omit<Requirement, 'id'>;

function servicesRequirement({ selection: { trade, size } }: Brief): Unnumbered {
  const own = SERVICE_PAGES[size];
  const { services } = TRADE_CONTENT[trade];
  const named = (own === 0 ? services : services.slice(0, own)).map(lowerFirst).join(', ');
  return own === 0
    ? requirement(SERVICES_ON_ONE_PAGE, size, 'must', [`${COVERED_SERVICES} ${named}.`])
    : requirement(SERVICES_ON_OWN_PAGES, size, 'must', [`${PAGED_SERVICES} ${named}.`]);
}

/** By what the deliverables of a service are checked. */
const deliveredBy = (brief: Brief, service: ServiceSlug): Unnumbered[] =>
  ofSite(
    brief,
    DELIVERABLES[service].flatMap(({ requirements }) => requirements),
  ).map((text) => requirement(text, brief.selection.size, 'must'));

function websiteRequirements(brief: Brief): Unnumbered[] {
  const { size } = brief.selection;
  return [
    ...COMMON_REQUIREMENTS.map((text) => requirement(text, size, 'must')),
    servicesRequirement(brief),
    ...deliveredBy(brief, 'tvorba-webu'),
    ...(size === 'large'
      ? LARGE_REQUIREMENTS.map((text) => requirement(text, size, dispensable(brief)))
      : []),
  ];
}

function featureRequirement(brief: Brief, id: FeatureId): Unnumbered {
  const text = PRD_FEATURES[id];
  const ofTrade = text.trades[brief.selection.trade];
  return requirement(
    { ...text, title: featureName(id) },
    brief.selection.size,
    featurePriority(brief, id),
    ofTrade ? [ofTrade] : [],
  );
}

/** The service first; a website that exists already has no requirements of its own. */
function groupsOf(brief: Brief): [title: string, requirements: Unnumbered[]][] {
  const site = siteOf(brief);
  const features = selectedFeatures(brief);
  return [
    [REQUIREMENT_GROUPS.service, site === 'built' ? [] : deliveredBy(brief, brief.selection.service)],
    [
      site === 'built' ? REQUIREMENT_GROUPS.base : REQUIREMENT_GROUPS.beside,
      site === 'existing' ? [] : websiteRequirements(brief),
    ],
    [oneOrMore(REQUIREMENT_GROUPS.features, features), features.map((id) => featureRequirement(brief, id))],
  ];
}

/** What the priorities that there are mean; nothing where all are the same. */
function priorities(found: readonly Priority[]): string[] {
  const present = PRIORITIES.filter((priority) => found.includes(priority));
  return present.length < 2 ? [] : [`${formatList(present.map((priority) => INTRO.priorities[priority]))}.`];
}

/** Requirements by group, numbered through the whole section; every selected feature is one of them. */
export function functional(brief: Brief): Block[] {
  let count = 0;
  const groups = groupsOf(brief).filter(([, requirements]) => requirements.length > 0);
  const explained = priorities(groups.flatMap(([, all]) => all.map(({ priority }) => priority)));
  const blocks = groups.flatMap(([title, requirements]) => [
    heading(title),
    ...requirements.map((item): Block => ({ ...item, id: numbered('F', count++) })),
  ]);
  const existing = siteOf(brief) === 'existing';
  return [
    paragraph([INTRO.functional, ...explained].join(' ')),
    ...(existing ? [note(INTRO.existing)] : []),
    ...blocks,
  ];
}
