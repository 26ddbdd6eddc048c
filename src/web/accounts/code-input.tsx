import { useState } from 'react';
import { OneTimeCode } from '../design/areas/one-time-code.tsx';
import type { FieldControl } from '../design/field.tsx';

interface CodeInputProps {
  control: FieldControl;
  digits?: 6 | 8;
}

/** A code, named `code` in its form. A whole one is sent at once: nobody has to press a button for what was pasted. */
export function CodeInput({ control, digits = 8 }: CodeInputProps) {
  const [code, setCode] = useState('');
  return (
    <OneTimeCode
      {...control}
      name="code"
      digits={digits}
      value={code}
      onCode={setCode}
      onComplete={() => queueMicrotask(() => submitFormOf(control.id))}
    />
  );
}

const submitFormOf = (id: string): void => {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) control.form?.requestSubmit();
};
