import type { TradeId } from '#domain/quote/catalogue.ts';
import { CardLink } from '../design/card-link.tsx';
import { TradeIllustration } from '../trades/trade-illustration.tsx';

interface HomeTradesProps {
  trades: readonly { trade: TradeId; to: string; name: string }[];
}

/** Whom the websites are for, as a strip of small drawings; each leads to the landing page of its trade. */
export function HomeTrades({ trades }: HomeTradesProps) {
  return (
    <ul className="grid grid-cols-3 border-t-stroke border-ink lg:grid-cols-9">
      {trades.map(({ trade, to, name }) => (
        <li key={trade} className={CELL}>
          <TradeIllustration trade={trade} className="w-28 max-w-full" />
          <CardLink to={to}>{name}</CardLink>
        </li>
      ))}
    </ul>
  );
}

const CELL =
  'relative grid content-start justify-items-center gap-2 border-line border-b px-0.5 pt-5 pb-4 max-sm:pt-3 max-sm:pb-3 text-center text-row leading-tight font-semibold max-xs:px-0 max-xs:tracking-tight lg:not-first:border-l';
