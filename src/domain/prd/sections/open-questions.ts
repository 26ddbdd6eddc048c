import {
  COMMON_QUESTIONS,
  DECISION,
  FEATURE_QUESTIONS,
  MISSING,
  NEW_SITE_QUESTIONS,
  SERVICE_QUESTIONS,
} from '#content/prd/questions.ts';
import { INTRO } from '#content/prd/summary.ts';
import { formatList } from '../../kernel/format.ts';
import { lowerFirst } from '../../kernel/text.ts';
import { FEATURE_IDS, FEATURES, type FeatureId } from '../../quote/catalogue.ts';
import { featureName } from '../../quote/labels.ts';
import { DESCRIPTION_MIN } from '../../quote/limits.ts';
import { aboveBudget } from '../../quote/notes.ts';
import { paragraph } from '../blocks.ts';
import {
  type Brief,
  isApplicable,
  makesCode,
  materialsFor,
  missingRecommended,
  ofSite,
  perFeature,
  selectedFeatures,
  siteOf,
} from '../brief.ts';
import { deadlineQuestion, isFinished } from '../deadline.ts';
import type { Block } from '../document.ts';

/** A description shorter than this says what, but not why. Characters. */
const TELLING_DESCRIPTION = 80;

const when = (holds: boolean, question: string): string[] => (holds ? [question] : []);

function aboutDescription({ description }: Brief): string[] {
  const { length } = description.trim();
  if (length < DESCRIPTION_MIN) return [MISSING.description];
  return when(length < TELLING_DESCRIPTION, MISSING.shortDescription);
}

const aboutClient = ({ client }: Brief): string[] => [
  ...when(client.name === '', MISSING.name),
  ...when(client.email === '', MISSING.email),
  ...when(client.phone === '', MISSING.phone),
  ...when(client.company === '', MISSING.company),
];

const aboutTerms = (brief: Brief): string[] => [
  ...when(brief.selection.budget === null, MISSING.budget),
  ...when(brief.selection.timeline === null, isFinished(brief) ? MISSING.end : MISSING.begin),
  ...when(brief.selection.timeline === 'asap', MISSING.asap[materialsFor(brief)]),
  ...when(brief.selection.timeline === '3-6-months' && isFinished(brief), MISSING.later),
  ...aboutPrice(brief),
];

/** From what the price differs: the usual price, and the sum where that may not be enough. */
function aboutPrice({ quote, selection }: Brief): string[] {
  const { sum, usual, both } = DECISION.price;
  const isUnusual = quote.notes.some(({ kind }) => kind === 'usual');
  const exceeds = (aboveBudget(quote.oneOff, selection)?.most ?? 0) > 0;
  if (isUnusual && exceeds) return [both];
  return [...when(isUnusual, usual), ...when(exceeds, sum)];
}

function recommended(brief: Brief): string[] {
  const [first, ...others] = missingRecommended(brief).map(featureName);
  if (first === undefined) return [];
  const [before, after] = DECISION.oneRecommended;
  if (others.length === 0) return [`${before} „${first}“, ${after}`];
  const question = brief.selection.mode === 'quick' ? DECISION.quick : DECISION.recommended;
  return [`${question} ${[first, ...others].map(lowerFirst).join(', ')}.`];
}

function inapplicable(brief: Brief): string[] {
  const features = selectedFeatures(brief).filter((id) => !isApplicable(brief, id));
  if (features.length === 0) return [];
  const [before, after] = DECISION.inapplicable[features.length === 1 ? 'one' : 'more'];
  return [`${before} ${formatList(features.map((id) => `„${featureName(id)}“`))} ${after}`];
}

const CALCULATORS = FEATURE_IDS.filter((id) => FEATURES[id].category === 'calculator');

function aboutSize(brief: Brief): string[] {
  const { mode, size } = brief.selection;
  const features = selectedFeatures(brief);
  if (mode === 'quick' || siteOf(brief) !== 'built') return [];
  // Only what the wizard offers to the trade is missed.
  const misses = (ids: readonly FeatureId[]) =>
    size === 'large' && ids.some((id) => isApplicable(brief, id)) && !ids.some((id) => features.includes(id));
  return [
    ...when(features.length === 0, MISSING.noFeatures),
    ...when(misses(CALCULATORS), MISSING.largeWithoutCalculator),
    ...when(misses(['multi-location']), MISSING.largeWithoutLocations),
  ];
}

function aboutNewSite(brief: Brief): string[] {
  const site = siteOf(brief);
  return site === 'existing' ? [] : [NEW_SITE_QUESTIONS[site], NEW_SITE_QUESTIONS.both];
}

/** Every question that follows from what is missing or does not fit, the most pressing first. */
export const questionsOf = (brief: Brief): string[] => [
  ...aboutDescription(brief),
  ...deadlineQuestion(brief),
  ...aboutTerms(brief),
  ...inapplicable(brief),
  ...aboutSize(brief),
  ...ofSite(brief, SERVICE_QUESTIONS[brief.selection.service]),
  ...perFeature(brief, FEATURE_QUESTIONS),
  ...recommended(brief),
  ...aboutClient(brief),
  ...aboutNewSite(brief),
  COMMON_QUESTIONS[materialsFor(brief)],
  COMMON_QUESTIONS.approval[makesCode(brief) ? 'made' : 'changed'],
];

export const openQuestions = (brief: Brief): Block[] => [
  paragraph(INTRO.questions),
  { kind: 'numbered', items: questionsOf(brief) },
];
