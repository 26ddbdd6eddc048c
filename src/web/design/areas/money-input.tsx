import { type ComponentProps, useState } from 'react';
import { formatCents } from '#domain/kernel/format.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { typedHundredths } from '#domain/kernel/typed-number.ts';
import { classes } from '../classes.ts';
import './areas.css';

/** Cents of a sum as people type it: "2 585", "1650,5 €", "−40"; null for anything else. */
export const typedCents = (text: string): Cents | null => typedHundredths(text.replace('€', ''));

/** The sum as it stands in a field, where the sign of the euro is drawn beside it. */
const inField = (cents: Cents | null) => (cents === null ? '' : formatCents(cents).replace('€', '').trim());

interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Null while the field is empty or holds no sum. */
  cents: Cents | null;
  onCents: (cents: Cents | null) => void;
}

/** A field for a sum; leaving it writes what was understood. Spread the attributes of its Field on it. */
export function MoneyInput({ cents, onCents, className, onBlur, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    onCents(typedCents(text));
  };
  return (
    <span className="money-input">
      <input
        inputMode="decimal"
        autoComplete="off"
        {...input}
        type="text"
        value={typed ?? inField(cents)}
        className={classes('control', className)}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          // What is no sum stays as typed, so that it can be mended.
          if (cents !== null) setTyped(null);
          onBlur?.(event);
        }}
      />
      <span aria-hidden="true" className="money-input-unit">
        €
      </span>
    </span>
  );
}
