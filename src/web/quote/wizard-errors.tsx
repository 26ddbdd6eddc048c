import { useEffect, useRef } from 'react';
import { FORM_FIELDS, type FormField } from '#domain/quote/wizard-form.ts';
import { fieldName } from '#domain/quote/wizard-preview.ts';
import { errorList } from '#domain/quote/wizard-validation.ts';
import { ErrorSummary } from '../design/error-summary.tsx';
import { fieldId, focusField } from './field-focus.ts';
import { fitsTogether } from './step-scroll.ts';
import { useWizardContext } from './wizard-context.tsx';

/**
 * Leads to what is wrong on this step: to the first such field, whose message stands beside it. Where there are more,
 * links by their names; on the summary, which has no fields, the messages of any step.
 */
export function WizardErrors() {
  const { state, dispatch, fieldToFocus } = useWizardContext();
  const box = useRef<HTMLElement>(null);
  const onSummary = state.step === 'summary';
  const wrong = errorList(state.errors).filter(
    ({ field }) => onSummary || FORM_FIELDS[field].step === state.step,
  );
  const entries = wrong.map(({ field, message }) => ({
    field,
    id: fieldId(field),
    message: onSummary ? message : fieldName(state.service, field, 'label'),
  }));
  const refused = onSummary ? wrong.length : 0;

  // Each blocked attempt leads to the place; what the server refuses is shown in the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: correcting a field must not move the focus to the next
  useEffect(() => {
    if (refused > 0) box.current?.focus();
    else if (state.blocked > 0 && wrong[0]) {
      focusField(wrong[0].field);
      const control = document.activeElement;
      if (box.current && control && fitsTogether(box.current, control))
        box.current.scrollIntoView({ block: 'start' });
    }
  }, [state.blocked, refused]);

  const goTo = (field: FormField) => {
    if (FORM_FIELDS[field].step === state.step) {
      focusField(field);
      return;
    }
    fieldToFocus.current = field;
    dispatch({ type: 'jumped', step: FORM_FIELDS[field].step, now: Date.now() });
  };
  if (!onSummary && entries.length < 2) return null;
  return (
    <ErrorSummary
      ref={box}
      heading="Skontrolujte odpovede"
      as="h4"
      className="mb-6"
      entries={entries}
      onSelect={({ field }) => goTo(field)}
    />
  );
}
