import { formatEuros } from '#domain/kernel/format.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { classes } from '../classes.ts';
import { Money } from './amounts.tsx';
import './areas.css';
import './screens.css';

interface WaterfallProps {
  lines: readonly { id: string; label: string; cents: Cents }[];
  total: { label: string; cents: Cents };
  /** How far the sum can be from what it says; drawn as a dimension under the bars. */
  range?: { min: Cents; max: Cents };
}

const CENTS = 100;
/** Room for the number beside the upper end of a range, as a part of it. */
const BESIDE = 1.16;
/** Numbers on the ruler, beside its zero. */
const MOST_NUMBERS = 4;

/** What a sum is made of, to scale: a bar begins where the last one ended, what is taken off is hollow. */
export function Waterfall({ lines, total, range }: WaterfallProps) {
  const bars = barsOf(lines.map(({ cents }) => cents));
  const { end, step } = rulerOf(Math.max(...bars.map(({ to }) => to), (range?.max ?? 0) * BESIDE));
  const at = (cents: Cents) => `${(cents / end) * 100}%`;
  return (
    <div className="waterfall">
      <div className="waterfall-axis" aria-hidden="true">
        <div className="waterfall-ruler" style={{ ['--step' as string]: String(step / end) }}>
          {numbersOf(end, step).map((cents) => (
            <span key={cents} style={{ left: at(cents) }}>
              {cents === 0 ? '0' : formatEuros(cents / CENTS)}
            </span>
          ))}
        </div>
      </div>
      <dl>
        {lines.map(({ id, label, cents }, index) => {
          const { from = 0, to = 0 } = bars[index] ?? {};
          return (
            <div key={id} className="waterfall-line">
              <dt>{label}</dt>
              <dd className="waterfall-scale" aria-hidden="true">
                <span
                  className={classes('waterfall-bar', cents < 0 && 'waterfall-less')}
                  style={{ left: `min(${at(from)}, 100% - var(--stroke))`, width: at(to - from) }}
                />
                <span className="waterfall-link" style={{ left: at(cents < 0 ? from : to) }} />
              </dd>
              <dd>
                <Money cents={cents} />
              </dd>
            </div>
          );
        })}
        <div className="waterfall-line waterfall-total">
          <dt>{total.label}</dt>
          <dd className="waterfall-scale" aria-hidden="true">
            <span className="waterfall-sum" style={{ left: at(total.cents) }} />
            {range && (
              <>
                <span
                  className="waterfall-range dimension-span"
                  style={{ left: at(range.min), width: at(range.max - range.min) }}
                />
                <span className="waterfall-end" style={{ left: at(range.min) }}>
                  {formatEuros(range.min / CENTS)}
                </span>
                <span className="waterfall-end" style={{ left: at(range.max) }}>
                  {formatEuros(range.max / CENTS)}
                </span>
              </>
            )}
          </dd>
          <dd>
            <Money cents={total.cents} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Where the bar of each amount begins and ends, from left to right. */
export function barsOf(amounts: readonly Cents[]): { from: Cents; to: Cents }[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = sum;
    sum += amount;
    return { from: Math.min(before, sum), to: Math.max(before, sum) };
  });
}

/** The ruler that so much fits on: up to four numbers at round steps of euros, its end at a half of a step. */
export function rulerOf(most: Cents): { end: Cents; step: Cents } {
  const least = Math.max(most, CENTS) / MOST_NUMBERS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((round) => round >= least) ?? 10 * power;
  const half = step / 2;
  return { end: Math.ceil(Math.max(most, CENTS) / half) * half, step };
}

/** Numbers that stand on the ruler; the last has room. */
const numbersOf = (end: Cents, step: Cents): Cents[] =>
  Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step).filter(
    (cents) => cents === 0 || cents <= end * 0.95,
  );
