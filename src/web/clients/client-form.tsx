import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { CallSchemas } from '#domain/api/call.ts';
import {
  CLIENT_FIELD_NAMES,
  type ClientField,
  clientFacts,
  clientField,
} from '#domain/clients/client-fields.ts';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { RecordForm, type SentRecord } from '../shell/record-form.tsx';
import { StandsNow } from '../shell/stands-now.tsx';

interface ClientFormProps<Schemas extends CallSchemas> extends SentRecord<Schemas, ClientField> {
  /** What is known so far. */
  known?: Record<ClientField, string>;
}

/** Widths of the fields, where it is not half of the form. */
const WIDTHS: Partial<Record<ClientField, 'whole'>> = {
  name: 'whole',
  icDph: 'whole',
  street: 'whole',
};

/** What stands now of a firm that was changed meanwhile. */
export const ClientNow = ({ client }: { client: Record<ClientField, string> }) => (
  <StandsNow
    rows={CLIENT_FIELD_NAMES.map((name) => ({ label: clientField(name).label, value: client[name] || '–' }))}
  />
);

/** What an invoice needs of a firm. */
export const ClientForm = <Schemas extends CallSchemas>({
  known = clientFacts(() => ''),
  ...record
}: ClientFormProps<Schemas>) => (
  <RecordForm of="clients" fields={CLIENT_FIELD_NAMES} advice={accountAdvice} {...record}>
    {(field) =>
      CLIENT_FIELD_NAMES.map((name) => {
        const { label, hint, autoComplete, isNumber } = clientField(name);
        return (
          <div key={name} data-width={WIDTHS[name]}>
            <Field label={label} hint={hint} required={name === 'name'} {...field(name)}>
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
      })
    }
  </RecordForm>
);
