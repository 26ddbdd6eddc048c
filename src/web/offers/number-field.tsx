import { useEffect, useEffectEvent } from 'react';
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

/**
 * A number as people write it, taken into the offer when its writing ends: at each key it would be another one. What cannot be
 * understood stays as it was typed, and the offer as it was.
 */
export function NumberField({ field, label, unit, value, decimals, min, max, onValue }: NumberFieldProps) {
  const { unread, setUnread, typing, setTyping } = useEditor();
  const entry = unread[field];
  const isTyping = typing === field;
  const scale = decimals ? 100 : 1;
  const shown = (number: number) =>
    unit === '€' ? formatCents(number).replace('€', '').trim() : formatDecimal(number / scale);
  const understood = (text: string): number | null => {
    const hundredths = typedHundredths(unit ? text.replace(unit, '') : text);
    const number = hundredths === null || decimals ? hundredths : hundredths / 100;
    return number !== null && Number.isInteger(number) && number >= min && number <= max ? number : null;
  };
  const type = (text: string) => {
    const message =
      understood(text) === null
        ? `${label}: zadajte ${decimals ? 'číslo' : 'celé číslo'} od ${shown(min)} do ${shown(max)}.`
        : `${label}: potvrďte rozpísané číslo „${text.trim()}“.`;
    setTyping(field);
    setUnread(field, { text, message });
  };
  const end = () => {
    if (isTyping) setTyping(null);
    const number = entry ? understood(entry.text) : null;
    if (number === null) return;
    setUnread(field, null);
    onValue(number);
  };
  // A dialog that is closed by Esc takes its fields away before they are left.
  const endWithField = useEffectEvent(end);
  useEffect(() => () => endWithField(), []);
  return (
    <Field label={label} id={controlOf(field)} error={isTyping ? undefined : entry?.message}>
      {(control) => (
        <span className="money-input">
          <TextInput
            {...control}
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            className={unit ? undefined : 'offer-number'}
            value={entry?.text ?? shown(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={end}
            onKeyDown={({ key }) => {
              if (key === 'Enter') end();
            }}
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
