import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { site } from '#domain/content/site.ts';
import type { PriceRange } from '#domain/quote/estimate.ts';
import { priceWithVat } from '#domain/quote/vat.ts';
import { PriceDimension } from '../design/price-dimension.tsx';
import type { ShownPrice } from './shown-price.ts';

const words = QUOTE_DOCUMENT.price;

interface PriceViewProps {
  price: Pick<ShownPrice, 'range' | 'timeline' | 'recurring' | 'rough'>;
  size: 'small' | 'medium' | 'large';
  /** False where the time frame stands in a row of its own. */
  withTime?: boolean;
}

/** The price as dimension lines: first what is paid regularly, then the website itself (decisions 2.4). */
export function PriceView({ price, size, withTime = true }: PriceViewProps) {
  const { recurring } = price;
  const withoutVat = site.vat.status === 'payer' ? ` ${words.withoutVat}` : '';
  return (
    <div className="grid gap-4">
      {recurring && (
        <div>
          <p className="mark mb-1">{words.recurring + withoutVat}</p>
          <PriceDimension
            min={recurring.min}
            max={recurring.max}
            unit={words[recurring.unit]}
            note={vatNote(recurring)}
            size={size}
          />
        </div>
      )}
      <div>
        {(recurring || price.rough || withoutVat) && (
          <p className="mark mb-1">{nameOf(price) + withoutVat}</p>
        )}
        <PriceDimension
          min={price.range.min}
          max={price.range.max}
          {...(withTime && { time: price.timeline })}
          note={vatNote(price.range)}
          size={recurring ? 'small' : size}
        />
      </div>
    </div>
  );
}

function nameOf({ rough, recurring }: PriceViewProps['price']): string {
  if (rough) return words.rough;
  return recurring ? words.website : words.label;
}

const vatNote = (range: PriceRange): string | null => priceWithVat(range, site.vat).secondary;
