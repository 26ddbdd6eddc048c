import { PriceLines } from './price-lines.tsx';
import { PriceView } from './price-view.tsx';
import { PriceTooltip } from './tooltips.tsx';
import { usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Card 'Odhadovaná cena'; range, time frame and waterfall come once a trade and a size are chosen. */
export function PriceCard() {
  const { state } = useWizardContext();
  const price = usePrice();
  return (
    <section aria-labelledby="wizard-price">
      <div className="mb-2 flex items-start justify-between gap-3">
        <div>
          <h3 id="wizard-price" className="mark">
            Odhadovaná cena
          </h3>
          <p className="text-small text-ink-2">
            {state.form.mode === 'quick' ? 'Rýchly odhad' : 'Aktualizuje sa priebežne'}
          </p>
        </div>
        {price && (
          <span className="-mr-3 -mb-3">
            <PriceTooltip range={price.range} timeline={price.timeline} />
          </span>
        )}
      </div>
      {price ? (
        <>
          <PriceView price={price} size="medium" withTime={false} />
          <div className="bill-row mt-2 text-small">
            <span className="text-ink-2">Časový rámec</span>
            <span className="text-right font-semibold">{price.service?.duration ?? price.timeline}</span>
          </div>
          {price.service && <p className="my-3 text-small">{price.service.explanation}</p>}
          <PriceLines price={price} />
        </>
      ) : (
        <p className="text-small">Zobrazí sa hneď po výbere remesla.</p>
      )}
    </section>
  );
}
