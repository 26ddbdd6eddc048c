import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { site } from '#domain/content/site.ts';
import { formatEuroRange } from '#domain/kernel/format.ts';
import { type NamedPrice, pricesOf, type ShownPrices } from '#domain/quote/price-total.ts';
import { priceLabel, priceWithVat } from '#domain/quote/vat.ts';
import { PriceDimension } from '../design/price-dimension.tsx';

interface PriceViewProps {
  price: ShownPrices;
  size: 'small' | 'medium' | 'large';
  /** False where the time frame stands in a row of its own. */
  withTime?: boolean;
}

/** The price as dimension lines: the total with its parts, and beside it what is paid again and again (decisions 8.1). */
export function PriceView({ price, size, withTime = true }: PriceViewProps) {
  return (
    <div className="grid gap-4">
      {pricesOf(price).map(({ label, range, paid, duration, parts }, index) => {
        const title = priceLabel(label, site.vat);
        return (
          <div key={label}>
            {title !== QUOTE_DOCUMENT.price.label && <p className="mark mb-1">{title}</p>}
            <PriceDimension
              {...range}
              unit={paid}
              time={withTime ? duration : null}
              note={priceWithVat(range, site.vat).secondary}
              size={index === 0 ? size : 'small'}
            />
            {parts.length > 0 && <PriceParts parts={parts} whole={range.max} />}
          </div>
        );
      })}
    </div>
  );
}

/** What a total adds up from, one after the other on its own scale. */
function PriceParts({ parts, whole }: { parts: readonly NamedPrice[]; whole: number }) {
  const percent = (amount: number) => `${(amount / whole) * 100}%`;
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { range }) => sum + range.max, 0);
  return (
    <dl className="text-small">
      {parts.map(({ label, range, duration }, index) => (
        <div key={label} className="mt-2 grid grid-cols-[1fr_auto] gap-x-4">
          <dt>{label}</dt>
          <dd className="bill-amount">{formatEuroRange(range.min, range.max)}</dd>
          <dd className="col-span-2 text-ink-2">
            <span
              className="my-1 block h-1 bg-signal"
              style={{ marginLeft: percent(startOf(index)), width: percent(range.max) }}
            />
            {duration}
          </dd>
        </div>
      ))}
    </dl>
  );
}
