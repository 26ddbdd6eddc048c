import { featurePrice } from '#domain/quote/list-price.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import type { TradePageProps } from './trade-page.tsx';

interface TradeFeaturesProps extends Pick<TradePageProps, 'features'> {
  book: PriceBook | null;
}

/** The bill of recommended features: what each does for the trade, and its list price. */
export function TradeFeatures({ features, book }: TradeFeaturesProps) {
  return (
    <ul className="border-t border-ink">
      {features.map(({ id, name, why }) => (
        <li key={id} className={ROW}>
          <h3 className="text-base leading-tight">{name}</h3>
          {book && <p className="bill-amount">{featurePrice(book.feature[id])}</p>}
          <p className="col-span-2 max-w-[62ch] text-ink-2">{why}</p>
        </li>
      ))}
    </ul>
  );
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1.5 border-b border-line py-5 print:break-inside-avoid';
