import type { CONTACT_FORM } from '#content/contact.ts';
import { DESCRIPTION_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX } from '#domain/quote/limits.ts';
import type { ContactFormField } from '#domain/requests/contact-input.ts';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import type { ContractForm } from '../shell/use-contract-form.ts';

export interface ContactFieldsProps {
  texts: typeof CONTACT_FORM;
  topics: readonly { id: string; name: string }[];
  field: ContractForm<ContactFormField>['field'];
}

/** The controls of the contact form; they hold their texts themselves. */
export function ContactFields({ texts, topics, field }: ContactFieldsProps) {
  return (
    <>
      <Field label={texts.name} required {...field('name')}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={NAME_MAX} />}
      </Field>
      <div className="contact-form-pair">
        <Field label={texts.email} required {...field('email')}>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={EMAIL_MAX} />
          )}
        </Field>
        <Field label={texts.phone} {...field('phone')}>
          {(control) => (
            <TextInput {...control} name="phone" type="tel" autoComplete="tel" maxLength={PHONE_MAX} />
          )}
        </Field>
      </div>
      <Field label={texts.interest} {...field('topic')}>
        {(control) => (
          <Select {...control} name="topic" defaultValue="">
            <option value="">{texts.noTopic}</option>
            {topics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.message} hint={texts.messageHint} required {...field('message')}>
        {(control) => <Textarea {...control} name="message" maxLength={DESCRIPTION_MAX} />}
      </Field>
    </>
  );
}
