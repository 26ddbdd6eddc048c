import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import './areas.css';

interface OneTimeCodeProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> {
  /** Digits of a whole code: 8 of an e-mail, 6 of an app. */
  digits?: 6 | 8;
  value: string;
  onCode: (code: string) => void;
  /** The last digit has been written or a whole code pasted. */
  onComplete?: (code: string) => void;
}

/** The digits of a code out of what was typed or pasted: "1234-5678 " → "12345678". */
export const codeDigits = (text: string, digits = 8): string => text.replace(/\D/g, '').slice(0, digits);

/**
 * A code that was sent or is shown by an app: one input, so that filling in, pasting and screen readers work, drawn as
 * cells. A wrong code is selected as a whole: the next digit begins another one.
 */
export function OneTimeCode({
  digits = 8,
  value,
  onCode,
  onComplete,
  className,
  ...input
}: OneTimeCodeProps) {
  const told = useRef('');
  const control = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number | null>(0);
  const isWrong = input['aria-invalid'] === true;
  useEffect(() => {
    if (!isWrong) return;
    control.current?.select();
    setCaret(null);
  }, [isWrong]);
  const change = (text: string) => {
    const code = codeDigits(text, digits);
    onCode(code);
    // A full code is told once, not again with each further key.
    if (code.length === digits && code !== told.current) onComplete?.(code);
    told.current = code;
  };
  return (
    <span className="code" data-digits={digits}>
      <span className="code-window">
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          ref={control}
          type="text"
          value={value}
          className={classes('code-input', className)}
          onChange={(event) => change(event.target.value)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setCaret(selectionStart === selectionEnd ? selectionStart : null)
          }
        />
      </span>
      <CodeCell at={caret === null ? null : Math.min(caret, digits - 1)} />
    </span>
  );
}

/** The ring around the cell that the next digit goes to; around all where they are selected. */
const CodeCell = ({ at }: { at: number | null }) => (
  <span
    className="code-cell"
    aria-hidden="true"
    style={at === null ? { width: '100%' } : { left: `calc(${at} * (var(--cell) + var(--gap)))` }}
  />
);
