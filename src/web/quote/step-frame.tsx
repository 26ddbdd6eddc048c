import { type ReactNode, useEffect, useRef } from 'react';
import { STEP_TEXTS } from '#domain/quote/steps.ts';
import { STEP_OF_FIELD } from '#domain/quote/wizard-form.ts';
import { needsConfirmation } from '#domain/quote/wizard-state.ts';
import { Button } from '../design/button.tsx';
import { focusField } from './field-focus.ts';
import { focusNextButton } from './next-button.tsx';
import { useWizardContext } from './wizard-context.tsx';
import { WizardErrors } from './wizard-errors.tsx';

/** Heading of the current step, which gets the focus on entering, then what is wrong, then the questions. */
export function StepFrame({ children }: { children: ReactNode }) {
  const { state, fieldToFocus } = useWizardContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = state;

  // The focus moves whenever another step is entered.
  useEffect(() => {
    const field = fieldToFocus.current;
    if (field && STEP_OF_FIELD[field] === step) {
      focusField(field);
      return;
    }
    fieldToFocus.current = null;
    if (heading.current) showFromTop(heading.current);
  }, [step, fieldToFocus]);

  return (
    <section aria-labelledby="wizard-step-title" className="wizard-step">
      <h3 id="wizard-step-title" ref={heading} tabIndex={-1} className="wizard-step-title">
        {STEP_TEXTS[step].title}
      </h3>
      <p className="-mt-4 mb-5 text-balance text-small text-ink-2 lg:hidden print:hidden">
        {STEP_TEXTS[step].description}
      </p>
      <WizardErrors />
      {children}
      <ConfirmPrefilled />
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

/** Values filled in by the program are no answer yet: one press makes them one (decisions 1.3). */
function ConfirmPrefilled() {
  const { state, dispatch } = useWizardContext();
  const pending = needsConfirmation(state) && !state.calls.includes('description');
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each blocked attempt leads to the button
  useEffect(() => {
    if (state.blocked > 0 && pending) button.current?.focus();
  }, [state.blocked]);

  const confirm = () => {
    dispatch({ type: 'confirmed', now: Date.now() });
    focusNextButton();
  };

  if (!pending) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border border-dashed border-control p-4">
      <p className="text-small">Tieto údaje sú predvyplnené. Upravte ich, alebo ich potvrďte.</p>
      <Button ref={button} size="small" onClick={confirm}>
        Potvrdiť údaje
      </Button>
    </div>
  );
}
