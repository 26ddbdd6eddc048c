import type { z } from 'zod';
import { euros } from '#domain/kernel/money.ts';
import type { calculationSchema } from '#domain/quote/contract.ts';
import { Waterfall } from '../design/areas/waterfall.tsx';

/** How the calculated part of a quote's price adds up, to scale; nothing where none is calculated. */
export function QuoteWaterfall({ calculation }: { calculation: z.infer<typeof calculationSchema> }) {
  if (calculation === null) return null;
  const { lines, sum, range } = calculation;
  return (
    <Waterfall
      lines={lines.map(({ id, label, amount }) => ({ id, label, cents: amount }))}
      total={{ label: sum.label, cents: sum.amount }}
      range={{ min: euros(range.min), max: euros(range.max) }}
    />
  );
}
