import { formatCents } from '#domain/kernel/format.ts';
import type { Cents } from '#domain/kernel/money.ts';
import './sum-scale.css';

interface SumScaleProps {
  /** What is chosen now. */
  now: Cents;
  /** The least that can be chosen, drawn dashed. */
  least: Cents;
  /** Everything: where the scale ends. It begins at zero. */
  most: Cents;
}

/** A sum between the least and the most that it can be, to scale. What it draws its labels say, too. */
export function SumScale({ now, least, most }: SumScaleProps) {
  const words = { least: `min ${formatCents(least)}`, most: `max ${formatCents(most)}` };
  // Under its tick, as far as the words at both ends leave it the room.
  const half = words.least.length / 2;
  const leastAt = `clamp(${2 + half}ch, ${most > 0 ? (least / most) * 100 : 0}%, 100% - ${words.most.length + 1 + half}ch)`;
  const at = (amount: Cents) => `${most > 0 ? Math.min(100, (amount / most) * 100) : 0}%`;
  return (
    <div className="sum-scale">
      <div className="sum-scale-now dimension-span" style={{ width: at(now) }} aria-hidden="true" />
      <div className="sum-scale-axis" aria-hidden="true" />
      {least < most && <div className="sum-scale-least" style={{ left: at(least) }} aria-hidden="true" />}
      <p className="sum-scale-words">
        <span aria-hidden="true">0</span>
        {least < most && (
          <span className="sum-scale-least-word" style={{ left: leastAt }}>
            {words.least}
          </span>
        )}
        <span>{words.most}</span>
      </p>
    </div>
  );
}
