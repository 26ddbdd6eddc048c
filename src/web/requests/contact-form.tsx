import { useState } from 'react';
import { SESSION } from '#domain/consent/storage-names.ts';
import { tied } from '#domain/kernel/text.ts';
import { MIN_FILL_MS } from '#domain/requests/bot.ts';
import * as calls from '#domain/requests/calls.ts';
import { contactAdvice } from '#domain/requests/contact-advice.ts';
import {
  CONTACT_FORM_FIELDS,
  type ContactForm as ContactTexts,
  contactInput,
} from '#domain/requests/contact-input.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { ErrorSummary } from '../design/error-summary.tsx';
import { Honeypot } from '../design/honeypot.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { Notice } from '../design/notice.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { ContactFields, type ContactFieldsProps } from './contact-fields.tsx';
import { OtherWays } from './other-ways.tsx';

interface ContactFormProps extends Omit<ContactFieldsProps, 'field'> {
  onSent: (sent: SubmittedContact) => void;
}

/** The contact form. A failure leaves every letter in its place. */
export function ContactForm({ texts, topics, onSent }: ContactFormProps) {
  const [arrived, setArrived] = useState('');
  const { form, field, summary, advice, later, isSending } = useContractForm({
    call: calls.submitContact,
    key: ['contact-messages', 'send'],
    id: 'contact',
    fields: CONTACT_FORM_FIELDS,
    draft: SESSION.contact,
    leastMs: MIN_FILL_MS,
    loadSchemas,
    input: contactInput,
    advice: contactAdvice,
    onDone: ({ ticket, mailed, answerBy }, texts) => onSent({ ticket, mailed, answerBy, form: texts }),
    onArrived: ({ ticket }) => setArrived(ticket),
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-4.5">
      <ErrorSummary heading={texts.errors} as="h3" {...summary} />
      <ContactFields texts={texts} topics={topics} field={field} />
      <Honeypot />
      <Terms texts={texts} />
      <div role="alert">
        {advice && <Failure texts={texts} advice={advice} />}
        {later && (
          <Notice tone="warn">
            {texts.arrived} {arrived}. {tied(texts.later)}
          </Notice>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" loading={isSending}>
        {texts.submit} {!isSending && <Arrow />}
      </Button>
      <LiveRegion>{isSending ? texts.sending : ''}</LiveRegion>
    </form>
  );
}

/** A message that has arrived. */
export interface SubmittedContact {
  ticket: string;
  /** A confirmation is on its way to the address. */
  mailed: boolean;
  /** By when an answer is promised. */
  answerBy: string | null;
  form: ContactTexts;
}

const loadSchemas = async () => {
  const { contactSchemas } = await import('#domain/requests/contact-contract.ts');
  return contactSchemas.submitContact;
};

const Terms = ({ texts }: Pick<ContactFieldsProps, 'texts'>) => (
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
      <Notice tone="error" className="wrap-anywhere">
        <p>{texts.noScript}</p>
        <OtherWays />
      </Notice>
    </noscript>
  </>
);

/** What happened, what was kept, what to do; and ways that need no form. */
const Failure = ({ texts, advice }: Pick<ContactFieldsProps, 'texts'> & { advice: string }) => (
  <Notice tone="error" className="wrap-anywhere">
    <p className="font-semibold">{texts.failed}</p>
    <p>
      {advice} {texts.kept}
    </p>
    <OtherWays />
  </Notice>
);
