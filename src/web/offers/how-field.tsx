import type { ComponentProps } from 'react';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';

interface HowFieldProps extends Pick<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange'> {
  /** Its id and what is wrong with it, in a form that says so. */
  field?: { id: string; error: string | undefined };
}

/** How the operator was told what a client has decided otherwise than on the page. */
export const HowField = ({ field, ...input }: HowFieldProps) => (
  <Field label="Ako vám to oznámil" hint="Napríklad „telefonicky 22. 11.“" required {...field}>
    {(control) => <TextInput {...control} {...input} autoComplete="off" maxLength={OFFER_LIMITS.how} />}
  </Field>
);
