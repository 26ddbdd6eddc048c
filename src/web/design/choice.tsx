import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldError, RequiredMark } from './field.tsx';

export interface ChoiceGroupProps {
  id: string;
  legend: string;
  /** For a group whose question is already the heading of the page. */
  legendHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  children: ReactNode;
  /** Layout of the cards: "grid gap-3 sm:grid-cols-2". */
  className?: string;
}

/** A question answered by cards: legend, hint, error and the cards, for radio and checkbox cards alike. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, legend, legendHidden, hint, error, required, children, className = 'grid gap-3' } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} aria-describedby={described || undefined} className="grid gap-2">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-h4 font-semibold'}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

interface CardTexts {
  label: ReactNode;
  description?: ReactNode;
  /** Right of the label: a price. */
  meta?: ReactNode;
  /** A word after the label: NAJČASTEJŠIE. */
  badge?: string | null;
}

type CardProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & CardTexts & { className?: string };

/** One answer of several, drawn as a sheet with a radio mark. The whole card is the target. */
export function RadioCard(props: CardProps) {
  return <ChoiceCard {...props} type="radio" mark={<span className="choice-mark" aria-hidden="true" />} />;
}

/** One answer that may be given with others, drawn as a sheet with a box to tick. */
export function CheckboxCard(props: CardProps) {
  const mark = (
    <span className="choice-mark">
      <svg
        aria-hidden="true"
        viewBox="0 0 14 14"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      >
        <path d="m2 7.5 3.5 3.5L12 3.5" />
      </svg>
    </span>
  );
  return <ChoiceCard {...props} type="checkbox" mark={mark} />;
}

function ChoiceCard({
  label,
  description,
  meta,
  badge,
  mark,
  className,
  ...input
}: CardProps & { type: 'radio' | 'checkbox'; mark: ReactNode }) {
  return (
    <label className={classes('choice', className)}>
      <input {...input} />
      {mark}
      <span className="grid content-start gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">
            {label} {badge && <span className="mark whitespace-nowrap text-signal">{badge}</span>}
          </span>
          {meta && <span className="font-mono text-small font-medium tabular-nums">{meta}</span>}
        </span>
        {description && <span className="text-small text-ink-2">{description}</span>}
      </span>
    </label>
  );
}
