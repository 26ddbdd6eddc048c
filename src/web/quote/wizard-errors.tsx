import { useEffect, useRef } from 'react';
import { type FormField, STEP_OF_FIELD } from '#domain/quote/wizard-form.ts';
import { errorList } from '#domain/quote/wizard-validation.ts';
import { ErrorSummary } from '../design/error-summary.tsx';
import { fieldId, focusField } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

/** What is wrong on this step; on the summary, what is wrong anywhere. */
export function WizardErrors() {
  const { state, dispatch, fieldToFocus } = useWizardContext();
  const box = useRef<HTMLElement>(null);
  const entries = errorList(state.errors)
    .filter(({ field }) => state.step === 'summary' || STEP_OF_FIELD[field] === state.step)
    .map((entry) => ({ ...entry, id: fieldId(entry.field) }));

  const refused = state.step === 'summary' ? entries.length : 0;

  // Each blocked attempt leads here, and so does what the server refuses.
  useEffect(() => {
    if (state.blocked > 0 || refused > 0) box.current?.focus();
  }, [state.blocked, refused]);

  const goTo = (field: FormField) => {
    if (STEP_OF_FIELD[field] === state.step) {
      focusField(field);
      return;
    }
    fieldToFocus.current = field;
    dispatch({ type: 'jumped', step: STEP_OF_FIELD[field], now: Date.now() });
  };
  return (
    <ErrorSummary
      ref={box}
      heading="Skontrolujte odpovede"
      as="h4"
      entries={entries}
      onSelect={({ field }) => goTo(field)}
    />
  );
}
