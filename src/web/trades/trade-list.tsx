import { Link } from 'react-router';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { TradeIllustration } from './trade-illustration.tsx';
import './trade.css';

interface TradeListProps {
  trades: readonly { trade: TradeId; to: string; accusative: string; description: string }[];
}

/** Whom the websites are for: each cell leads to the landing page of a trade. */
export function TradeList({ trades }: TradeListProps) {
  return (
    <ul className="trade-list">
      {trades.map(({ trade, to, accusative, description }) => (
        <li key={trade}>
          <TradeIllustration trade={trade} className="trade-list-drawing" />
          <div>
            <h3 className="text-base leading-tight">
              <Link to={to} className="card-link">
                Web pre {accusative}
              </Link>
            </h3>
            <p className="text-small text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
