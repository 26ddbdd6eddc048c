import {
  CHOICE_RISKS,
  FEATURE_RISKS,
  HOSTING_RISK,
  INQUIRY_RISK,
  MATERIALS_RISK,
  RISKS_TABLE,
  SCOPE_RISK,
  SERVICE_RISKS,
} from '#content/prd/risks.ts';
import { INTRO } from '#content/prd/summary.ts';
import { aboveBudget, canBeReduced } from '../../quote/notes.ts';
import { countedSelection } from '../../quote/selection.ts';
import { paragraph, table } from '../blocks.ts';
import {
  type Brief,
  caresForServer,
  isApplicable,
  materialsFor,
  ofSite,
  perFeature,
  selectedFeatures,
  siteOf,
  takesInquiries,
} from '../brief.ts';
import { isFinished, isTight, withFeedback } from '../deadline.ts';
import type { Block } from '../document.ts';

/** From this many features on, testing and clarity suffer. */
const MANY_FEATURES = 8;

/** Whether the price is above the expected sum, and whether a smaller scope helps. */
function overBudget(brief: Brief): Record<'overBudget' | 'farOverBudget', boolean> {
  const { quote, selection } = brief;
  const above = aboveBudget(quote.oneOff, selection);
  const isOver = above !== null && above.least > 0;
  const helps = isOver && canBeReduced(countedSelection(selection), above.sum);
  return { overBudget: helps, farOverBudget: isOver && !helps };
}

function choiceRisks(brief: Brief) {
  const { selection } = brief;
  const features = selectedFeatures(brief);
  const conditions: Record<keyof typeof CHOICE_RISKS, boolean> = {
    asap: selection.timeline === 'asap' && (isFinished(brief) || siteOf(brief) !== 'existing'),
    tightDeadline: selection.timeline !== 'asap' && isTight(brief),
    flexible: selection.timeline === 'flexible' && isFinished(brief),
    manyFeatures: features.length >= MANY_FEATURES,
    quick: selection.mode === 'quick',
    large: selection.size === 'large' && siteOf(brief) !== 'existing',
    largeBudget: selection.budget === '8000+',
    ...overBudget(brief),
    inapplicable: features.some((id) => !isApplicable(brief, id)),
  };
  return Object.entries(CHOICE_RISKS)
    .filter(([id]) => Object.entries(conditions).some(([key, holds]) => key === id && holds))
    .map(([, risk]) => ({ ...risk, mitigation: withFeedback(risk.mitigation) }));
}

/** Risks of the choices first, then of features, service and of any project. */
export const risks = (brief: Brief): Block[] => [
  paragraph(INTRO.risks),
  ...table(
    RISKS_TABLE,
    [
      ...choiceRisks(brief),
      ...perFeature(brief, FEATURE_RISKS),
      ...ofSite(brief, SERVICE_RISKS[brief.selection.service]),
      MATERIALS_RISK[materialsFor(brief)],
      SCOPE_RISK,
      ...(takesInquiries(brief) ? [INQUIRY_RISK] : []),
      ...(caresForServer(brief) ? [HOSTING_RISK] : []),
    ].map(({ risk, probability, impact, mitigation }) => [risk, probability, impact, mitigation]),
  ),
];
