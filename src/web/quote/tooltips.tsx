import { FEATURE_CONTENT } from '#content/features.ts';
import { COMPLEXITY_NAMES, PRICE_FACTORS } from '#content/options.ts';
import { tied } from '#domain/kernel/text.ts';
import { FEATURES, type FeatureId } from '#domain/quote/catalogue.ts';
import { featureName } from '#domain/quote/labels.ts';
import { featurePrice } from '#domain/quote/list-price.ts';
import { pricesInBrief, pricesOf, type ShownPrices, shownDurations } from '#domain/quote/price-total.ts';
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

/** The prices, the time frame and 'Cenové faktory' (specification 2, "Price tooltip"). */
export function PriceTooltip({ price }: { price: ShownPrices }) {
  return (
    <HelpTip variant="price" label="Viac o&nbsp;cene">
      <p className="numeral font-medium">{pricesInBrief(pricesOf(price))}</p>
      {shownDurations(price).map(({ label, value }) => (
        <p key={label} className="text-ink-2">
          {label}: {value}
        </p>
      ))}
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
