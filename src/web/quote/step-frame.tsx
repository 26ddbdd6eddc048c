import { type ReactNode, useEffect, useRef } from 'react';
import { tied } from '#domain/kernel/text.ts';
import { FIRST_STEP } from '#domain/quote/steps.ts';
import { emptyForm, FORM_FIELDS, STEP_FIELDS } from '#domain/quote/wizard-form.ts';
import { FailureLine } from './failure-line.tsx';
import { focusField, STEP_TITLE_ID } from './field-focus.ts';
import { stepWords } from './step-words.ts';
import { UndoLine } from './undo-line.tsx';
import { useWizardContext } from './wizard-context.tsx';
import { WizardErrors } from './wizard-errors.tsx';

/** Heading of the current step, which gets the focus on entering, then what is wrong, then the questions. */
export function StepFrame({ children }: { children: ReactNode }) {
  const { state, fieldToFocus } = useWizardContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, form, service } = state;
  const { title, number, description } = stepWords(state);
  const chosen = STEP_FIELDS[step].some((field) => form[field] !== emptyForm(service)[field]);

  // The focus moves whenever another step is entered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is in view already
  useEffect(() => {
    const field = fieldToFocus.current;
    if (field && FORM_FIELDS[field].step === step) {
      focusField(field);
      return;
    }
    fieldToFocus.current = null;
    if (!heading.current) return;
    showFromTop(heading.current);
    if (chosen) showChosen(heading.current.closest('.wizard-step'));
  }, [step, fieldToFocus]);

  return (
    <section
      aria-labelledby={STEP_TITLE_ID}
      className="wizard-step"
      data-first-step={step === FIRST_STEP || undefined}
    >
      <h3
        id={STEP_TITLE_ID}
        ref={heading}
        tabIndex={-1}
        className="pt-2.5 pb-5 text-title outline-none lg:pt-3 print:pt-0"
      >
        {title} {number && <span className="whitespace-nowrap">{number}</span>}
      </h3>
      <p className="-mt-4 mb-4 text-small leading-snug text-balance text-ink-2 lg:hidden print:hidden">
        {tied(description)}
      </p>
      <UndoLine />
      <FailureLine />
      <WizardErrors />
      {children}
    </section>
  );
}

/** Focuses the heading of a step with the step's beginning in view, whichever element scrolls. */
function showFromTop(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  heading.closest('.wizard-scroll')?.scrollTo({ top: 0 });
  const dialog = heading.closest('.wizard');
  if (dialog && dialog.scrollHeight > dialog.clientHeight) heading.scrollIntoView({ block: 'start' });
}

/** What was already chosen, here or outside the wizard, is seen at once. */
function showChosen(step: Element | null): void {
  step?.querySelector('input[type="radio"]:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
}
