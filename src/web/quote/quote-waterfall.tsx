import { euros, eurosToCents } from '#domain/kernel/money.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { sumLabel } from '#domain/quote/price-total.ts';
import { Waterfall } from '../design/areas/waterfall.tsx';

/** What a quote's calculation is made of, to scale; of a service that is more than its website, the website alone. */
export function QuoteWaterfall({
  details,
  estimate,
  total,
}: Pick<QuoteAnswer, 'details' | 'estimate' | 'total'>) {
  const calculated = total.parts.at(-1);
  return (
    <Waterfall
      lines={details.map(({ id, label, amount }) => ({ id, label, cents: eurosToCents(amount) }))}
      total={{ label: sumLabel(calculated?.id === 'service'), cents: eurosToCents(estimate) }}
      {...(calculated && { range: { min: euros(calculated.min), max: euros(calculated.max) } })}
    />
  );
}
