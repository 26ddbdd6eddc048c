import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import type { FormValues } from '#domain/api/form-draft.ts';
import {
  CLIENT_FIELD_NAMES,
  type ClientField,
  clientFacts,
  clientField,
} from '#domain/clients/client-fields.ts';
import { SettingsEnd, SettingsFields } from '../design/areas/settings-sheet.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import type { ApiAnswer } from '../shell/api-client.ts';
import { useContractForm } from '../shell/use-contract-form.ts';

interface ClientFormProps<Schemas extends CallSchemas> {
  /** Begins the ids of its controls. */
  id: string;
  call: Call<Schemas>;
  loadSchemas: () => Promise<Schemas>;
  input: (texts: FormValues<ClientField>) => CallInput<Call<Schemas>>;
  /** What is known so far. */
  known?: Record<ClientField, string>;
  label: string;
  onDone: (answer: ApiAnswer<Schemas>) => void;
  /** What was sent is there, and the form stays open with what was changed meanwhile. */
  onArrived: () => void;
  /** Said then of a record that is added, as a second press would add another one. */
  once?: string;
  onCancel: () => void;
}

/** Widths of the fields, where it is not half of the form. */
const WIDTHS: Partial<Record<ClientField, 'whole'>> = {
  name: 'whole',
  icDph: 'whole',
  street: 'whole',
};

/** What an invoice needs of a firm. */
export function ClientForm<Schemas extends CallSchemas>({
  id,
  call,
  loadSchemas,
  input,
  known = clientFacts(() => ''),
  label,
  onDone,
  onArrived,
  once,
  onCancel,
}: ClientFormProps<Schemas>) {
  const { form, field, advice, later, isOver, isSending } = useContractForm({
    call,
    key: ['clients', id],
    id,
    fields: CLIENT_FIELD_NAMES,
    loadSchemas,
    input,
    advice: accountAdvice,
    onDone,
    onArrived,
    once,
  });
  return (
    <form {...form} className="settings-form">
      <SettingsFields>
        {CLIENT_FIELD_NAMES.map((name) => {
          const { label: called, hint, autoComplete, isNumber } = clientField(name);
          return (
            <div key={name} data-width={WIDTHS[name]}>
              <Field label={called} hint={hint} required={name === 'name'} {...field(name)}>
                {(control) => (
                  <TextInput
                    {...control}
                    name={name}
                    autoComplete={autoComplete}
                    {...(isNumber && { inputMode: 'numeric' })}
                    defaultValue={known[name]}
                  />
                )}
              </Field>
            </div>
          );
        })}
      </SettingsFields>
      <SettingsEnd
        label={label}
        isSending={isSending}
        advice={advice}
        later={later}
        isOver={isOver}
        done=""
        onCancel={onCancel}
      />
    </form>
  );
}
