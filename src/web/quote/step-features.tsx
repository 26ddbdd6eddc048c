import { FEATURE_CATEGORY_NAMES } from '#content/options.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import {
  FEATURE_CATEGORIES,
  FEATURE_IDS,
  FEATURES,
  type FeatureCategory,
  TRADES,
  type TradeId,
} from '#domain/quote/catalogue.ts';
import { featureName } from '#domain/quote/labels.ts';
import { featurePrice } from '#domain/quote/list-price.ts';
import { DescriptionField } from './description-field.tsx';
import { FeatureGroup } from './feature-group.tsx';
import { fieldId } from './field-focus.ts';
import { useFeatures } from './use-features.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The group that is open when the step is entered (specification 2). */
const OPEN_CATEGORY: FeatureCategory = 'lead-generation';

/** Step 3, detailed mode only: features, all optional, and the description of the project. */
export function StepFeatures() {
  const { state } = useWizardContext();
  const trade = state.form.selectedTrade;
  const offered = FEATURE_IDS.filter((id) => trade === '' || FEATURES[id].applicableTrades.includes(trade));
  const groups = FEATURE_CATEGORIES.map((category) => ({
    category,
    features: offered.filter((id) => FEATURES[id].category === category),
  })).filter(({ features }) => features.length > 0);
  return (
    <div className="grid gap-8">
      {trade !== '' && <Recommended trade={trade} />}
      <div id={fieldId('selectedFeatures')} className="border-t border-line">
        {groups.map(({ category, features }) => (
          <FeatureGroup
            key={category}
            title={FEATURE_CATEGORY_NAMES[category]}
            features={features}
            initiallyOpen={category === OPEN_CATEGORY}
          />
        ))}
      </div>
      <DescriptionField />
    </div>
  );
}

/** What usually pays off for the trade, to be taken with one press. The same features stand in the groups below. */
function Recommended({ trade }: { trade: TradeId }) {
  const { book } = useWizardContext();
  const { selected, toggle } = useFeatures();
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are no form controls
    <div role="group" aria-labelledby="wizard-recommended">
      <h4 id="wizard-recommended" className="mark mb-2">
        Odporúčané pre {TRADE_CONTENT[trade].accusative}
      </h4>
      <div className="flex flex-wrap gap-2">
        {TRADES[trade].recommendedFeatures.map((feature) => (
          <button
            key={feature}
            type="button"
            className="wizard-chip"
            aria-pressed={selected.includes(feature)}
            onClick={() => toggle(feature)}
          >
            {featureName(feature)}
            {book && <span className="font-mono text-mark">{featurePrice(book.feature[feature])}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
