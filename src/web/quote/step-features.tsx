import { FEATURE_CATEGORY_NAMES } from '#content/options.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { tied } from '#domain/kernel/text.ts';
import {
  FEATURE_CATEGORIES,
  FEATURE_IDS,
  FEATURES,
  type FeatureCategory,
  type FeatureId,
  isOffered,
  recommendedFeatures,
  type TradeId,
} from '#domain/quote/catalogue.ts';
import { DescriptionField } from './description-field.tsx';
import { FeatureGroup, FeatureList } from './feature-group.tsx';
import { fieldId } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The group that is open when the step is entered (specification 2). */
const OPEN_CATEGORY: FeatureCategory = 'lead-generation';

/** Step 3, detailed mode only: features, all optional, and the description of the project. */
export function StepFeatures() {
  const { state } = useWizardContext();
  const trade = state.form.selectedTrade;
  const offered = (id: FeatureId) => isOffered(id, state.service, trade);
  const recommended = trade === '' ? [] : recommendedFeatures(trade, state.service);
  const others = FEATURE_IDS.filter((id) => !recommended.includes(id) && offered(id));
  const groups = FEATURE_CATEGORIES.map((category) => ({
    category,
    features: others.filter((id) => FEATURES[id].category === category),
  })).filter(({ features }) => features.length > 0);
  return (
    <div className="grid gap-8">
      <div id={fieldId('selectedFeatures')}>
        {trade !== '' && <Recommended trade={trade} features={recommended} />}
        <div className="border-t border-line">
          {groups.map(({ category, features }) => (
            <FeatureGroup
              key={category}
              title={FEATURE_CATEGORY_NAMES[category]}
              features={features}
              initiallyOpen={category === OPEN_CATEGORY}
            />
          ))}
        </div>
      </div>
      <DescriptionField />
    </div>
  );
}

/** What usually pays off for the trade, before everything else; the groups below hold the rest. */
function Recommended({ trade, features }: { trade: TradeId; features: readonly FeatureId[] }) {
  const headingId = 'wizard-recommended';
  return (
    <div className="mb-6">
      <h4 id={headingId} className="mark mb-2">
        Odporúčané pre {tied(TRADE_CONTENT[trade].accusative)}
      </h4>
      <FeatureList features={features} labelledBy={headingId} />
    </div>
  );
}
