import { USERNAME_MAX, USERNAME_MIN } from '#domain/accounts/account-limits.ts';
import { registrationFailure } from '#domain/errors/auth-texts.ts';
import { Field } from '../design/field.tsx';
import type { ContractForm } from '../shell/use-contract-form.ts';
import { EmailInput } from './email-input.tsx';
import { NewPassword } from './new-password.tsx';
import { UsernameInput } from './username-input.tsx';

/** Names of the controls, in their order. */
export const OWNER_FIELDS = ['username', 'email', 'password'] as const;
type OwnerField = (typeof OWNER_FIELDS)[number];

interface NewAccountFieldsProps {
  field: ContractForm<OwnerField>['field'];
  /** What the e-mail begins with. */
  email?: string;
  /** Characters of the password that are asked for at least. */
  least: number;
}

/** Whose a new account is. What is wrong is said in the words of the specification. */
export function NewAccountFields({ field, email = '', least }: NewAccountFieldsProps) {
  const told = (name: OwnerField) => {
    const { id, error } = field(name);
    return { id, error: error === undefined ? undefined : registrationFailure(error) };
  };
  return (
    <>
      <Field
        label="Používateľské meno"
        required
        hint={`Aspoň ${USERNAME_MIN} znaky: písmená bez diakritiky, číslice a\u00A0.\u00A0_\u00A0-`}
        {...told('username')}
      >
        {(control) => <UsernameInput control={control} maxLength={USERNAME_MAX} />}
      </Field>
      <Field label="E-mail" required hint="Príde naň kód, ktorým ho potvrdíte." {...told('email')}>
        {(control) => <EmailInput control={control} email={email} />}
      </Field>
      <NewPassword {...told('password')} least={least} known={['username', 'email']} />
    </>
  );
}
