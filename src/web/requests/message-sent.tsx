import { useEffect, useRef } from 'react';
import type { MESSAGE_SENT } from '#content/contact.ts';
import type { MessageForm } from '#domain/requests/message-form.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { NextSteps } from './next-steps.tsx';

interface MessageSentProps {
  texts: typeof MESSAGE_SENT;
  ticket: string;
  /** What was sent: the wizard does not ask for the contact again. */
  form: MessageForm;
  onAgain: () => void;
}

/** The message has arrived: its number as a stamp on the sheet, and what follows. */
export function MessageSent({ texts, ticket, form, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { name, email, phone } = form;
  return (
    <div className="message-sheet-body message-sent">
      <p className="message-stamp">
        <span className="message-stamp-word">{texts.stamp}</span>
        <span className="sr-only">{texts.ticket}: </span>
        <span className="message-stamp-ticket">{ticket}</span>
      </p>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2">
          {texts.title}
        </h2>
        <p className="mt-3">{texts.text}</p>
      </div>
      <NextSteps heading={texts.stepsHeading} as="h3" steps={texts.steps} />
      <div className="actions">
        <ButtonLink
          to={wizardHref('tvorba-webu')}
          state={{ contact: { name, email, phone } }}
          preventScrollReset
          variant="primary"
        >
          {texts.calculate} <Arrow />
        </ButtonLink>
        <Button onClick={onAgain}>{texts.again}</Button>
      </div>
    </div>
  );
}
