import { TRADE_CATEGORY_NAMES } from '#content/options.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import {
  TRADE_CATEGORIES,
  TRADE_IDS,
  TRADES,
  type TradeCategory,
  type TradeId,
} from '#domain/quote/catalogue.ts';
import { furtherServices } from '#domain/quote/labels.ts';
import { RadioCard } from '../design/radio-card.tsx';
import { CardTexts, ChoiceGroup } from './choice-group.tsx';
import { TradeIllustration } from './trade-illustration.tsx';
import { useChoice } from './use-choice.ts';

/** Sample services shown on a card; the rest is counted (decisions 1.11). */
const SHOWN_SERVICES = 2;

/** How much of the three columns a group of cards takes, by its number of cards. */
const COLUMNS = ['', 'lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3'] as const;
const INNER_COLUMNS = ['', 'lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3'] as const;

/** Step 2: the nine trades, grouped by category. */
export function StepTrade() {
  const trade = useChoice('selectedTrade');
  return (
    <ChoiceGroup
      id={trade.id}
      legend="Typ remesla"
      legendHidden
      error={trade.error}
      className="grid gap-x-3 gap-y-6 lg:grid-cols-3"
    >
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
  const trades = TRADE_IDS.filter((id) => TRADES[id].category === category);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would announce the question twice
    <div role="group" aria-labelledby={headingId} className={COLUMNS[trades.length]}>
      <h4 id={headingId} className="mark mb-2">
        {TRADE_CATEGORY_NAMES[category]}
      </h4>
      <div className={`grid gap-3 sm:grid-cols-2 ${INNER_COLUMNS[trades.length]}`}>
        {trades.map((id) => (
          <RadioCard key={id} {...option(id)} className="wizard-trade">
            <CardTexts label={TRADE_CONTENT[id].name} linesClass="wizard-samples">
              <SampleServices trade={id} />
            </CardTexts>
          </RadioCard>
        ))}
      </div>
    </div>
  );
}

/** The first services as samples, how many follow, and the drawing of the trade. */
function SampleServices({ trade }: { trade: TradeId }) {
  const { services } = TRADE_CONTENT[trade];
  const further = services.length - SHOWN_SERVICES;
  return (
    <>
      {services.slice(0, SHOWN_SERVICES).map((service) => (
        <span key={service} className="block">
          {service}
        </span>
      ))}
      <span className="wizard-samples-foot font-mono text-mark">
        {further > 0 && furtherServices(further)}
        <TradeIllustration trade={trade} className="-mr-1.5 ml-auto w-12 shrink-0 text-ink lg:w-11" />
      </span>
    </>
  );
}
