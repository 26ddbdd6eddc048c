import type { TradeId } from '#domain/quote/catalogue.ts';
import { CardLink } from '../design/card-link.tsx';
import { Cells } from '../design/cells.tsx';
import { TradeIllustration } from './trade-illustration.tsx';

interface TradeListProps {
  trades: readonly { trade: TradeId; to: string; accusative: string; description: string }[];
}

/** Whom the websites are for: each cell leads to the landing page of a trade. */
export function TradeList({ trades }: TradeListProps) {
  return (
    <Cells className={COLUMNS}>
      {trades.map(({ trade, to, accusative, description }) => (
        <li key={trade} className="relative flex items-center gap-4 p-5 sm:max-lg:last:col-span-2">
          <TradeIllustration trade={trade} className="w-22 flex-none" />
          <div>
            <h3 className="text-base leading-tight">
              <CardLink to={to}>{`Web pre ${accusative}`}</CardLink>
            </h3>
            <p className="text-small text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </Cells>
  );
}

const COLUMNS = 'sheet-light sm:grid-cols-2 lg:grid-cols-3';
