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
import { FEATURES, type FeatureId } from '../../quote/catalogue.ts';
import { featureName } from '../../quote/labels.ts';
import { DESCRIPTION_MIN } from '../../quote/limits.ts';
import { deadlineNote } from '../../quote/notes.ts';
import { paragraph } from '../blocks.ts';
import {
  type Brief,
  isApplicable,
  missingRecommended,
  perFeature,
  selectedFeatures,
  siteOf,
} from '../brief.ts';
import { deadlineQuestion } from '../deadline.ts';
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
  ...when(brief.selection.timeline === null, MISSING.timeline),
  ...when(brief.selection.timeline === 'asap', MISSING.asap),
  ...when(brief.selection.timeline === '3-6-months', MISSING.later),
  ...aboutRemarks(brief),
];

/** The remarks of the quote and what follows from them; of the deadline its own question says more. */
function aboutRemarks({ selection, quote }: Brief): string[] {
  const remarks = quote.notes.filter((remark) => !deadlineNote(selection).includes(remark));
  return remarks.length === 0 ? [] : [[...remarks, DECISION.note].join(' ')];
}

function recommended(brief: Brief): string[] {
  const missing = missingRecommended(brief).map(featureName).map(lowerFirst);
  if (missing.length === 0) return [];
  const several = brief.selection.mode === 'quick' ? DECISION.quick : DECISION.recommended;
  const question = missing.length === 1 ? DECISION.oneRecommended : several;
  return [`${question} ${formatList(missing)}?`];
}

function inapplicable(brief: Brief): string[] {
  const features = selectedFeatures(brief).filter((id) => !isApplicable(brief, id));
  if (features.length === 0) return [];
  const [before, after] = DECISION.inapplicable[features.length === 1 ? 'one' : 'more'];
  return [`${before} ${formatList(features.map((id) => `„${featureName(id)}“`))} ${after}`];
}

function aboutSize(brief: Brief): string[] {
  const { mode, size } = brief.selection;
  const features = selectedFeatures(brief);
  if (mode === 'quick' || siteOf(brief) !== 'built') return [];
  const isCalculator = (id: FeatureId) => FEATURES[id].category === 'calculator';
  return [
    ...when(features.length === 0, MISSING.noFeatures),
    ...when(size === 'large' && !features.some(isCalculator), MISSING.largeWithoutCalculator),
    ...when(size === 'large' && !features.includes('multi-location'), MISSING.largeWithoutLocations),
  ];
}

/**
 * Every question that follows from what is missing or does not fit, the most pressing first; `isWarned` of a deadline
 * where they are asked.
 */
export const questionsOf = (brief: Brief, isWarned: boolean): string[] => [
  ...aboutDescription(brief),
  ...deadlineQuestion(brief, isWarned),
  ...aboutTerms(brief),
  ...inapplicable(brief),
  ...aboutSize(brief),
  ...SERVICE_QUESTIONS[brief.selection.service],
  ...perFeature(brief, FEATURE_QUESTIONS),
  ...recommended(brief),
  ...aboutClient(brief),
  ...(siteOf(brief) === 'existing' ? [] : NEW_SITE_QUESTIONS),
  ...COMMON_QUESTIONS,
];

export const openQuestions = (brief: Brief): Block[] => [
  paragraph(INTRO.questions),
  { kind: 'numbered', items: questionsOf(brief, false) },
];
