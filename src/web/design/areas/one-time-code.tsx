import { type ComponentProps, useRef } from 'react';
import { classes } from '../classes.ts';
import './areas.css';

const LENGTH = 8;

interface OneTimeCodeProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> {
  value: string;
  onCode: (code: string) => void;
  /** The last digit has been written or a whole code pasted. */
  onComplete?: (code: string) => void;
}

/** The digits of a code out of what was typed or pasted: "1234-5678 " → "12345678". */
export const codeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, LENGTH);

/** A code from an e-mail: one input, so that filling in, pasting and screen readers work, drawn as eight cells. */
export function OneTimeCode({ value, onCode, onComplete, className, ...input }: OneTimeCodeProps) {
  const told = useRef('');
  const change = (text: string) => {
    const code = codeDigits(text);
    onCode(code);
    // A full code is told once, not again with each further key.
    if (code.length === LENGTH && code !== told.current) onComplete?.(code);
    told.current = code;
  };
  return (
    <span className="code">
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        type="text"
        value={value}
        className={classes('code-input', className)}
        onChange={(event) => change(event.target.value)}
      />
    </span>
  );
}
