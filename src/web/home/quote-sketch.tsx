import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '#domain/content/site.ts';
import { formatCents, formatEuroRange } from '#domain/kernel/format.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { SIZE_IDS, type SizeId, TRADE_IDS, type TradeId } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import { sizeName, tradeName } from '#domain/quote/labels.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { priceSummary } from '#domain/quote/price-summary.ts';
import { priceQuote, type Quote } from '#domain/quote/quote.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { HeroSheet } from '../design/hero.tsx';
import { large, medium, small } from '../design/illustrations/size-drawings.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { Segment, Segments } from '../design/segments.tsx';
import { Select } from '../design/select.tsx';
import { PriceView } from '../quote/price-view.tsx';
import { useKnownPriceBook } from '../quote/use-known-price-book.ts';
import { SIZE_PARAM, TRADE_PARAM, WIZARD_PARAM, wizardHref } from '../quote/wizard-link.ts';
import { TradeIllustration } from '../trades/trade-illustration.tsx';

interface Choice {
  trade: TradeId;
  size: SizeId;
}

/** What the server draws, and what stays where no scripts run. */
const START: Choice = { trade: 'electrician', size: 'medium' };
const SIZE_DRAWINGS: Record<SizeId, ReactNode> = { small, medium, large };

/** Without scripts the sheet is an example; on paper it shows what was chosen. */
const UNTRIED = 'noscript:block print:block';
const TRIED = 'noscript:hidden print:hidden';

/**
 * The quote sheet of the home page: trade and size price a website at once, by the wizard's own function, and the
 * button opens the wizard with them. A form, so that it leads there before the scripts have come, too.
 */
export function QuoteSketch({ book }: { book: PriceBook | null }) {
  const [form, choice] = useChoice();
  const quote = useSketch(choice, book);
  const navigate = useNavigate();
  const open = (event: FormEvent) => {
    event.preventDefault();
    navigate(wizardHref(DEFAULT_SERVICE, choice));
  };
  return (
    <HeroSheet
      cells={[
        { label: 'Výkres', value: 'Rozpočet' },
        { label: 'Platnosť', value: plural(site.quote.validDays, 'day') },
        { label: 'List', value: '1 / 1' },
      ]}
    >
      <form ref={form} onSubmit={open} autoComplete="off" className="grid gap-3">
        <input type="hidden" name={WIZARD_PARAM} value={DEFAULT_SERVICE} />
        <hgroup>
          <p className="mark">Orientačný rozpočet</p>
          <h2 className="mt-1 text-section">Koľko bude stáť váš web?</h2>
        </hgroup>
        <p className={`hidden font-semibold ${UNTRIED}`}>
          {tied(tradeName(choice.trade))} · {sizeName(choice.size)}
        </p>
        <TradeChoice shown={choice.trade} />
        <SizeChoice />
        <Bill quote={quote} />
        <Announcement quote={quote} />
        <Button type="submit" className={`w-full px-1 max-xs:text-small ${TRIED}`}>
          Pokračovať s&nbsp;touto voľbou <Arrow />
        </Button>
      </form>
    </HeroSheet>
  );
}

/** The choice of the native controls; what was chosen before the scripts came counts as well. */
function useChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(START);
  useEffect(() => {
    const { current } = form;
    const read = () => current && setChoice(choiceOf(new FormData(current)));
    read();
    current?.addEventListener('change', read);
    return () => current?.removeEventListener('change', read);
  }, []);
  return [form, choice] as const;
}

const choiceOf = (data: FormData): Choice => ({
  trade: TRADE_IDS.find((id) => id === data.get(TRADE_PARAM)) ?? START.trade,
  size: SIZE_IDS.find((id) => id === data.get(SIZE_PARAM)) ?? START.size,
});

/** The price of a quick estimate, as the wizard will show it. */
const useSketch = ({ trade, size }: Choice, book: PriceBook | null): Quote =>
  priceQuote(
    {
      ...{ service: DEFAULT_SERVICE, hasWebsite: false, mode: 'quick', trade, size },
      ...{ features: [], budget: null, timeline: null },
    },
    useKnownPriceBook(book),
  );

function TradeChoice({ shown }: { shown: TradeId }) {
  const id = useId();
  return (
    <div className={`flex items-end gap-4 ${TRIED}`}>
      <div className="flex-auto">
        <label htmlFor={id} className="mark mb-1.5 block">
          Vaše remeslo
        </label>
        <Select id={id} name={TRADE_PARAM} defaultValue={START.trade}>
          {TRADE_IDS.map((trade) => (
            <option key={trade} value={trade}>
              {tied(tradeName(trade))}
            </option>
          ))}
        </Select>
      </div>
      <TradeIllustration trade={shown} className="-mb-1 w-24 flex-none max-xs:w-16" />
    </div>
  );
}

function SizeChoice() {
  return (
    <Segments legend="Rozsah webu" className={TRIED}>
      {SIZE_IDS.map((size) => (
        <Segment key={size} name={SIZE_PARAM} value={size} defaultChecked={size === START.size}>
          <svg viewBox="0 0 96 58" className="illustration w-21 max-w-full" aria-hidden="true">
            {SIZE_DRAWINGS[size]}
          </svg>
          <span>{sizeName(size)}</span>
        </Segment>
      ))}
    </Segments>
  );
}

function Bill({ quote }: { quote: Quote }) {
  return (
    <>
      <dl className="-mt-1 -mb-2">
        {priceSummary(quote).map(({ label, amount }) => (
          <div key={label} className="bill-row py-1">
            <dt>{label}</dt>
            <dd className="bill-amount">{amount === 0 ? 'v\u00A0cene' : formatCents(amount)}</dd>
          </div>
        ))}
      </dl>
      <PriceView price={{ ...quote, servicePrice: null }} size="large" />
    </>
  );
}

/** Says the new price once the visitor has changed something; the first one is read with the page. */
function Announcement({ quote }: { quote: Quote }) {
  const { min, max } = quote.range;
  const text = `Orientačná cena ${formatEuroRange(min, max)}, ${quote.timelineText}`;
  const [first] = useState(text);
  return <LiveRegion>{text === first ? '' : text}</LiveRegion>;
}
