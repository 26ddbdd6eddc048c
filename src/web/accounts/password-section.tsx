import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { passwordMin } from '#domain/accounts/account-limits.ts';
import * as calls from '#domain/accounts/security-calls.ts';
import { SettingsFields } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { useConfirmed } from './confirm-password.tsx';
import { FormFailure } from './form-failure.tsx';
import { NewPassword } from './new-password.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { securitySchemasOf } from './security-schemas.ts';
import type { User } from './session.ts';

/** Another password. */
export function PasswordSection({ user }: { user: User }) {
  const { confirmed, dialog } = useConfirmed();
  const [changes, setChanges] = useState(0);
  return (
    <>
      <PasswordForm key={changes} user={user} around={confirmed} onDone={() => setChanges(changes + 1)} />
      <p role="status" className="settings-done">
        {changes > 0 && 'Nové heslo platí. V ostatných prehliadačoch sa treba prihlásiť znova.'}
      </p>
      {dialog}
    </>
  );
}

interface PasswordFormProps {
  user: User;
  around: ReturnType<typeof useConfirmed>['confirmed'];
  onDone: () => void;
}

function PasswordForm({ user: { username, isAdmin }, around, onDone }: PasswordFormProps) {
  const { form, field, advice, isSending } = useContractForm({
    call: calls.changePassword,
    key: ['account', 'password'],
    id: 'password',
    fields: ['password'],
    loadSchemas: securitySchemasOf('changePassword'),
    input: ({ password }) => ({ body: { password } }),
    advice: accountAdvice,
    around,
    onDone,
  });
  return (
    <form {...form} className="settings-form">
      <PasswordOwner username={username} />
      <SettingsFields>
        <NewPassword
          {...field('password')}
          label="Nové heslo"
          least={passwordMin(isAdmin ? 'admin' : 'customer')}
        />
      </SettingsFields>
      <p className="text-small text-ink-2">
        V&nbsp;ostatných prehliadačoch sa účet odhlási a&nbsp;o&nbsp;zmene príde e-mail.
      </p>
      <FormFailure advice={advice} />
      <Button type="submit" size="small" loading={isSending} className="justify-self-start">
        Zmeniť heslo
      </Button>
    </form>
  );
}
