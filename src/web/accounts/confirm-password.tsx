import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import * as calls from '#domain/accounts/security-calls.ts';
import { isUnconfirmed } from '#domain/accounts/unconfirmed.ts';
import { PasswordInput } from '../design/areas/password-input.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';

import { FormFailure } from './form-failure.tsx';
import { securitySchemasOf } from './security-schemas.ts';
import { sessionQuery, type User } from './session.ts';

interface Confirmed {
  /**
   * Makes a call that is open only for minutes after the password was typed: where the server misses that, asks for the
   * password and makes the call again. Rejects with an AbortError when the dialog is closed instead.
   */
  confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** To be drawn anywhere in the section. */
  dialog: ReactNode;
}

/** The question for the password before what is dangerous, for every section of the settings. */
export function useConfirmed(): Confirmed {
  const [asked, setAsked] = useState<PromiseWithResolvers<void> | null>(null);
  const ask = () => {
    const question = Promise.withResolvers<void>();
    setAsked(question);
    return question.promise.finally(() => setAsked(null));
  };
  return {
    confirmed: async (act) => {
      try {
        return await act();
      } catch (error) {
        if (!isUnconfirmed(error)) throw error;
      }
      await ask();
      return act();
    },
    dialog: (
      <Dialog
        open={asked !== null}
        onOpenChange={() => asked?.reject(new DOMException('Nobody typed the password', 'AbortError'))}
        title="Potvrďte to heslom"
        description="Pri dôležitých zmenách účtu sa na heslo pýtam znova. Ďalších 10 minút už nie."
      >
        <PasswordForm onDone={() => asked?.resolve()} />
      </Dialog>
    ),
  };
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { data: user } = useQuery<User | null>(sessionQuery);
  const { form, field, advice, isSending } = useContractForm({
    call: calls.confirmPassword,
    key: ['account', 'confirmation'],
    id: 'confirm',
    fields: ['password'],
    loadSchemas: securitySchemasOf('confirmPassword'),
    input: ({ password }) => ({ body: { password } }),
    advice: accountAdvice,
    onDone,
  });
  return (
    <form {...form} className="grid gap-4 px-5 py-6 md:px-8">
      {/* Password managers look for whose password it is. */}
      <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <Field label="Heslo k účtu" required {...field('password')}>
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
      <Button type="submit" variant="primary" loading={isSending}>
        Potvrdiť
      </Button>
    </form>
  );
}
