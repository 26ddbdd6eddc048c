import { type MouseEvent, useEffect, useRef } from 'react';
import { type FormField, STEP_OF_FIELD } from '#domain/quote/wizard-form.ts';
import { errorList } from '#domain/quote/wizard-validation.ts';
import { fieldId, focusField } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

/** What is wrong on this step, each message a link to its field; on the summary, what is wrong anywhere. */
export function ErrorSummary() {
  const { state, dispatch, fieldToFocus } = useWizardContext();
  const box = useRef<HTMLElement>(null);
  const entries = errorList(state.errors).filter(
    ({ field }) => state.step === 'summary' || STEP_OF_FIELD[field] === state.step,
  );

  const refused = state.step === 'summary' ? entries.length : 0;

  // Each blocked attempt leads here, and so does what the server refuses.
  useEffect(() => {
    if (state.blocked > 0 || refused > 0) box.current?.focus();
  }, [state.blocked, refused]);

  if (entries.length === 0) return null;

  const goTo = (event: MouseEvent, field: FormField) => {
    event.preventDefault();
    if (STEP_OF_FIELD[field] === state.step) {
      focusField(field);
      return;
    }
    fieldToFocus.current = field;
    dispatch({ type: 'jumped', step: STEP_OF_FIELD[field], now: Date.now() });
  };
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="wizard-errors" className="wizard-errors">
      <h4 id="wizard-errors" className="font-semibold">
        Skontrolujte odpovede
      </h4>
      <ul className="mt-1 grid gap-1">
        {entries.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className="text-link" onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
