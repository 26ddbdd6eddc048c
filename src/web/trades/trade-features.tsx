import { featurePrice } from '#domain/quote/list-price.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import type { TradePageProps } from './trade-page.tsx';

interface TradeFeaturesProps extends Pick<TradePageProps, 'features'> {
  book: PriceBook | null;
}

/** The bill of recommended features: what each does for the trade, and its list price. */
export function TradeFeatures({ features, book }: TradeFeaturesProps) {
  return (
    <ul className="trade-features">
      {features.map(({ id, name, why }) => (
        <li key={id}>
          <h3 className="text-base leading-tight">{name}</h3>
          {book && <p className="bill-amount">{featurePrice(book.feature[id])}</p>}
          <p className="text-ink-2">{why}</p>
        </li>
      ))}
    </ul>
  );
}
