import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { CONTACT_NOTICE } from '#content/wizard.ts';
import { withClaims } from '#domain/content/claims.ts';
import { site } from '#domain/content/site.ts';
import { tied } from '#domain/kernel/text.ts';
import { fieldsAskedBy, type RequestField, requestField } from '#domain/requests/request-fields.ts';
import { Honeypot } from '../design/honeypot.tsx';
import { TextInput } from '../design/text-input.tsx';
import { fieldOfType } from '../shell/field-of-type.ts';
import { useBeforeActs } from '../shell/use-before-acts.ts';
import { fieldId } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

const FIELDS = fieldsAskedBy('wizard');

/** Step 5: how to reach the visitor. */
export function StepContact() {
  const { honeypot } = useWizardContext();
  return (
    <div className="grid gap-6">
      <p className="text-small text-ink-2">Polia označené * sú povinné.</p>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <ContactInput key={field} field={field} />
        ))}
      </div>
      <Honeypot
        defaultValue={honeypot.current}
        onChange={(event) => {
          honeypot.current = event.target.value;
        }}
      />
      <Notice />
    </div>
  );
}

function ContactInput({ field }: { field: RequestField }) {
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
  // Enter goes on and never sends: what it leads to has no text fields (decisions 8.10).
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
          enterKeyHint={field === FIELDS.at(-1) ? 'go' : 'next'}
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

function Notice() {
  return (
    <div className="grid gap-2 text-small text-ink-2">
      <p>
        {tied(`${withClaims(CONTACT_NOTICE.stored, { ...site.retention })} ${CONTACT_NOTICE.details}`)}
        {'\u00A0'}
        <a href="/ochrana-udajov" target="_blank" rel="noopener" className="text-link">
          {CONTACT_NOTICE.policy}
          <span className="sr-only"> (otvorí sa na novej karte)</span>
        </a>
        .
      </p>
      {!site.terms.servesConsumers && <p>{tied(CONTACT_NOTICE.firmsOnly)}</p>}
    </div>
  );
}
