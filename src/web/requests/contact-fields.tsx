import type { CONTACT_FORM } from '#content/contact.ts';
import { DESCRIPTION_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX } from '#domain/quote/limits.ts';
import type { ContactFormField } from '#domain/requests/contact-draft.ts';
import type { ContactErrors } from '#domain/requests/contact-validation.ts';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';

export interface ContactFieldsProps {
  texts: typeof CONTACT_FORM;
  topics: readonly { id: string; name: string }[];
  errors: ContactErrors;
}

/** Id of a field's control. */
export const contactControlId = (field: ContactFormField): string => `contact-${field}`;

/** The controls of the contact form; they hold their texts themselves. */
export function ContactFields({ texts, topics, errors }: ContactFieldsProps) {
  const facts = (field: ContactFormField) => ({ id: contactControlId(field), error: errors[field] });
  return (
    <>
      <Field label={texts.name} required {...facts('name')}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={NAME_MAX} />}
      </Field>
      <div className="contact-form-pair">
        <Field label={texts.email} required {...facts('email')}>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={EMAIL_MAX} />
          )}
        </Field>
        <Field label={texts.phone} {...facts('phone')}>
          {(control) => (
            <TextInput {...control} name="phone" type="tel" autoComplete="tel" maxLength={PHONE_MAX} />
          )}
        </Field>
      </div>
      <Field label={texts.interest} {...facts('topic')}>
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
      <Field label={texts.message} hint={texts.messageHint} required {...facts('message')}>
        {(control) => <Textarea {...control} name="message" maxLength={DESCRIPTION_MAX} />}
      </Field>
    </>
  );
}
