import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { PASSWORD_MIN } from '#domain/accounts/account-limits.ts';
import { resetPassword } from '#domain/accounts/recovery-calls.ts';
import { signInPage } from '#domain/accounts/sign-in-links.ts';
import { EntryLead, EntryTitle } from '../design/areas/entry.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPassword } from './new-password.tsx';
import { recoverySchemasOf } from './recovery-schemas.ts';

interface ResetFormProps {
  /** Of the mailed link. */
  token: string;
  /** Asks for another link. */
  onNewLink: () => void;
}

/** Sets a new password by a mailed link; signs nobody in. */
export function ResetForm({ token, onNewLink }: ResetFormProps) {
  const [isDone, setDone] = useState(false);
  const { form, field, advice, isSending } = useContractForm({
    call: resetPassword,
    key: ['password-reset'],
    id: 'reset',
    fields: ['password'],
    loadSchemas: recoverySchemasOf('resetPassword'),
    input: ({ password }) => ({ body: { token, password } }),
    advice: accountAdvice,
    onDone: () => {
      // A used token is no secret any more, but it need not stand in the history.
      history.replaceState(history.state, '', location.pathname);
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <>
        <EntryTitle>Nové heslo platí</EntryTitle>
        <EntryLead>Všetky doterajšie prihlásenia sa skončili. Prihláste sa novým heslom.</EntryLead>
        <a href={signInPage} className={buttonClass({ variant: 'primary' })}>
          Prihlásiť sa
        </a>
      </>
    );
  }
  return (
    <form {...form}>
      <h1 className="text-title">Nové heslo</h1>
      <NewPassword {...field('password')} label="Nové heslo" least={PASSWORD_MIN} />
      <FormFailure advice={advice}>
        <button type="button" className="justify-self-start text-link" onClick={onNewLink}>
          Poslať nový odkaz
        </button>
      </FormFailure>
      <Button type="submit" variant="primary" loading={isSending}>
        Nastaviť heslo
      </Button>
    </form>
  );
}
