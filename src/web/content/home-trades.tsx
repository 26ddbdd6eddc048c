import { Link } from 'react-router';
import { tradePath } from '#domain/content/paths.ts';
import { TRADE_IDS } from '#domain/quote/catalogue.ts';
import { tradeName } from '#domain/quote/labels.ts';
import { TradeIllustration } from '../quote/trade-illustration.tsx';

/** Whom the websites are for, as a strip of small drawings; each leads to the landing page of its trade. */
export function HomeTrades() {
  return (
    <ul className="trade-strip">
      {TRADE_IDS.map((trade) => (
        <li key={trade}>
          <TradeIllustration trade={trade} />
          <Link to={tradePath(trade)} className="card-link">
            {tradeName(trade)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
