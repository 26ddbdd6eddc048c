import { EXISTING_SITE_NEEDS, FACTS, FIRST_PAGE, SITE_OF_SERVICE } from '#content/prd/summary.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { formatList } from '../../kernel/format.ts';
import { oneOrMore } from '../../kernel/plural.ts';
import { lowerFirst } from '../../kernel/text.ts';
import { budgetLabel, featureName, sizeName, timelineName } from '../../quote/labels.ts';
import { deadlineLabel } from '../../quote/notes.ts';
import { priceInWords, priceRows, pricesOf, shownDurations } from '../../quote/price-total.ts';
import { enrichable, factsTable, heading, list, note } from '../blocks.ts';
import {
  type Brief,
  changesExisting,
  deliverablesOf,
  ofSite,
  plannedSite,
  selectedFeatures,
  serviceText,
  siteOf,
  websiteNeeds,
} from '../brief.ts';
import { deadlineWarning, isTight, withFeedback } from '../deadline.ts';
import type { Block } from '../document.ts';
import { sitePages } from '../site-pages.ts';
import { questionsOf } from './open-questions.ts';

/** Questions that the first page names; the rest is in the annex. */
const FIRST_QUESTIONS = 3;

function introduction(brief: Brief): string {
  const { introduction: own, website } = serviceText(brief);
  const text = own
    .replace('{trade}', TRADE_CONTENT[brief.selection.trade].accusative)
    .replace('{size}', sizeName(brief.selection.size));
  if (website === null) return text;
  return `${text} ${SITE_OF_SERVICE[siteOf(brief) === 'existing' ? 'existing' : website]}`;
}

/** What is needed of the client first: for a website that is made or stands, and for the service. */
const needs = (brief: Brief): string[] => [
  ...websiteNeeds(brief),
  ...(changesExisting(brief) ? [EXISTING_SITE_NEEDS] : []),
  ...ofSite(brief, serviceText(brief).needs),
];

/** More names than these would be a list nobody reads; it is in the annex. */
const NAMED_PAGES = 12;

const pagesOf = (titles: readonly string[]): string =>
  titles.length > NAMED_PAGES
    ? `${FIRST_PAGE.pageCount} ${titles.length} (${FIRST_PAGE.listed})`
    : `${FIRST_PAGE.pages} ${formatList(titles)}`;

const newWebsite = (pages: readonly string[]): string =>
  `${FIRST_PAGE.website} (${lowerFirst(FIRST_PAGE.pageCount)} ${pages.length})`;

function deadlineNote(brief: Brief): Block[] {
  const warning = deadlineWarning(brief);
  return warning.length === 0 ? [] : [note(warning.join(' '))];
}

function whatYouGet(brief: Brief): string[] {
  const site = siteOf(brief);
  const features = selectedFeatures(brief).map(featureName).map(lowerFirst);
  const pages = sitePages(plannedSite(brief)).pages.map(({ title }) => title);
  return [
    ...(site === 'built' ? [pagesOf(pages)] : []),
    ...deliverablesOf(brief.selection),
    ...(site === 'beside' ? [newWebsite(pages)] : []),
    ...(features.length > 0 ? [`${oneOrMore(FIRST_PAGE.features, features)} ${formatList(features)}`] : []),
  ];
}

function overview(brief: Brief): Block[] {
  const { selection, quote, site } = brief;
  const { service, timeline, budget } = selection;
  const wanted: [string, string] = [
    deadlineLabel(service),
    timeline ? timelineName(timeline) : FACTS.undecided.timeline,
  ];
  return factsTable(FACTS.overview, [
    ...priceRows(pricesOf(quote)).map((price): [string, string] => [
      price.label,
      priceInWords(price, site.vat),
    ]),
    [FACTS.budget, budget ? budgetLabel(budget) : FACTS.undecided.budget],
    ...shownDurations(quote).map(({ label, value }): [string, string] => [label, value]),
    // The note below names what may be missed.
    ...(isTight(brief) ? [] : [wanted]),
  ]);
}

function annex({ includeRisks }: Brief): string {
  const named = [...FIRST_PAGE.annexed, ...(includeRisks ? [FIRST_PAGE.annexedRisks] : [])];
  return `${FIRST_PAGE.annex} ${formatList(named)}.`;
}

/** One page in plain words for the client: what it is, what they get, what it costs, what is needed of them. */
export const summary = (brief: Brief): Block[] => [
  enrichable(introduction(brief)),
  heading(FIRST_PAGE.get),
  ...list(whatYouGet(brief)),
  ...overview(brief),
  ...deadlineNote(brief),
  heading(FIRST_PAGE.fromClient),
  ...list([...needs(brief), withFeedback(FIRST_PAGE.answers)]),
  heading(FIRST_PAGE.first),
  ...list(questionsOf(brief).slice(0, FIRST_QUESTIONS)),
  { ...note(annex(brief)), annex: true },
];
