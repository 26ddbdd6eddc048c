import { SERVICE_PRICE } from '#content/service-price.ts';
import { site } from '#domain/content/site.ts';
import { tied } from '#domain/kernel/text.ts';
import { priceReason } from '#domain/quote/price-reason.ts';
import { PricesInBrief } from './live-price.tsx';
import { PriceLines } from './price-lines.tsx';
import { PriceView } from './price-view.tsx';
import { priceInBrief } from './shown-price.ts';
import { PriceTooltip } from './tooltips.tsx';
import { useChosenSize, usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Card 'Odhadovaná cena', which stays in view: range and time frame, once a trade and a size are chosen. */
export function PriceCard() {
  const { state } = useWizardContext();
  const price = usePrice();
  return (
    <section
      aria-labelledby="wizard-price"
      className="sticky top-0 z-1 -mx-7 border-b border-line bg-paper px-7 py-4"
    >
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
            <PriceTooltip price={price} />
          </span>
        )}
      </div>
      {price ? (
        <>
          <PriceView price={price} size="medium" withTime={price.servicePrice !== null} />
          {price.assumesWebsite && (
            <p className="mt-2 text-small">Predbežne {tied(SERVICE_PRICE.assumed.within)}</p>
          )}
          {price.servicePrice === null && (
            <div className="bill-row pb-0 text-small">
              <span className="text-ink-2">Časový rámec</span>
              <span className="text-right font-semibold">{price.timelineText}</span>
            </div>
          )}
        </>
      ) : (
        <PriceBeforeTrade />
      )}
    </section>
  );
}

/** Until there is a range to show: what the line of narrower windows says, and when it becomes an estimate. */
function PriceBeforeTrade() {
  const { state } = useWizardContext();
  const { prices, assumed } = priceInBrief(state.service, null, useChosenSize());
  const time = prices.length === 1 && prices[0]?.duration;
  return (
    <p className="text-small">
      <PricesInBrief prices={prices} isPreliminary className="font-medium" />
      {time && `, ${time}`}
      {assumed && ` ${tied(assumed)}`}. Presnejší odhad sa zobrazí hneď po výbere remesla.
    </p>
  );
}

/** What the price in the card is made of; of a service beside which nothing is calculated, what becomes of its price. */
export function PriceReasons() {
  const { state } = useWizardContext();
  const price = usePrice();
  if (!price) return null;
  const { calculation } = price;
  const reason = priceReason(state.service, price, site);
  return (
    <section aria-labelledby="wizard-price-reasons">
      <h3 id="wizard-price-reasons" className="mark">
        {calculation?.heading ?? SERVICE_PRICE.label}
      </h3>
      {reason && <p className="my-2 text-small">{tied(reason)}</p>}
      {calculation && <PriceLines calculation={calculation} />}
    </section>
  );
}
