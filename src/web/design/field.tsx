import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** Attributes that tie a control to its label, hint and message; spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-required'?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  /** Shown as an asterisk and told to screen readers. */
  required?: boolean;
  hint?: ReactNode;
  /** What is wrong; undefined while nothing is. */
  error?: string | undefined;
  /** Fixed id of the control, for links from an error summary. */
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and message, tied together by ids. */
export function Field({ label, required, hint, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={classes('field', className)}>
      <label htmlFor={controlId} className="field-label">
        {label}
        {required && (
          <span aria-hidden="true" className="field-required">
            {'\u00A0'}*
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        ...(required && { 'aria-required': true }),
        ...(error && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The message of a field or of a group of options. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      {children}
    </p>
  );
}
