import { Link } from 'react-router';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { TradeIllustration } from '../trades/trade-illustration.tsx';

interface HomeTradesProps {
  trades: readonly { trade: TradeId; to: string; name: string }[];
}

/** Whom the websites are for, as a strip of small drawings; each leads to the landing page of its trade. */
export function HomeTrades({ trades }: HomeTradesProps) {
  return (
    <ul className="trade-strip">
      {trades.map(({ trade, to, name }) => (
        <li key={trade}>
          <TradeIllustration trade={trade} />
          <Link to={to} className="card-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
