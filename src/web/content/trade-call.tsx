import { Link } from 'react-router';
import { TRADE_PAGE } from '#content/trade-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { PriceView } from '../quote/price-view.tsx';
import type { NavigationLink } from '../shell/navigation.ts';
import type { Sample } from './use-sample.ts';

interface TradeCallProps {
  sample: Sample;
  notes: readonly string[];
  others: readonly NavigationLink[];
}

/** The way on: the wizard with the choices of the sample, or the page of another trade. */
export function TradeCall({ sample, notes, others }: TradeCallProps) {
  const { quote } = sample;
  return (
    <>
      <Sheet registered className="pricing">
        <div className="pricing-price">
          <PriceView price={{ ...quote, timeline: quote.timelineText }} size="large" />
          <p className="mt-4 text-small text-ink-2">{notes.join(' ')}</p>
        </div>
        <div className="pricing-factors trade-call">
          <p>{TRADE_PAGE.callText}</p>
          <ButtonLink to={sample.wizard} preventScrollReset variant="primary">
            {TRADE_PAGE.primaryCta} <Arrow />
          </ButtonLink>
        </div>
      </Sheet>
      <nav aria-label={TRADE_PAGE.others} className="trade-others">
        <p className="mark">{TRADE_PAGE.others}</p>
        <ul>
          {others.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
