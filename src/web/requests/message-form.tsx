import { type FormEvent, useEffect, useRef } from 'react';
import { MESSAGE_FIELDS, messageFieldOf } from '#domain/requests/message-form.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { ErrorSummary } from '../design/error-summary.tsx';
import { focusControl } from '../design/focus-control.ts';
import { Honeypot } from '../design/honeypot.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { MessageFields, type MessageFieldsProps, messageControlId } from './message-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { useMessageDraft } from './use-message-draft.ts';
import { loadRules, type SentMessage, useSendMessage } from './use-send-message.ts';

interface MessageFormProps extends Omit<MessageFieldsProps, 'errors'> {
  onSent: (sent: SentMessage) => void;
}

/** The contact form. A failure leaves every letter in its place. */
export function MessageForm({ texts, topics, onSent }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft(form);
  const { errors, advice, attempts, isSending, send, clearError } = useSendMessage((sent) => {
    draft.clear();
    onSent(sent);
  });
  const changed = (event: FormEvent<HTMLFormElement>) => {
    draft.keep();
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = messageFieldOf(name);
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
      className="message-form"
      onInput={changed}
      onFocus={loadRules}
      onSubmit={submitted}
    >
      <Errors heading={texts.errors} errors={errors} attempts={attempts} />
      <MessageFields texts={texts} topics={topics} errors={errors} />
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
  errors: MessageFieldsProps['errors'];
  attempts: number;
}

/** Each attempt that is blocked leads to what is wrong. */
function Errors({ heading, errors, attempts }: ErrorsProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const entries = MESSAGE_FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ id: messageControlId(field), message }];
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

const Notice = ({ texts }: Pick<MessageFieldsProps, 'texts'>) => (
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
      <div className="message-form-failure">
        <p>{texts.noScript}</p>
        <OtherWays />
      </div>
    </noscript>
  </>
);

/** What happened, what was kept, what to do; and ways that need no form. */
const Failure = ({ texts, advice }: Pick<MessageFieldsProps, 'texts'> & { advice: string }) => (
  <div className="message-form-failure">
    <p className="font-semibold">{texts.failed}</p>
    <p>
      {advice} {texts.kept}
    </p>
    <OtherWays />
  </div>
);
