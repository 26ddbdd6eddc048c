import type { ReactNode } from 'react';
import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import type { FormValues } from '#domain/api/form-draft.ts';
import type { ErrorFacts } from '#domain/errors/classify.ts';
import { SettingsEnd, SettingsFields } from '../design/areas/settings-sheet.tsx';
import type { ApiAnswer } from './api-client.ts';
import { type FieldOf, useContractForm } from './use-contract-form.ts';

/** How a record is sent, and what comes of it. */
export interface SentRecord<Schemas extends CallSchemas, Name extends string> {
  /** Begins the ids of its controls. */
  id: string;
  call: Call<Schemas>;
  loadSchemas: () => Promise<Schemas>;
  input: (texts: FormValues<Name>) => CallInput<Call<Schemas>>;
  /** On the button that sends. */
  label: string;
  onDone: (answer: ApiAnswer<Schemas>) => void;
  /** What was sent is there, and the form stays open with what was changed meanwhile. */
  onArrived: (answer: ApiAnswer<Schemas>) => void;
  onFailed?: (facts: ErrorFacts) => void;
  /** Under what has failed: what stands now. */
  now?: ReactNode;
  /** Said then of a record that is added, as a second press would add another one. */
  once?: string;
  onCancel: () => void;
}

interface RecordFormProps<Schemas extends CallSchemas, Name extends string>
  extends SentRecord<Schemas, Name> {
  /** What its success makes out of date. */
  of: 'clients' | 'contacts' | 'requests';
  fields: readonly Name[];
  advice: (facts: ErrorFacts, retryAfter: number | null) => string;
  /** A button beside those that send it and give it up. */
  beside?: ReactNode;
  children: (field: FieldOf<Name>) => ReactNode;
}

/** A record of the desk in a form that stands in its place in the list, or on a screen of its own. */
export function RecordForm<Schemas extends CallSchemas, Name extends string>({
  of,
  label,
  onCancel,
  now,
  beside,
  children,
  ...options
}: RecordFormProps<Schemas, Name>) {
  const { form, field, advice, later, isOver, isSending } = useContractForm({
    ...options,
    key: [of, options.id],
  });
  return (
    <form {...form} className="settings-form">
      <SettingsFields>{children(field)}</SettingsFields>
      <SettingsEnd
        label={label}
        isSending={isSending}
        advice={advice}
        later={later}
        now={now}
        isOver={isOver}
        done=""
        onCancel={onCancel}
        beside={beside}
      />
    </form>
  );
}
