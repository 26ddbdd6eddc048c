import type { CallSchemas } from '#domain/api/call.ts';
import type { ClientContact } from '#domain/clients/desk-contract.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { PhoneField } from '../shell/phone-field.tsx';
import { RecordForm, type SentRecord } from '../shell/record-form.tsx';
import { StandsNow } from '../shell/stands-now.tsx';

const FIELDS = ['name', 'role', 'email', 'phone'] as const;
type ContactField = (typeof FIELDS)[number];

const LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Meno',
  role: 'Funkcia',
  email: 'E-mail',
  phone: 'Telefón',
};
const TYPES = { name: 'text', role: 'text', email: 'email', phone: 'tel' } as const;

interface ContactFormProps<Schemas extends CallSchemas> extends SentRecord<Schemas, ContactField> {
  known?: ClientContact;
  /** Takes the person away, where there is one. */
  onRemove?: () => void;
}

/** What stands now of a person that was changed meanwhile. */
export const ContactNow = ({ contact }: { contact: ClientContact }) => (
  <StandsNow rows={FIELDS.map((name) => ({ label: LABELS[name], value: contact[name] || '–' }))} />
);

/** A person of a client. */
export const ContactForm = <Schemas extends CallSchemas>({
  known,
  onRemove,
  ...record
}: ContactFormProps<Schemas>) => (
  <RecordForm
    of="contacts"
    fields={FIELDS}
    advice={callAdvice}
    {...record}
    beside={
      onRemove && (
        <Button variant="danger" size="small" onClick={onRemove}>
          Odstrániť
        </Button>
      )
    }
  >
    {(field) =>
      FIELDS.map((name) => {
        const Container = name === 'phone' ? PhoneField : Field;
        return (
          <div key={name}>
            <Container label={LABELS[name]} required={name === 'name'} {...field(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  type={TYPES[name]}
                  name={name}
                  autoComplete="off"
                  defaultValue={known?.[name] ?? ''}
                />
              )}
            </Container>
          </div>
        );
      })
    }
  </RecordForm>
);
