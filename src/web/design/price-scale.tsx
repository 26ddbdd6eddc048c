import './price-scale.css';

interface PriceScaleProps {
  /** Where the scale ends, in whole euros; it begins at zero. */
  end: number;
  endLabel: string;
  /** The price that something begins at. */
  start: number;
  /** What it usually costs. */
  span: readonly [min: number, max: number];
}

/** Thousands between two ticks of the scale. */
const TICK = 1000;

/** A range drawn where it lies on a scale of money: several under each other or side by side can be compared. */
export function PriceScale({ end, endLabel, start, span: [min, max] }: PriceScaleProps) {
  const at = (amount: number) => `${(amount / end) * 100}%`;
  const ticks = Array.from({ length: Math.floor(end / TICK) + 1 }, (_, index) => index * TICK);
  return (
    <div className="price-scale" aria-hidden="true">
      <svg width="100%" height="34" aria-hidden="true">
        {ticks.map((amount) => (
          <line key={amount} x1={at(amount)} x2={at(amount)} y1="25" y2="33" className="price-scale-axis" />
        ))}
        <line x1="0" x2="100%" y1="33" y2="33" className="price-scale-axis" />
        <line x1={at(start)} x2={at(min)} y1="10" y2="10" className="price-scale-open" />
        <line x1={at(start)} x2={at(start)} y1="2" y2="32" />
        <line x1={at(min)} x2={at(max)} y1="10" y2="10" />
        <line x1={at(min)} x2={at(min)} y1="4" y2="16" />
        <line x1={at(max)} x2={at(max)} y1="4" y2="16" />
      </svg>
      <p className="mark numeral mt-1.5 flex justify-between">
        <span>0</span>
        <span>{endLabel}</span>
      </p>
    </div>
  );
}
