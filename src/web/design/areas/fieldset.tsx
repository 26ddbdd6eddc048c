import { type ReactNode, useId } from 'react';
import { FieldError } from '../field.tsx';
import './areas.css';

interface FieldsetProps {
  legend: string;
  hint?: ReactNode;
  /** What is wrong with the fields together; undefined while nothing is. */
  error?: string | undefined;
  disabled?: boolean;
  children: ReactNode;
}

/** Fields that belong together under one name, with what is said of all of them. */
export function Fieldset({ legend, hint, error, disabled, children }: FieldsetProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="fieldset" disabled={disabled} aria-describedby={describedBy || undefined}>
      <legend className="fieldset-legend">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {/* Above the fields: below, it would read as the message of the last one. */}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="fieldset-fields">{children}</div>
    </fieldset>
  );
}
