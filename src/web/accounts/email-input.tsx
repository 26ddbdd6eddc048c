import { requestField } from '#domain/requests/request-fields.ts';
import type { FieldControl } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';

interface EmailInputProps {
  control: FieldControl;
  /** What it begins with. */
  email?: string;
}

/** An e-mail, named `email` in its form. */
export const EmailInput = ({ control, email = '' }: EmailInputProps) => (
  <TextInput
    {...control}
    name="email"
    type="email"
    autoComplete="email"
    maxLength={requestField('email').max}
    defaultValue={email}
  />
);
