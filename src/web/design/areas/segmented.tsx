import { useId } from 'react';
import './areas.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValue: (value: Value) => void;
}

/** One of a few ways to see the same thing, side by side; the arrows move between them. */
export function Segmented<Value extends string>({ label, options, value, onValue }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segmented-option">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
