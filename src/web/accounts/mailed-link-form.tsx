import { type ReactNode, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { forgottenPassword, sendSignInLink } from '#domain/accounts/recovery-calls.ts';
import { requestField } from '#domain/requests/request-fields.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { TextInput } from '../design/text-input.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { FormFailure } from './form-failure.tsx';
import { recoverySchemasOf } from './recovery-schemas.ts';

/** What is mailed: both calls take an e-mail and answer alike whether it is known. */
const CALLS = { forgottenPassword, sendSignInLink };

interface MailedLinkFormProps {
  link: keyof typeof CALLS;
  /** Words of the button. */
  submit: string;
  /** How long the link is good: "60 minút". */
  valid: string;
  children?: ReactNode;
}

/** Has a link mailed to an address; says the same whoever it belongs to. */
export function MailedLinkForm({ link, submit, valid, children }: MailedLinkFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, advice, isSending } = useContractForm({
    call: CALLS[link],
    key: ['mailed-link', link],
    id: link,
    fields: ['email'],
    loadSchemas: recoverySchemasOf(link),
    input: ({ email }) => ({ body: { email } }),
    advice: accountAdvice,
    onDone: (_, { email }) => setSentTo(email),
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      {children}
      <Field label="E-mail k účtu" required {...field('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={requestField('email').max}
          />
        )}
      </Field>
      <FormFailure advice={advice} />
      <div role="status">
        {sentTo !== null && (
          <Notice className="wrap-anywhere">
            <p>
              Ak účet s&nbsp;potvrdeným e-mailom <b>{sentTo}</b> existuje, odkaz je na ceste. Platí {valid}
              a&nbsp;dá sa použiť len raz. Pozrite sa aj do nevyžiadanej pošty.
            </p>
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        variant={sentTo === null ? 'primary' : 'secondary'}
        loading={isSending}
        className="w-full"
      >
        {sentTo === null ? submit : 'Poslať znova'}
      </Button>
    </form>
  );
}
