import { type ComponentProps, type FocusEvent, useState } from 'react';
import { PHONE_MIN } from '#domain/quote/limits.ts';
import { VALIDATION_TEXTS } from '#domain/quote/validation-texts.ts';
import { Field } from '../design/field.tsx';

/**
 * The field of a telephone number, which is taken as it is typed: of one that nobody can have its hint says so once the field
 * is left (decisions 8.5).
 */
export function PhoneField({ hint, ...field }: ComponentProps<typeof Field>) {
  const [doubtful, setDoubtful] = useState(false);
  const look = async ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const left = target.value;
    if (left.replace(/\s/g, '').length < PHONE_MIN) return;
    const { parsePhone } = await import('#domain/kernel/phone.ts');
    // It may have been corrected meanwhile.
    setDoubtful(target.value === left && parsePhone(left) === null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in the input inside
    <div className="contents" onBlur={(event) => void look(event)} onInput={() => setDoubtful(false)}>
      <Field
        {...field}
        hint={doubtful ? <span className="text-warn">{VALIDATION_TEXTS.phoneDoubtful}</span> : hint}
      />
    </div>
  );
}
