import type { CONTACT_FORM } from '#content/contact.ts';
import { DESCRIPTION_MAX } from '#domain/quote/limits.ts';
import type { ContactFormField } from '#domain/requests/contact-input.ts';
import { type AskedBy, fieldsAskedBy, requestField } from '#domain/requests/request-fields.ts';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { fieldOfType } from '../shell/field-of-type.ts';
import type { ContractForm } from '../shell/use-contract-form.ts';

export interface ContactFieldsProps {
  texts: typeof CONTACT_FORM;
  topics: readonly { id: string; name: string }[];
  field: ContractForm<ContactFormField>['field'];
}

const [FIRST, ...OTHERS] = fieldsAskedBy('contact');

/** The controls of the contact form; they hold their texts themselves. */
export function ContactFields({ texts, topics, field }: ContactFieldsProps) {
  return (
    <>
      {FIRST && <ContactInput name={FIRST} field={field} />}
      <div className="grid items-start gap-x-5 gap-y-4.5 sm:grid-cols-2">
        {OTHERS.map((name) => (
          <ContactInput key={name} name={name} field={field} />
        ))}
      </div>
      <Field label={texts.interest} {...field('topic')}>
        {(control) => (
          <Select {...control} name="topic" defaultValue="" className="font-normal">
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

function ContactInput({ name, field }: { name: AskedBy<'contact'> } & Pick<ContactFieldsProps, 'field'>) {
  const { label, type, autoComplete, max, required } = requestField(name);
  const Container = fieldOfType(type);
  return (
    <Container label={label} required={required === 'always'} {...field(name)}>
      {(control) => (
        <TextInput {...control} name={name} type={type} autoComplete={autoComplete} maxLength={max} />
      )}
    </Container>
  );
}
