import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { currentUser, proveEmail } from '#domain/accounts/calls.ts';
import * as calls from '#domain/accounts/security-calls.ts';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { signInHref } from '#domain/accounts/sign-in-links.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { SettingsFields, SettingsRow, SettingsRows } from '../design/areas/settings-sheet.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { useCall } from '../shell/use-call.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import { schemasOf } from './account-schemas.ts';
import { CodeInput } from './code-input.tsx';
import { useConfirmed } from './confirm-password.tsx';
import { EmailInput } from './email-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { securitySchemasOf } from './security-schemas.ts';
import type { User } from './session.ts';

type OwnEmail = AnswerOf<typeof calls.ownEmail>;

/** The address of the account, and another one that takes its place once it is proven. */
export function EmailSection({ user }: { user: User }) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmed();
  const [done, setDone] = useState('');
  const { data: { email, pendingEmail } = { email: user.email, pendingEmail: null } } = useQuery<OwnEmail>({
    queryKey: [calls.ownEmail.path],
  });
  const changed = (said: string) => {
    setDone(said);
    void client.invalidateQueries({ queryKey: [calls.ownEmail.path] });
    void client.invalidateQueries({ queryKey: [currentUser.path] });
  };
  return (
    <>
      <SettingsRows>
        {user.emailVerified ? (
          <SettingsRow term={email}>Potvrdený</SettingsRow>
        ) : (
          <SettingsRow
            term={email}
            action={
              <a
                href={signInHref(SETTINGS_PATH)}
                className={buttonClass({ variant: 'primary', size: 'small' })}
              >
                Zadať kód z&nbsp;e-mailu
              </a>
            }
          >
            Čaká na potvrdenie. Dopyty, rozpočty a&nbsp;fakturačné údaje sa ukážu až potom.
          </SettingsRow>
        )}
      </SettingsRows>
      {pendingEmail === null ? (
        <ChangeForm around={confirmed} onDone={() => changed('')} />
      ) : (
        <Proof
          email={email}
          pending={pendingEmail}
          around={confirmed}
          onDone={() =>
            changed('Nový e-mail platí. V\u00A0ostatných prehliadačoch sa treba prihlásiť znova.')
          }
          onWithdrawn={() => changed('E-mail účtu sa nezmenil.')}
        />
      )}
      <p role="status" className="settings-done">
        {done}
      </p>
      {dialog}
    </>
  );
}

interface FormProps {
  around: ReturnType<typeof useConfirmed>['confirmed'];
  onDone: () => void;
}

function ChangeForm({ around, onDone }: FormProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: calls.changeEmail,
    key: ['account', 'email'],
    id: 'new-email',
    fields: ['email'],
    loadSchemas: securitySchemasOf('changeEmail'),
    input: ({ email }) => ({ body: { email } }),
    advice: accountAdvice,
    around,
    onDone,
  });
  return (
    <form {...form} className="settings-form">
      <SettingsFields>
        <Field
          label="Nový e-mail"
          required
          hint="Príde naň kód. Kým ho nezadáte, platí doterajšia adresa."
          {...field('email')}
        >
          {(control) => <EmailInput control={control} />}
        </Field>
      </SettingsFields>
      <FormFailure advice={advice} />
      <Button type="submit" size="small" loading={isSending} className="justify-self-start">
        Poslať kód
      </Button>
    </form>
  );
}

interface ProofProps extends FormProps {
  email: string;
  pending: string;
  onWithdrawn: () => void;
}

function Proof({ email, pending, around, onDone, onWithdrawn }: ProofProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: proveEmail,
    key: ['account', 'email-proof'],
    id: 'new-email',
    fields: ['code'],
    loadSchemas: schemasOf('proveEmail'),
    input: (texts) => ({ body: { code: texts.code } }),
    advice: accountAdvice,
    onDone,
  });
  const withdrawal = useCall(calls.changeEmail, ['account', 'email']);
  const [failed, setFailed] = useState<string | null>(null);
  const withdraw = () =>
    around(() => withdrawal.send({ body: { email } })).then(onWithdrawn, () =>
      setFailed('Zmenu sa nepodarilo zrušiť. Skúste to znova.'),
    );
  return (
    <form {...form} className="settings-form">
      <SettingsFields>
        <Field
          label="Kód z&nbsp;e-mailu"
          required
          hint={
            <>
              Osem číslic prišlo na <b className="wrap-anywhere text-ink">{pending}</b>. Kým ich nezadáte,
              platí doterajšia adresa.
            </>
          }
          {...field('code')}
        >
          {(control) => <CodeInput control={control} />}
        </Field>
      </SettingsFields>
      <FormFailure advice={advice ?? failed} />
      <div className="settings-end">
        <Button type="submit" size="small" loading={isSending}>
          Potvrdiť nový e-mail
        </Button>
        <Button variant="quiet" size="small" loading={withdrawal.isPending} onClick={() => void withdraw()}>
          Ponechať doterajší
        </Button>
      </div>
    </form>
  );
}
