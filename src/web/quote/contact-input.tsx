import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { STEP_FIELDS } from '#domain/quote/wizard-form.ts';
import { type RequestField, requestField } from '#domain/requests/request-fields.ts';
import { TextInput } from '../design/text-input.tsx';
import { fieldOfType } from '../shell/field-of-type.ts';
import { useBeforeActs } from '../shell/use-before-acts.ts';
import { fieldId } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

/** A text of who asks: on the step for contact, or where it belongs to another answer. */
export function ContactInput({ field }: { field: RequestField }) {
  const { label, type, autoComplete, max, required, hint } = requestField(field);
  const { state, dispatch } = useWizardContext();
  const input = useRef<HTMLInputElement>(null);
  const value = state.form[field];
  const answer = (text: string) => dispatch({ type: 'answered', field, value: text, now: Date.now() });
  // The input holds the text itself, so that no rendering takes away what a program has put there without a word.
  useLayoutEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  useBeforeActs(() => {
    const text = input.current?.value ?? value;
    if (text !== value) answer(text);
  });
  // A field keeps its focus while another window is in front; only leaving it within the page counts.
  const blur = (event: FocusEvent) => {
    if (document.activeElement === event.target) return;
    dispatch({ type: 'textBlurred', field, now: Date.now() });
  };
  // Enter goes on and never sends (decisions 8.10).
  const continueOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    dispatch({ type: 'continued', now: Date.now() });
  };
  const Container = fieldOfType(type);
  return (
    <Container
      id={fieldId(field)}
      label={label}
      required={required !== 'never'}
      error={state.errors[field]}
      {...(hint && { hint })}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          type={type}
          autoComplete={autoComplete}
          enterKeyHint={field === STEP_FIELDS.contact.at(-1) ? 'go' : 'next'}
          maxLength={max}
          defaultValue={value}
          onFocus={() => dispatch({ type: 'interrupted' })}
          onBlur={blur}
          onKeyDown={continueOnEnter}
          onChange={(event) => answer(event.target.value)}
        />
      )}
    </Container>
  );
}
