import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { minutesOf } from '#domain/accounts/code-time.ts';
import { confirmByPasskey, factors } from '#domain/accounts/factor-calls.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { confirmPassword } from '#domain/accounts/security-calls.ts';
import { isUnconfirmed } from '#domain/accounts/unconfirmed.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { focusControl } from '../design/focus-control.ts';
import { useCall } from '../shell/use-call.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormFailure } from './form-failure.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { securitySchemasOf } from './security-schemas.ts';
import { sessionQuery, type User } from './session.ts';

interface Confirmed {
  /**
   * Makes a call that is open only for minutes after the password was typed: where the server misses that, asks for the
   * password, or for a passkey of the account, and makes the call again. Rejects with an AbortError when the dialog is closed instead.
   */
  confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** To be drawn anywhere in the section. */
  dialog: ReactNode;
}

/** The question for the password before what is dangerous, for every section of the settings. */
export function useConfirmed(): Confirmed {
  const client = useQueryClient();
  const [asked, setAsked] = useState<PromiseWithResolvers<void> | null>(null);
  const ask = async () => {
    // Before the question is shown, which would grow under the pointer. Who cannot be told of a passkey types the password.
    await client.ensureQueryData<Factors>(FACTORS).catch(() => null);
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
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusControl(`${ID}-password`);
        }}
        onOpenChange={() => asked?.reject(new DOMException('Nobody typed the password', 'AbortError'))}
        title="Potvrďte to heslom"
        description={`Pri dôležitých zmenách účtu sa na heslo pýtam znova. Ďalších ${minutesOf(LIFETIMES.confirmation)} už nie.`}
      >
        <div className="grid gap-4 px-5 py-6 md:px-8">
          <PasswordForm onDone={() => asked?.resolve()} />
          <ByPasskey onDone={() => asked?.resolve()} />
        </div>
      </Dialog>
    ),
  };
}

type Factors = AnswerOf<typeof factors>;
const FACTORS = { queryKey: [factors.path], meta: { toast: false } };
const ID = 'confirm';

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { data: user } = useQuery<User | null>(sessionQuery);
  const { form, field, advice, isSending } = useContractForm({
    call: confirmPassword,
    key: ['account', 'confirmation'],
    id: ID,
    fields: ['password'],
    loadSchemas: securitySchemasOf('confirmPassword'),
    input: ({ password }) => ({ body: { password } }),
    advice: accountAdvice,
    onDone,
  });
  return (
    <form {...form} className="grid gap-4">
      <PasswordOwner username={user?.username} />
      <CurrentPassword label="Heslo k účtu" {...field('password')} />
      <FormFailure advice={advice} />
      <Button type="submit" variant="primary" loading={isSending}>
        Potvrdiť
      </Button>
    </form>
  );
}

/** The other way, for whoever has a passkey. */
function ByPasskey({ onDone }: { onDone: () => void }) {
  const { data } = useQuery<Factors>(FACTORS);
  const { send } = useCall(confirmByPasskey, ['account', 'confirmation']);
  if (!data?.takesPasskeys || data.passkeys.length === 0) return null;
  return (
    <PasskeyButton
      label="Potvrdiť prístupovým kľúčom"
      onSigned={async (response) => {
        await send({ body: { response } });
        onDone();
      }}
    />
  );
}
