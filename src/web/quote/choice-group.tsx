import type { ReactNode } from 'react';
import { FieldError } from '../design/field.tsx';

interface ChoiceGroupProps {
  id: string;
  /** The question. */
  legend: string;
  /** For a question that already is the heading of the step. */
  legendHidden?: boolean;
  hint?: string;
  error: string | undefined;
  /** Layout of the cards. */
  className: string;
  children: ReactNode;
}

/** A required question answered by cards, with its hint and message. */
export function ChoiceGroup({
  id,
  legend,
  legendHidden,
  hint,
  error,
  className,
  children,
}: ChoiceGroupProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} aria-describedby={described || undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-h4 font-semibold'}>
        {legend}
        <span aria-hidden="true" className="field-required">
          {' '}
          *
        </span>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint mb-3">
          {hint}
        </p>
      )}
      {error && (
        <div className="mb-3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={className}>{children}</div>
    </fieldset>
  );
}

interface CardTextsProps {
  label: string;
  /** A word that recommends the option. */
  badge?: string | null;
  /** Right of the label: a price. */
  meta?: string | undefined;
  children?: ReactNode;
}

/** The texts of one option: name, badge, price, and lines under them. */
export function CardTexts({ label, badge, meta, children }: CardTextsProps) {
  return (
    <>
      <span className={meta ? 'flex flex-wrap items-baseline justify-between gap-x-4' : 'block'}>
        <span className="font-semibold">
          {label} {badge && <span className="mark ml-1 whitespace-nowrap text-signal">{badge}</span>}
        </span>
        {meta && <span className="numeral text-small font-medium">{meta}</span>}
      </span>
      {children && <span className="mt-0.5 block text-small text-ink-2">{children}</span>}
    </>
  );
}
