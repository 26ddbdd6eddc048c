import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import { site } from '#domain/content/site.ts';
import type { PriceRange } from '#domain/quote/estimate.ts';
import { priceWithVat } from '#domain/quote/vat.ts';
import { PriceDimension } from '../design/price-dimension.tsx';
import type { ShownPrice } from './shown-price.ts';

const words = QUOTE_DOCUMENT.price;

interface PriceViewProps {
  price: Pick<ShownPrice, 'range' | 'timeline' | 'rough'> & Partial<Pick<ShownPrice, 'service'>>;
  size: 'small' | 'medium' | 'large';
  /** False where the time frame stands in a row of its own. */
  withTime?: boolean;
}

/** The price as dimension lines: first the service's own, then that of its website (decisions 2.4 and 7.6). */
export function PriceView({ price, size, withTime = true }: PriceViewProps) {
  const { service } = price;
  const withoutVat = site.vat.status === 'payer' ? ` ${words.withoutVat}` : '';
  return (
    <div className="grid gap-4">
      {service && (
        <div>
          <p className="mark mb-1">{SERVICE_PRICE.label + withoutVat}</p>
          <PriceDimension
            min={service.range.min}
            max={service.range.max}
            {...(service.paid !== null && { unit: service.paid })}
            {...(service.duration !== null && { time: service.duration })}
            note={vatNote(service.range)}
            size={size}
          />
        </div>
      )}
      <div>
        {(service || price.rough || withoutVat) && <p className="mark mb-1">{nameOf(price) + withoutVat}</p>}
        <PriceDimension
          min={price.range.min}
          max={price.range.max}
          {...(withTime && { time: price.timeline })}
          note={vatNote(price.range)}
          size={service ? 'small' : size}
        />
      </div>
    </div>
  );
}

function nameOf({ rough, service }: PriceViewProps['price']): string {
  if (rough) return words.rough;
  return service ? SERVICE_PRICE.website : words.label;
}

const vatNote = (range: PriceRange): string | null => priceWithVat(range, site.vat).secondary;
