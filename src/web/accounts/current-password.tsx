import { PasswordInput } from '../design/areas/password-input.tsx';
import { Field } from '../design/field.tsx';

interface CurrentPasswordProps {
  id: string;
  error: string | undefined;
  label: string;
}

/** The password that an account has, named `password` in its form. */
export const CurrentPassword = (field: CurrentPasswordProps) => (
  <Field {...field}>
    {(control) => (
      <PasswordInput
        {...control}
        name="password"
        autoComplete="current-password"
        show="Zobraziť"
        hide="Skryť"
      />
    )}
  </Field>
);
