import { FEATURE_CONTENT } from '#content/features.ts';
import { COMPLEXITY_NAMES, PRICE_FACTORS } from '#content/options.ts';
import { formatEuroRange } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { FEATURES, type FeatureId } from '#domain/quote/catalogue.ts';
import type { PriceRange } from '#domain/quote/estimate.ts';
import { featureName } from '#domain/quote/labels.ts';
import { featurePrice } from '#domain/quote/list-price.ts';
import { HelpTip } from '../design/help-tip.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** Name, description, list price and complexity of a feature (specification 2, "Tooltip helper variants"). */
export function FeatureTooltip({ feature }: { feature: FeatureId }) {
  const { book } = useWizardContext();
  const name = featureName(feature);
  return (
    <HelpTip variant="feature" label={`Viac o\u00A0funkcii ${name}`}>
      <p className="font-semibold">{tied(name)}</p>
      <p className="mt-1">{tied(FEATURE_CONTENT[feature].tooltip)}</p>
      <p className="mt-2 flex justify-between gap-4 font-mono text-mark">
        {book && <span>{featurePrice(book.feature[feature])}</span>}
        <span>{COMPLEXITY_NAMES[FEATURES[feature].complexity]}</span>
      </p>
    </HelpTip>
  );
}

/** Price range, timeline and 'Cenové faktory' (specification 2, "Price tooltip"). */
export function PriceTooltip({ range, timeline }: { range: PriceRange; timeline: string }) {
  return (
    <HelpTip variant="price" label="Viac o&nbsp;cene">
      <p className="font-mono font-medium">{formatEuroRange(range.min, range.max)}</p>
      <p className="text-ink-2">{timeline}</p>
      <p className="mt-2 font-semibold">Cenové faktory</p>
      <ul className="list-disc pl-5">
        {PRICE_FACTORS.items.map((factor) => (
          <li key={factor}>{tied(factor)}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{PRICE_FACTORS.note}</p>
    </HelpTip>
  );
}
