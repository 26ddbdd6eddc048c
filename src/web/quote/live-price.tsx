import { formatEuroRange } from '#domain/kernel/format.ts';
import { DEFAULT_RANGE } from '#domain/quote/estimate.ts';
import { servicePriceOf } from '#domain/quote/service-price.ts';
import { DEFAULT_TIMELINE_TEXT } from '#domain/quote/timeline.ts';
import { usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/**
 * The price while it is being put together, in one line, wherever the side panel has no room; before a trade is chosen
 * the default range (specification 9). A service that is no website has its own price, whatever its website comes to.
 */
export function LivePrice() {
  const { state } = useWizardContext();
  const price = usePrice();
  const service = servicePriceOf(state.service);
  const { min, max } = service?.range ?? price?.range ?? DEFAULT_RANGE;
  const time = service ? (service.duration ?? service.paid) : (price?.timeline ?? DEFAULT_TIMELINE_TEXT);
  return (
    <p className="wizard-price">
      <span className="mark max-md:sr-only">Odhadovaná cena</span>
      <span className="sr-only">: </span>
      <span className="numeral font-medium">{formatEuroRange(min, max)}</span>
      <span className="numeral text-ink-2">{time}</span>
    </p>
  );
}
