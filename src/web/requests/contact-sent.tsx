import { useEffect, useRef } from 'react';
import type { CONTACT_SENT } from '#content/contact.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { Stamp } from '../design/stamp.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';
import type { SubmittedContact } from './contact-form.tsx';
import { NextSteps } from './next-steps.tsx';
import { Correction } from './other-ways.tsx';

interface ContactSentProps {
  texts: typeof CONTACT_SENT;
  sent: SubmittedContact;
  onAgain: () => void;
}

/** The step that says when somebody answers. */
const PROMISE_STEP = 1;

/** The message has arrived: its number as a stamp on the sheet, and what follows. */
export function ContactSent({ texts, sent, onAgain }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  // The wizard does not ask for the contact again.
  const { name, email, phone } = sent.form;
  const promise = sent.answerBy && `${texts.promise} ${sent.answerBy}.`;
  const steps = texts.steps.map((step, index) => (index === PROMISE_STEP && promise) || step);
  return (
    <div className="grid flex-1 content-start gap-7 p-sheet">
      <Stamp word={texts.stamp} label={texts.ticket} number={sent.ticket} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {texts.title}
        </h2>
        <p className="mt-3">
          {texts.text} {sent.mailed ? `${texts.mailed} ${email}.` : texts.notMailed}
        </p>
      </div>
      <Correction text={texts.correction} />
      <NextSteps heading={texts.stepsHeading} as="h3" steps={steps} />
      <Actions className="mt-3">
        <ButtonLink
          to={WIZARD_HREF}
          state={{ contact: { name, email, phone } }}
          preventScrollReset
          variant="primary"
        >
          {texts.calculate} <Arrow />
        </ButtonLink>
        <Button onClick={onAgain}>{texts.again}</Button>
      </Actions>
    </div>
  );
}
