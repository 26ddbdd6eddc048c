import { formatCents } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { HelpTip } from '../design/help-tip.tsx';
import type { ShownPrice } from './shown-price.ts';

/** The waterfall: what the estimate is made of, adding up to it (decisions 2.2). A line of nothing is left out. */
export function PriceLines({ calculation }: { calculation: NonNullable<ShownPrice['calculation']> }) {
  const { lines, sum } = calculation;
  return (
    <dl className="text-small">
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ id, label, factor, amount }) => (
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
            <dd className="bill-amount">{formatCents(amount)}</dd>
          </div>
        ))}
      <div className="bill-row border-ink font-semibold">
        <dt>{sum.label}</dt>
        <dd className="bill-amount">{formatCents(sum.amount)}</dd>
      </div>
    </dl>
  );
}
