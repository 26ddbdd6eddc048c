import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { PASSWORD_MIN } from '#domain/accounts/account-limits.ts';
import { register } from '#domain/accounts/calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { AUTH_TOASTS, registrationFailure } from '#domain/errors/auth-texts.ts';
import { Button } from '../design/button.tsx';
import { showToast } from '../errors/toast-store.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { schemasOf } from './account-schemas.ts';
import { FormFailure } from './form-failure.tsx';
import { NewAccountFields, OWNER_FIELDS } from './new-account-fields.tsx';

interface RegisterFormProps {
  /** What the form begins with. */
  email: string;
  onDone: (entered: AnswerOf<typeof register>) => void;
}

/** Makes an account of a client. */
export function RegisterForm({ email, onDone }: RegisterFormProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: register,
    key: ['register'],
    id: 'register',
    fields: OWNER_FIELDS,
    loadSchemas: schemasOf('register'),
    input: (owner) => ({ body: owner }),
    advice: accountAdvice,
    onDone,
    onFailed: (facts) => showToast(AUTH_TOASTS.registrationFailed(facts)),
  });
  return (
    <form {...form}>
      <h1 className="text-title">Vytvorte si účet</h1>
      <NewAccountFields field={field} email={email} least={PASSWORD_MIN} />
      <FormFailure advice={advice === null ? null : registrationFailure(advice)} />
      <Button type="submit" variant="primary" loading={isSending}>
        Vytvoriť účet
      </Button>
      <p className="text-small text-ink-2">
        Čo o&nbsp;vás ukladám a&nbsp;ako dlho, píšem v&nbsp;
        <a href="/ochrana-udajov" target="_blank" rel="noopener" className="text-link">
          zásadách ochrany osobných údajov
          <span className="sr-only"> (otvorí sa na novej karte)</span>
        </a>
        .
      </p>
    </form>
  );
}
