import { useState } from 'react';
import { formatCents, formatDecimal } from '#domain/kernel/format.ts';
import { typedHundredths } from '#domain/kernel/typed-number.ts';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { controlOf, useEditor } from './editor-context.ts';

interface NumberFieldProps {
  /** Of the offer, as problems name it. */
  field: string;
  label: string;
  /** Drawn behind the number: "€", "%". */
  unit?: string;
  /** In hundredths where there are decimals, else whole. */
  value: number;
  decimals?: boolean;
  min: number;
  max: number;
  onValue: (value: number) => void;
}

/** A number as people write it. What cannot be understood stays as it was typed, and the offer as it was. */
export function NumberField({ field, label, unit, value, decimals, min, max, onValue }: NumberFieldProps) {
  const { unread, setUnread } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = unread[field];
  const scale = decimals ? 100 : 1;
  const shown = (number: number) =>
    unit === '€' ? formatCents(number).replace('€', '').trim() : formatDecimal(number / scale);
  const change = (text: string) => {
    setTyped(text);
    const hundredths = typedHundredths(unit ? text.replace(unit, '') : text);
    const number = hundredths === null || decimals ? hundredths : hundredths / 100;
    const isRight = number !== null && Number.isInteger(number) && number >= min && number <= max;
    const message = `${label}: zadajte ${decimals ? 'číslo' : 'celé číslo'} od ${shown(min)} do ${shown(max)}.`;
    setUnread(field, isRight ? null : { text, message });
    if (isRight) onValue(number);
  };
  return (
    <Field label={label} id={controlOf(field)} error={typed === null ? wrong?.message : undefined}>
      {(control) => (
        <span className="money-input">
          <TextInput
            {...control}
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            className={unit ? undefined : 'offer-number'}
            value={typed ?? wrong?.text ?? shown(value)}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          {unit && (
            <span aria-hidden="true" className="money-input-unit">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
