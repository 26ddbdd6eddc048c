import type { ComponentProps } from 'react';
import type { FieldControl } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';

interface UsernameInputProps
  extends Pick<ComponentProps<'input'>, 'defaultValue' | 'maxLength' | 'onChange'> {
  control: FieldControl;
}

/** The name somebody signs in with, named `username` in its form; nothing corrects what is typed. */
export const UsernameInput = ({ control, ...input }: UsernameInputProps) => (
  <TextInput
    {...control}
    {...input}
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
);
