import { Link } from 'react-router';
import { TRADE_CATEGORY_NAMES } from '#content/options.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { OTHER_TRADE } from '#content/wizard.ts';
import { tied } from '#domain/kernel/text.ts';
import {
  TRADE_CATEGORIES,
  TRADE_IDS,
  TRADES,
  type TradeCategory,
  type TradeId,
} from '#domain/quote/catalogue.ts';
import { furtherServices } from '#domain/quote/labels.ts';
import { FORM_FIELDS } from '#domain/quote/wizard-form.ts';
import { classes } from '../design/classes.ts';
import { Disclosure } from '../design/disclosure.tsx';
import { DrawnChoice } from '../design/drawn-choice.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { TradeIllustration } from '../trades/trade-illustration.tsx';
import { carryToContact } from './carry-to-contact.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { useChoice } from './use-choice.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Sample services shown with a trade; the rest is counted (decisions 1.11). */
const SHOWN_SERVICES = 2;

/** How much of the three columns a group of cards takes, by its number of cards. */
const COLUMNS = ['', 'col-span-1', 'col-span-2', 'col-span-3'] as const;
const INNER_COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3'] as const;

/** Step 2: the nine trades, grouped by category. */
export function StepTrade() {
  const trade = useChoice('selectedTrade');
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        id={trade.id}
        legend={FORM_FIELDS.selectedTrade.label}
        legendHidden
        error={trade.error}
        className="drawn-choices grid grid-cols-3 gap-x-1 gap-y-1.5 sm:gap-x-3 sm:gap-y-2"
      >
        {TRADE_CATEGORIES.map((category, index) => (
          <TradeGroup key={category} category={category} first={index === 0} option={trade.option} />
        ))}
      </ChoiceGroup>
      <AllSamples />
      <OtherTrade />
    </div>
  );
}

interface TradeGroupProps {
  category: TradeCategory;
  /** Nothing stands above it. */
  first: boolean;
  option: ReturnType<typeof useChoice<'selectedTrade'>>['option'];
}

function TradeGroup({ category, first, option }: TradeGroupProps) {
  const headingId = `wizard-trades-${category}`;
  const trades = TRADE_IDS.filter((id) => TRADES[id].category === category);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would announce the question twice
    <div
      role="group"
      aria-labelledby={headingId}
      className={`row-span-2 grid grid-rows-subgrid ${COLUMNS[trades.length]}`}
    >
      <h4 id={headingId} className={classes('mark self-end max-sm:tracking-tight', !first && 'pt-1.5')}>
        {tied(TRADE_CATEGORY_NAMES[category])}
      </h4>
      <div className={`grid gap-1 sm:gap-3 ${INNER_COLUMNS[trades.length]}`}>
        {trades.map((id) => (
          <TradeCard key={id} trade={id} {...option(id)} />
        ))}
      </div>
    </div>
  );
}

/** A trade as its drawing and name; on a desk with sample services (decisions 8.6). */
function TradeCard({ trade, ...input }: { trade: TradeId } & ReturnType<TradeGroupProps['option']>) {
  return (
    <DrawnChoice
      {...input}
      drawing={<TradeIllustration trade={trade} />}
      label={tied(TRADE_CONTENT[trade].name)}
      details={<SampleServices trade={trade} />}
    />
  );
}

/** What does not fit on the cards. */
function AllSamples() {
  return (
    <Disclosure title="Čo robia jednotlivé remeslá" className="drawn-choice-rest">
      <dl className="grid gap-3 text-small">
        {TRADE_IDS.map((trade) => (
          <div key={trade}>
            <dt className="font-semibold text-ink">{tied(TRADE_CONTENT[trade].name)}</dt>
            <dd>
              <SampleServices trade={trade} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** A way out for a tenth trade, with what was answered so far (decisions 8.6). */
function OtherTrade() {
  const { state } = useWizardContext();
  return (
    <p>
      {OTHER_TRADE.question}{' '}
      <Link
        to={`${CONTACT_HREF}#napiste`}
        className="text-link"
        onClick={() => carryToContact(state, Date.now())}
      >
        {OTHER_TRADE.link}
      </Link>
    </p>
  );
}

/** The first services of a trade as samples, and how many follow. */
function SampleServices({ trade }: { trade: TradeId }) {
  const { services } = TRADE_CONTENT[trade];
  const further = services.length - SHOWN_SERVICES;
  return (
    <>
      {services.slice(0, SHOWN_SERVICES).map((service) => (
        <span key={service} className="block">
          {tied(service)}
        </span>
      ))}
      {further > 0 && <span className="block font-mono text-mark">{furtherServices(further)}</span>}
    </>
  );
}
