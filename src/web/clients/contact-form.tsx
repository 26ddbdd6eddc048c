import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import type { FormValues } from '#domain/api/form-draft.ts';
import type { ClientContact } from '#domain/clients/desk-contract.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { SettingsEnd, SettingsFields } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';

const FIELDS = ['name', 'role', 'email', 'phone'] as const;
type ContactField = (typeof FIELDS)[number];

const LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Meno',
  role: 'Funkcia',
  email: 'E-mail',
  phone: 'Telefón',
};
const TYPES = { name: 'text', role: 'text', email: 'email', phone: 'tel' } as const;

interface ContactFormProps<Schemas extends CallSchemas> {
  id: string;
  call: Call<Schemas>;
  loadSchemas: () => Promise<Schemas>;
  input: (texts: FormValues<ContactField>) => CallInput<Call<Schemas>>;
  known?: ClientContact;
  label: string;
  onDone: () => void;
  /** What was sent is there, and the form stays open with what was changed meanwhile. */
  onArrived: () => void;
  /** Said then of a record that is added, as a second press would add another one. */
  once?: string;
  onCancel: () => void;
  /** Takes the person away, where there is one. */
  onRemove?: () => void;
}

/** A person of a client. */
export function ContactForm<Schemas extends CallSchemas>({
  id,
  call,
  loadSchemas,
  input,
  known,
  label,
  onDone,
  onArrived,
  once,
  onCancel,
  onRemove,
}: ContactFormProps<Schemas>) {
  const { form, field, advice, later, isOver, isSending } = useContractForm({
    call,
    key: ['contacts', id],
    id,
    fields: FIELDS,
    loadSchemas,
    input,
    advice: callAdvice,
    onDone,
    onArrived,
    once,
  });
  return (
    <form {...form} className="settings-form">
      <SettingsFields>
        {FIELDS.map((name) => (
          <div key={name}>
            <Field label={LABELS[name]} required={name === 'name'} {...field(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  type={TYPES[name]}
                  name={name}
                  autoComplete="off"
                  defaultValue={known?.[name] ?? ''}
                />
              )}
            </Field>
          </div>
        ))}
      </SettingsFields>
      <SettingsEnd
        label={label}
        isSending={isSending}
        advice={advice}
        later={later}
        isOver={isOver}
        done=""
        onCancel={onCancel}
        beside={
          onRemove && (
            <Button variant="danger" size="small" onClick={onRemove}>
              Odstrániť
            </Button>
          )
        }
      />
    </form>
  );
}
