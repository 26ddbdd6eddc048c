import { useState } from 'react';
import { formatEuros } from '#domain/kernel/format.ts';

interface PriceDimensionProps {
  /** Whole euros. */
  min: number;
  max: number;
  /** Under the line: "3 – 6 týždňov". */
  time?: string | null;
  /** What the price is paid for: "mesačne". */
  unit?: string | null;
  /** A further line, such as the amounts with VAT. */
  note?: string | null;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** The signature of the brand: a price range as a dimension line, min left, max right; its ends move when the price changes. */
export function PriceDimension({
  min,
  max,
  time,
  unit,
  note,
  size = 'medium',
  className,
}: PriceDimensionProps) {
  const change = useChange((min + max) / 2);
  return (
    <div className={`dimension dimension-${size} ${className ?? ''}`}>
      <p className="dimension-numbers numeral">
        <span>
          <span className="sr-only">od </span>
          {formatEuros(min)}
        </span>
        <span>
          <span className="sr-only"> do </span>
          {formatEuros(max)}
        </span>
      </p>
      <div className="dimension-line" aria-hidden="true">
        <div key={`${min} ${max}`} className="dimension-span" data-change={change}>
          <Arrowhead />
          <Arrowhead />
        </div>
      </div>
      <p className="dimension-legend mark">
        <span aria-hidden="true">od</span>
        <span>{[unit, time].filter(Boolean).join(', ')}</span>
        <span aria-hidden="true">do</span>
      </p>
      {note && <p className="mt-1 text-small text-ink-2">{note}</p>}
    </div>
  );
}

/** Which way a number went the last time it changed, so that the right end of the line can move. */
function useChange(value: number): 'up' | 'down' | undefined {
  const [last, setLast] = useState<{ value: number; change?: 'up' | 'down' }>({ value });
  if (last.value !== value) setLast({ value, change: value > last.value ? 'up' : 'down' });
  return last.change;
}

function Arrowhead() {
  return (
    <svg viewBox="0 0 9 7" width="9" height="7" aria-hidden="true">
      <path d="M0 3.5 9 0v7z" />
    </svg>
  );
}
