import type { ReactNode } from 'react';
import type { CallSchemas } from '#domain/api/call.ts';
import type { projectSchemas } from '#domain/projects/contract.ts';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { sendsBy } from '../design/sends-by.ts';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { CallForm, type CallFormProps } from '../shell/call-form.tsx';
import { LATER_WORDS } from '../shell/later-words.ts';
import type { Act } from '../shell/use-act.ts';
import type { FieldOf } from '../shell/use-contract-form.ts';
import type { OpenedProject } from './project-words.tsx';

/** A dialog over the screen of a project. */
export interface DialogOf<Subject> {
  project: OpenedProject;
  /** What is edited; null for a new one. */
  subject: Subject;
  act: Act;
  onClose: () => void;
}

/** The schemas of a call; they come when somebody writes. */
export const schemasOf =
  <Name extends keyof typeof projectSchemas>(name: Name) =>
  async (): Promise<(typeof projectSchemas)[Name]> =>
    (await import('#domain/projects/contract.ts')).projectSchemas[name];

interface TextFieldProps<Name extends string> {
  /** The field that is written. */
  name: Name;
  label: string;
  hint: string;
  rows: number;
  max: number;
  /** What it is proposed with. */
  proposed?: string;
}

/** A text for the client in a form; Ctrl and Enter send it. */
export const TextField = <Name extends string>({
  name,
  label,
  hint,
  rows,
  max,
  proposed = '',
  field,
}: TextFieldProps<Name> & { field: ReturnType<FieldOf<Name>> }) => (
  <Field label={label} hint={hint} {...field}>
    {(control) => (
      <Textarea
        {...control}
        name={name}
        rows={rows}
        defaultValue={proposed}
        maxLength={max}
        onKeyDown={(event) => {
          if (!sendsBy(event)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    )}
  </Field>
);

interface TextDialogProps<Schemas extends CallSchemas, Name extends string>
  extends Omit<CallFormProps<Schemas, Name>, 'fields' | 'once' | 'children'>,
    TextFieldProps<Name> {
  title: string;
  /** Over the field: what is answered. */
  children?: ReactNode;
}

/** The address of a website in a form of a project. */
export const AddressField = <Name extends string>({
  name,
  hint,
  max,
  proposed,
  field,
}: Omit<TextFieldProps<Name>, 'label' | 'rows'> & { field: ReturnType<FieldOf<Name>> }) => (
  <Field label="Adresa" hint={hint} {...field}>
    {(control) => (
      <TextInput
        {...control}
        name={name}
        type="url"
        inputMode="url"
        autoComplete="off"
        defaultValue={proposed}
        maxLength={max}
      />
    )}
  </Field>
);

/** A dialog in which the operator writes a text for the client, and sends it once. */
export const TextDialog = <Schemas extends CallSchemas, Name extends string>({
  title,
  name,
  label,
  hint,
  rows,
  max,
  proposed = '',
  children,
  ...form
}: TextDialogProps<Schemas, Name>) => (
  <Dialog open onOpenChange={form.onClose} title={title}>
    <CallForm {...form} fields={[name]} once={LATER_WORDS.answered}>
      {(field) => (
        <>
          {children}
          <TextField {...{ name, label, hint, rows, max, proposed }} field={field(name)} />
        </>
      )}
    </CallForm>
  </Dialog>
);
