import { useState } from 'react';
import { formatEuros } from '#domain/kernel/format.ts';

interface PriceDimensionProps {
  /** Whole euros. */
  min: number;
  max: number;
  /** Under the line: "3 – 6 týždňov". */
  time?: string;
  /** What the price is paid for: "mesačne". */
  unit?: string;
  /** A further line, such as the amounts with VAT. */
  note?: string | null;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** The signature of the brand: a price range as a dimension line, min left, max right; it is redrawn when the price changes. */
export function PriceDimension({
  min,
  max,
  time,
  unit,
  note,
  size = 'medium',
  className,
}: PriceDimensionProps) {
  const [first] = useState({ min, max });
  const changed = first.min !== min || first.max !== max;
  return (
    <div className={`dimension dimension-${size} ${className ?? ''}`}>
      <p className="dimension-numbers">
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
        <div key={`${min} ${max}`} className="dimension-span" data-changed={changed || undefined}>
          <Arrowhead />
          <Arrowhead />
        </div>
      </div>
      <p className="dimension-legend mark">
        <span aria-hidden="true">min</span>
        <span>{[unit, time].filter(Boolean).join(' · ')}</span>
        <span aria-hidden="true">max</span>
      </p>
      {note && <p className="dimension-note">{note}</p>}
    </div>
  );
}

function Arrowhead() {
  return (
    <svg viewBox="0 0 9 7" aria-hidden="true">
      <path d="M0 3.5 9 0v7z" />
    </svg>
  );
}
