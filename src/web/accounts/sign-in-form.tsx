import type { ReactNode } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { login } from '#domain/accounts/calls.ts';
import { resetPage } from '#domain/accounts/sign-in-links.ts';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { classify } from '#domain/errors/classify.ts';
import { EntryBeside } from '../design/areas/entry.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { showToast } from '../errors/toast-store.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { schemasOf } from './account-schemas.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormFailure } from './form-failure.tsx';
import type { SecondFactors } from './second-step.tsx';
import type { User } from './session.ts';
import { UsernameInput } from './username-input.tsx';

interface SignInFormProps {
  /** One sentence under the title. */
  lead: ReactNode;
  /** What the name begins with, and what has been written of it. */
  name: string;
  onName: (name: string) => void;
  onDone: (user: User) => void;
  /** The password was right, and something more is asked for. */
  onSecondStep: (factors: SecondFactors) => void;
}

const UNAUTHENTICATED = 401;

/** Signs in by a password. */
export function SignInForm({ lead, name, onName, onDone, onSecondStep }: SignInFormProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: login,
    key: ['login'],
    id: 'login',
    fields: ['username', 'password'],
    loadSchemas: schemasOf('login'),
    input: ({ username, password }) => ({ body: { username, password } }),
    advice: accountAdvice,
    onDone: (answer) => ('secondFactor' in answer ? onSecondStep(answer.secondFactor) : onDone(answer)),
    onFailed: (facts) => {
      if (facts.status === UNAUTHENTICATED) showToast(AUTH_TOASTS.loginFailed);
      if (classify(facts) === 'network') showToast(AUTH_TOASTS.loginUnreachable);
    },
  });
  return (
    <form {...form}>
      <h1 className="text-title">Prihláste sa</h1>
      {lead}
      <Field
        label="E-mail alebo používateľské meno"
        hint="E-mailom sa prihlásite, až keď ho potvrdíte."
        {...field('username')}
      >
        {(control) => (
          <UsernameInput
            control={control}
            defaultValue={name}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </Field>
      <EntryBeside link={<a href={resetPage}>Zabudnuté heslo</a>}>
        <CurrentPassword label="Heslo" {...field('password')} />
      </EntryBeside>
      <FormFailure advice={advice} />
      <Button type="submit" variant="primary" loading={isSending}>
        Prihlásiť sa
      </Button>
    </form>
  );
}
