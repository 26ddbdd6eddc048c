import { pricesInBrief } from '#domain/quote/price-total.ts';
import { priceInBrief } from './shown-price.ts';
import { usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The price while it is being put together, in one line, wherever the side panel has no room. */
export function LivePrice() {
  const { state } = useWizardContext();
  const { prices, isPreliminary } = priceInBrief(state.service, usePrice());
  return (
    <p className="wizard-price">
      <span className="mark max-md:sr-only">Odhadovaná cena</span>
      <span className="sr-only">: </span>
      <span>
        {isPreliminary && <span className="text-ink-2">Predbežne </span>}
        <span className="numeral font-medium">{pricesInBrief(prices)}</span>
      </span>
      {prices.length === 1 && <span className="numeral text-ink-2">{prices[0]?.duration}</span>}
    </p>
  );
}
