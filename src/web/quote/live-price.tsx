import { formatEuroRange } from '#domain/kernel/format.ts';
import { priceInBrief } from './shown-price.ts';
import { usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The price while it is being put together, in one line, wherever the side panel has no room. */
export function LivePrice() {
  const { state } = useWizardContext();
  const { range, time, isPreliminary } = priceInBrief(state.service, usePrice());
  return (
    <p className="wizard-price">
      <span className="mark max-md:sr-only">Odhadovaná cena</span>
      <span className="sr-only">: </span>
      <span>
        {isPreliminary && <span className="text-ink-2">Predbežne </span>}
        <span className="numeral font-medium">{formatEuroRange(range.min, range.max)}</span>
      </span>
      <span className="numeral text-ink-2">{time}</span>
    </p>
  );
}
