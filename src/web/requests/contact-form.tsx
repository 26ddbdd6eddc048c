import { type FormEvent, useEffect, useRef } from 'react';
import { CONTACT_FORM_FIELDS, contactFieldOf } from '#domain/requests/contact-draft.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { ErrorSummary } from '../design/error-summary.tsx';
import { focusControl } from '../design/focus-control.ts';
import { Honeypot } from '../design/honeypot.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { ContactFields, type ContactFieldsProps, contactControlId } from './contact-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { useContactDraft } from './use-contact-draft.ts';
import { loadRules, type SubmittedContact, useSubmitContact } from './use-submit-contact.ts';

interface ContactFormProps extends Omit<ContactFieldsProps, 'errors'> {
  onSent: (sent: SubmittedContact) => void;
}

/** The contact form. A failure leaves every letter in its place. */
export function ContactForm({ texts, topics, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useContactDraft(form);
  const { errors, advice, attempts, isSending, send, clearError } = useSubmitContact((sent) => {
    draft.clear();
    onSent(sent);
  });
  const changed = (event: FormEvent<HTMLFormElement>) => {
    draft.keep();
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = contactFieldOf(name);
    if (field && errors[field] !== undefined) clearError(field);
  };
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const honeypot = new FormData(event.currentTarget).get('website');
    if (!isSending) void send(draft.read, String(honeypot ?? ''));
  };
  return (
    // "dialog": pressed before the scripts run, the button must not put what was typed into the address.
    <form
      ref={form}
      method="dialog"
      noValidate
      className="contact-form"
      onInput={changed}
      onFocus={loadRules}
      onSubmit={submitted}
    >
      <Errors heading={texts.errors} errors={errors} attempts={attempts} />
      <ContactFields texts={texts} topics={topics} errors={errors} />
      <Honeypot />
      <Notice texts={texts} />
      <div role="alert">{advice && <Failure texts={texts} advice={advice} />}</div>
      <Button type="submit" variant="primary" size="large" loading={isSending}>
        {texts.submit} {!isSending && <Arrow />}
      </Button>
      <LiveRegion>{isSending ? texts.sending : ''}</LiveRegion>
    </form>
  );
}

interface ErrorsProps {
  heading: string;
  errors: ContactFieldsProps['errors'];
  attempts: number;
}

/** Each attempt that is blocked leads to what is wrong. */
function Errors({ heading, errors, attempts }: ErrorsProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const entries = CONTACT_FORM_FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ id: contactControlId(field), message }];
  });
  return (
    <ErrorSummary
      ref={box}
      heading={heading}
      as="h3"
      entries={entries}
      onSelect={({ id }) => focusControl(id)}
    />
  );
}

const Notice = ({ texts }: Pick<ContactFieldsProps, 'texts'>) => (
  <>
    <p className="text-small text-ink-2">
      {texts.required} {texts.notice}{' '}
      <a href="/ochrana-udajov" target="_blank" rel="noopener" className="text-link">
        {texts.policy}
        <span className="sr-only"> (otvorí sa na novej karte)</span>
      </a>
      .
    </p>
    <noscript>
      <div className="contact-form-failure">
        <p>{texts.noScript}</p>
        <OtherWays />
      </div>
    </noscript>
  </>
);

/** What happened, what was kept, what to do; and ways that need no form. */
const Failure = ({ texts, advice }: Pick<ContactFieldsProps, 'texts'> & { advice: string }) => (
  <div className="contact-form-failure">
    <p className="font-semibold">{texts.failed}</p>
    <p>
      {advice} {texts.kept}
    </p>
    <OtherWays />
  </div>
);
