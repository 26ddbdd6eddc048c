import { useId } from 'react';
import { FEATURE_CONTENT } from '#content/features.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import type { FeatureId } from '#domain/quote/catalogue.ts';
import { featureName } from '#domain/quote/labels.ts';
import { featurePrice } from '#domain/quote/list-price.ts';
import { CheckboxCard } from '../design/checkbox-card.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { CardTexts } from './choice-group.tsx';
import { FeatureTooltip } from './tooltips.tsx';
import { useFeatures } from './use-features.ts';
import { useWizardContext } from './wizard-context.tsx';

interface FeatureGroupProps {
  title: string;
  features: readonly FeatureId[];
  initiallyOpen: boolean;
}

/** A category of features that folds; its heading counts what is selected inside. */
export function FeatureGroup({ title, features, initiallyOpen }: FeatureGroupProps) {
  const { selected } = useFeatures();
  const headingId = useId();
  const count = features.filter((id) => selected.includes(id)).length;
  return (
    <Disclosure
      open={initiallyOpen}
      title={
        <span className="flex items-baseline justify-between gap-4">
          <span id={headingId}>{tied(title)}</span>
          <span className="numeral text-mark text-ink-2">
            Vybrané: {count} {zBefore(features.length)}
            {features.length}
          </span>
        </span>
      }
    >
      <FeatureList features={features} labelledBy={headingId} />
    </Disclosure>
  );
}

interface FeatureListProps {
  features: readonly FeatureId[];
  /** Id of the heading over the list. */
  labelledBy: string;
}

/** Features to choose from, each with its price and what it brings. */
export function FeatureList({ features, labelledBy }: FeatureListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-2 text-ink">
      {features.map((feature) => (
        <FeatureRow key={feature} feature={feature} />
      ))}
    </ul>
  );
}

function FeatureRow({ feature }: { feature: FeatureId }) {
  const { book } = useWizardContext();
  const { selected, toggle } = useFeatures();
  return (
    <li className="relative">
      <CheckboxCard className="pr-12" checked={selected.includes(feature)} onChange={() => toggle(feature)}>
        <CardTexts
          label={tied(featureName(feature))}
          meta={book ? featurePrice(book.feature[feature]) : undefined}
        >
          {FEATURE_CONTENT[feature].description}
        </CardTexts>
      </CheckboxCard>
      {/* Inside the card, and no part of its target. */}
      <span className="absolute top-1.5 right-0.5 z-2">
        <FeatureTooltip feature={feature} />
      </span>
    </li>
  );
}
