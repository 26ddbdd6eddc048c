import { TRADE_CATEGORY_NAMES } from '#content/options.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { TRADE_CATEGORIES, TRADE_IDS, TRADES, type TradeCategory } from '#domain/quote/catalogue.ts';
import { furtherServices } from '#domain/quote/labels.ts';
import { RadioCard } from '../design/radio-card.tsx';
import { CardTexts, ChoiceGroup } from './choice-group.tsx';
import { TradeIllustration } from './trade-illustration.tsx';
import { useChoice } from './use-choice.ts';

/** Sample services shown on a card; the rest is counted (decisions 1.11). */
const SHOWN_SERVICES = 2;

/** Step 2: the nine trades, grouped by category. */
export function StepTrade() {
  const trade = useChoice('selectedTrade');
  return (
    <ChoiceGroup id={trade.id} legend="Typ remesla" legendHidden error={trade.error} className="grid gap-6">
      {TRADE_CATEGORIES.map((category) => (
        <TradeGroup key={category} category={category} option={trade.option} />
      ))}
    </ChoiceGroup>
  );
}

interface TradeGroupProps {
  category: TradeCategory;
  option: ReturnType<typeof useChoice<'selectedTrade'>>['option'];
}

function TradeGroup({ category, option }: TradeGroupProps) {
  const headingId = `wizard-trades-${category}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would announce the question twice
    <div role="group" aria-labelledby={headingId}>
      <h4 id={headingId} className="mark mb-2">
        {TRADE_CATEGORY_NAMES[category]}
      </h4>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {TRADE_IDS.filter((id) => TRADES[id].category === category).map((id) => (
          <RadioCard key={id} {...option(id)}>
            <TradeIllustration trade={id} className="float-right mb-1 ml-3 w-20 lg:w-16" />
            <CardTexts label={TRADE_CONTENT[id].name}>
              <SampleServices services={TRADE_CONTENT[id].services} />
            </CardTexts>
          </RadioCard>
        ))}
      </div>
    </div>
  );
}

function SampleServices({ services }: { services: readonly string[] }) {
  const further = services.length - SHOWN_SERVICES;
  return (
    <>
      {services.slice(0, SHOWN_SERVICES).map((service) => (
        <span key={service} className="block">
          {service}
        </span>
      ))}
      {further > 0 && <span className="mt-1 block font-mono text-mark">{furtherServices(further)}</span>}
    </>
  );
}
