import { tied } from '#domain/kernel/text.ts';
import { sumLabel } from '#domain/quote/price-total.ts';
import { HelpTip } from '../design/help-tip.tsx';
import type { ShownPrice } from './shown-price.ts';

/** The waterfall: what the estimate is made of, adding up to it to the cent (decisions 2.2). */
export function PriceLines({ price }: { price: ShownPrice }) {
  return (
    <dl className="text-small">
      {price.lines.map(({ id, label, factor, amount }) => (
        <div key={id} className="bill-row">
          <dt>
            {tied(label)}
            {factor && (
              <span className="bill-tip print:hidden">
                <HelpTip variant="price" label={`Ako sa počíta: ${label}`}>
                  {factor}
                </HelpTip>
              </span>
            )}
          </dt>
          <dd className="bill-amount">{amount}</dd>
        </div>
      ))}
      <div className="bill-row border-ink font-semibold">
        <dt>{sumLabel(price.servicePrice === null)}</dt>
        <dd className="bill-amount">{price.total}</dd>
      </div>
    </dl>
  );
}
