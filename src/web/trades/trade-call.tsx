import { Link } from 'react-router';
import { TRADE_PAGE } from '#content/trade-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { SplitSheet } from '../design/split-sheet.tsx';
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
      <SplitSheet
        aside={
          <div className="grid h-full content-between justify-items-start gap-6 p-sheet">
            <p>{page.sentences.call}</p>
            <ButtonLink to={sample.wizard} preventScrollReset variant="primary" className="max-xs:w-full">
              {page.sentences.action} <Arrow />
            </ButtonLink>
          </div>
        }
      >
        <PriceView price={{ ...quote, servicePrice: null }} size="large" />
        <p className="mt-4 text-small text-ink-2">{page.notes.join(' ')}</p>
      </SplitSheet>
      <nav aria-label={TRADE_PAGE.others} className="mt-10">
        <p className="mark">{TRADE_PAGE.others}</p>
        <ul className="mt-1 flex flex-wrap gap-x-7">
          {page.others.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-target items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
