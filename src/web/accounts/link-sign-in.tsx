import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { login } from '#domain/accounts/calls.ts';
import { signInByLink } from '#domain/accounts/recovery-calls.ts';
import { signInPage } from '#domain/accounts/sign-in-links.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { EntryLead } from '../design/areas/entry.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { keptEmail } from '../quote/keep-submission.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { EmailInput } from './email-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { recoverySchemasOf } from './recovery-schemas.ts';

interface LinkSignInProps {
  /** Of the mailed link. */
  token: string;
  onAnswer: (answer: AnswerOf<typeof login>) => void;
}

/**
 * Signs in by a mailed link. Only a press does, with the address that it was mailed to: programs that look into mails open every
 * link and press every button (security 12).
 */
export function LinkSignIn({ token, onAnswer }: LinkSignInProps) {
  const [kept] = useState(() => keptEmail(Date.now()) ?? '');
  const { form, field, advice, isSending } = useContractForm({
    call: signInByLink,
    key: ['login', 'link'],
    id: 'link',
    fields: ['email'],
    loadSchemas: recoverySchemasOf('signInByLink'),
    input: ({ email }) => ({ body: { token, email } }),
    advice: accountAdvice,
    onDone: onAnswer,
  });
  return (
    <form {...form}>
      <h1 className="text-title">Prihlásenie odkazom</h1>
      <EntryLead>
        Odkaz z&nbsp;e-mailu vás sem priviedol. Zadajte e-mail, na ktorý prišiel, a&nbsp;prihlásenie dokončite
        tlačidlom.
      </EntryLead>
      <Field label="E-mail k&nbsp;účtu" {...field('email')}>
        {(control) => <EmailInput control={control} email={kept} />}
      </Field>
      <FormFailure advice={advice}>
        <a href={signInPage} className="justify-self-start text-link">
          Prihlásiť sa inak
        </a>
      </FormFailure>
      <Button type="submit" variant="primary" loading={isSending}>
        Prihlásiť sa
      </Button>
    </form>
  );
}
