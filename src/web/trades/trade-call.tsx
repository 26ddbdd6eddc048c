import { Link } from 'react-router';
import { TRADE_PAGE } from '#content/trade-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { PriceView } from '../quote/price-view.tsx';
import type { TradePageProps } from './trade-page.tsx';
import type { Sample } from './use-sample.ts';

interface TradeCallProps {
  page: Pick<TradePageProps, 'sentences' | 'notes' | 'others'>;
  sample: Sample;
}

/** The way on: the wizard with the choices of the sample, or the page of another trade. */
export function TradeCall({ page, sample }: TradeCallProps) {
  const { quote } = sample;
  return (
    <>
      <Sheet registered className="pricing">
        <div className="pricing-price">
          <PriceView price={{ ...quote, timeline: quote.timelineText }} size="large" />
          <p className="mt-4 text-small text-ink-2">{page.notes.join(' ')}</p>
        </div>
        <div className="pricing-factors trade-call">
          <p>{page.sentences.call}</p>
          <ButtonLink to={sample.wizard} preventScrollReset variant="primary">
            {TRADE_PAGE.primaryCta} <Arrow />
          </ButtonLink>
        </div>
      </Sheet>
      <nav aria-label={TRADE_PAGE.others} className="trade-others">
        <p className="mark">{TRADE_PAGE.others}</p>
        <ul>
          {page.others.map(({ to, label }) => (
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
