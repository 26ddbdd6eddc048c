import { formatEuroRange } from '#domain/kernel/format.ts';
import { DEFAULT_RANGE } from '#domain/quote/estimate.ts';
import { DEFAULT_TIMELINE_TEXT } from '#domain/quote/timeline.ts';
import { usePrice } from './use-price.ts';

/**
 * The price while it is being put together, in one line, wherever the side panel has no room; before a trade is chosen
 * the default range (specification 9).
 */
export function LivePrice() {
  const price = usePrice();
  const { min, max } = price?.range ?? DEFAULT_RANGE;
  return (
    <p className="wizard-live-price">
      <span className="mark max-md:sr-only">Odhadovaná cena</span>
      <span className="sr-only">: </span>
      <span className="numeral font-medium">{formatEuroRange(min, max)}</span>
      <span className="numeral text-ink-2">{price?.timeline ?? DEFAULT_TIMELINE_TEXT}</span>
    </p>
  );
}
