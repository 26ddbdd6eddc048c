import { useState } from 'react';
import { PASSWORD_MAX } from '#domain/accounts/account-limits.ts';
import { type PasswordStrength, passwordStrength } from '#domain/accounts/password-strength.ts';
import { tied } from '#domain/kernel/text.ts';
import { PasswordInput } from '../design/areas/password-input.tsx';
import { Field } from '../design/field.tsx';

interface NewPasswordProps {
  id: string;
  error: string | undefined;
  label?: string;
  /** Characters that are asked for at least. */
  least: number;
  /** Controls of the same form whose texts others know, which a password should not repeat. */
  known?: readonly string[];
}

const NO_NAMES: readonly string[] = [];

/** A password to be set, named `password` in its form, with its strength in words. */
export function NewPassword({ label = 'Heslo', least, known = NO_NAMES, ...field }: NewPasswordProps) {
  const [strength, setStrength] = useState<PasswordStrength>(passwordStrength(''));
  const measure = (input: HTMLInputElement) => {
    const data = new FormData(input.form ?? undefined);
    const texts = known.map((name) => String(data.get(name) ?? ''));
    setStrength(passwordStrength(input.value, { known: texts, least }));
  };
  return (
    <Field
      label={label}
      required
      hint={tied(`Aspoň ${least} znakov. Dobré heslo je krátka veta z viacerých slov.`)}
      {...field}
    >
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          show="Zobraziť"
          hide="Skryť"
          strength={strength}
          onInput={({ currentTarget }) => measure(currentTarget)}
        />
      )}
    </Field>
  );
}
