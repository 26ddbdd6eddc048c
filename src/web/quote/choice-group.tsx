import type { ReactNode } from 'react';
import { tied } from '#domain/kernel/text.ts';
import { classes } from '../design/classes.ts';
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
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-base leading-tight font-semibold'}>
        {legend}
        <span aria-hidden="true" className="field-required">
          {'\u00A0'}*
        </span>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint mb-3">
          {tied(hint)}
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
      <span className="flex flex-wrap items-baseline gap-x-2.5">
        <span
          className={classes(
            'font-semibold text-balance',
            badge ? meta && 'max-sm:grow' : 'grow basis-[min-content]',
          )}
        >
          {tied(label)}
        </span>
        {/* On phones a price leaves no room beside the name. */}
        {badge && (
          <span className={classes('mark text-signal', meta && 'grow max-sm:order-1 max-sm:basis-full')}>
            {badge}
          </span>
        )}
        {meta && <span className="numeral text-small font-medium">{meta}</span>}
      </span>
      {children && (
        <span className="mt-0.5 block text-small text-ink-2 max-sm:leading-snug">
          {typeof children === 'string' ? tied(children) : children}
        </span>
      )}
    </>
  );
}
