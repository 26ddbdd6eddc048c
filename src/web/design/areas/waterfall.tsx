import type { Cents } from '#domain/kernel/money.ts';
import { classes } from '../classes.ts';
import { Money } from './amounts.tsx';
import './areas.css';

interface WaterfallProps {
  lines: readonly { id: string; label: string; cents: Cents }[];
  total: { label: string; cents: Cents };
}

/** What a sum is made of, to scale: a bar begins where the last one ended, what is taken off is hollow. */
export function Waterfall({ lines, total }: WaterfallProps) {
  const bars = barsOf(lines.map(({ cents }) => cents));
  return (
    <dl className="waterfall">
      {lines.map(({ id, label, cents }, index) => (
        <div key={id}>
          <dt>{label}</dt>
          <Bar {...bars[index]} isLess={cents < 0} />
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
      <div className="waterfall-total">
        <dt>{total.label}</dt>
        <dd className="waterfall-scale" aria-hidden="true" />
        <dd>
          <Money cents={total.cents} />
        </dd>
      </div>
    </dl>
  );
}

const Bar = ({ from = 0, width = 0, isLess }: { from?: number; width?: number; isLess: boolean }) => (
  <dd className="waterfall-scale" aria-hidden="true">
    <span
      className={classes(isLess && 'waterfall-less')}
      style={{ left: `min(${from * 100}%, 100% - var(--stroke))`, width: `${width * 100}%` }}
    />
  </dd>
);

/** Where the bar of each amount begins and how wide it is, as parts of the highest sum on the way. */
export function barsOf(amounts: readonly Cents[]): { from: number; width: number }[] {
  let sum = 0;
  const ends = amounts.map((amount) => {
    const before = sum;
    sum += amount;
    return [before, sum] as const;
  });
  const highest = Math.max(1, ...ends.flat());
  return ends.map(([before, after]) => ({
    from: Math.min(before, after) / highest,
    width: Math.abs(after - before) / highest,
  }));
}
