import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { login } from '#domain/accounts/calls.ts';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { PasswordInput } from '../design/areas/password-input.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { showToast } from '../errors/toast-store.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { schemasOf } from './account-schemas.ts';
import { FormFailure } from './form-failure.tsx';
import type { SecondFactors } from './second-step.tsx';
import type { User } from './session.ts';

interface SignInFormProps {
  onDone: (user: User) => void;
  /** The password was right, and something more is asked for. */
  onSecondStep: (factors: SecondFactors) => void;
}

const UNAUTHENTICATED = 401;

/** Signs in by a password. */
export function SignInForm({ onDone, onSecondStep }: SignInFormProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: login,
    key: ['login'],
    id: 'login',
    fields: ['username', 'password'],
    loadSchemas: schemasOf('login'),
    input: ({ username, password }) => ({ body: { username, password } }),
    advice: accountAdvice,
    onDone: (answer) => ('secondFactor' in answer ? onSecondStep(answer.secondFactor) : onDone(answer)),
    onFailed: ({ status }) => status === UNAUTHENTICATED && showToast(AUTH_TOASTS.loginFailed),
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <h1 className="text-title">Prihláste sa</h1>
      <Field label="E-mail alebo používateľské meno" {...field('username')}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Heslo" {...field('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            show="Ukázať"
            hide="Skryť"
          />
        )}
      </Field>
      <FormFailure advice={advice} />
      <Button type="submit" variant="primary" loading={isSending} className="w-full">
        Prihlásiť sa
      </Button>
    </form>
  );
}
