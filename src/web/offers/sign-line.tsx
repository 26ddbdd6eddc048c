import type { ComponentProps } from 'react';
import { FieldError } from '../design/field.tsx';

interface SignLineProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  hint?: string;
  /** What is wrong; null while nothing is. */
  error: string | null;
}

/** A line of the sheet that is signed, to write on. */
export function SignLine({ id, label, hint, error, ...input }: SignLineProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mark text-ink-2">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="text"
        className="client-offer-name"
        {...(error && { 'aria-invalid': true })}
        {...(describedBy && { 'aria-describedby': describedBy })}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-row text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
