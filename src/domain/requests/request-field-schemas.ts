import { z } from 'zod';
import { byKey } from '../kernel/by-key.ts';
import { deliverableEmail, isEmail } from '../kernel/email.ts';
import { filledText, lineOfText, UNSAFE_TEXT_ISSUE } from '../kernel/safe-text.ts';
import { typedWebAddress } from '../kernel/typed-web-address.ts';
import { NAME_MIN, PHONE_MIN } from '../quote/limits.ts';
import { VALIDATION_TEXTS } from '../quote/validation-texts.ts';
import {
  type AskedBy,
  byClientName,
  fieldsAskedBy,
  REQUEST_FIELD_NAMES,
  type REQUEST_FIELDS,
  type RequestField,
  type RequestForm,
  requestField,
} from './request-fields.ts';

type Schema = z.ZodType<string, string>;

/** A line of text; where somebody insists on it, it is not empty. */
function line(field: RequestField) {
  const { max, missing } = requestField(field);
  return missing === undefined ? lineOfText(max) : filledText(max, missing);
}

type Line = ReturnType<typeof line>;

/** What a field demands besides being a line of text. Length comes first, so that a huge one costs nothing (security 42). */
const OWN_RULES: Partial<Record<RequestField, (text: Line) => Schema>> = {
  name: (text) => text.refine((name) => name.length >= NAME_MIN, VALIDATION_TEXTS.nameShort),
  email: (text) => text.refine(isEmail, VALIDATION_TEXTS.emailInvalid).transform(deliverableEmail),
  /** Characters without spaces are counted; whether the number can exist is only asked about (decisions 8.5). */
  phone: (text) =>
    text.refine((phone) => phone.replace(/\s/g, '').length >= PHONE_MIN, VALIDATION_TEXTS.phoneShort),
  webAddress: (text) =>
    text
      .refine((typed) => typed === '' || typedWebAddress(typed) !== null, VALIDATION_TEXTS.webAddressInvalid)
      .transform((typed) => typedWebAddress(typed) ?? ''),
};

/** What a field has to be on the wizard's step. */
export const stepSchemas: Record<RequestField, Schema> = byKey(REQUEST_FIELD_NAMES, (field) => {
  const text = line(field);
  return OWN_RULES[field]?.(text) ?? text;
});

/** A field that may be left empty; when filled, it has to be right (decisions 3). */
export const orEmpty = <Field extends z.ZodType<string, string>>(field: Field) =>
  z
    .union([z.literal(''), z.null().transform((): '' => ''), field], {
      error: (issue) => firstMessage(issue) ?? UNSAFE_TEXT_ISSUE,
    })
    .optional()
    .default('');

type OpenSchema = ReturnType<typeof orEmpty<Schema>>;

/** The fields of a call that can do without each of them. */
export const openSchemas: Record<RequestField, OpenSchema> = byKey(REQUEST_FIELD_NAMES, (field) =>
  orEmpty(stepSchemas[field]),
);

/** The same in a call that makes a document. */
export const clientSchemas = byClientName(openSchemas);

/** The same of a field that was added: what was not entered is absent. */
const absentSchema = (field: RequestField) =>
  openSchemas[field].unwrap().transform((text) => text || undefined);

type EnteredSchema<Field extends RequestField> = (typeof REQUEST_FIELDS)[Field] extends { added: true }
  ? ReturnType<typeof absentSchema>
  : OpenSchema;

const enteredSchema = (field: RequestField) =>
  requestField(field).added ? absentSchema(field) : openSchemas[field];

/** Every field where none has to be told, as a call takes it that is hashed. */
export const enteredSchemas: { [Field in RequestField]: EnteredSchema<Field> } =
  // The type says of each field what its entry says.
  byKey(REQUEST_FIELD_NAMES, enteredSchema) as { [Field in RequestField]: EnteredSchema<Field> };

type SubmittedSchemas<Form extends RequestForm> = {
  [Field in AskedBy<Form>]: (typeof REQUEST_FIELDS)[Field]['required'] extends 'always'
    ? Schema
    : EnteredSchema<Field>;
};

/** The fields that a form submits: the server insists on less than the wizard's step does. */
export const submittedSchemas = <Form extends RequestForm>(form: Form): SubmittedSchemas<Form> =>
  // The type says of each field what its entry says.
  byKey(fieldsAskedBy(form), (field: RequestField) =>
    requestField(field).required === 'always' ? stepSchemas[field] : enteredSchema(field),
  ) as SubmittedSchemas<Form>;

/** The message of the field itself, which a union would hide behind "invalid input". */
function firstMessage(issue: object): string | undefined {
  if (!('errors' in issue) || !Array.isArray(issue.errors)) return undefined;
  const last: unknown = issue.errors.at(-1);
  if (!Array.isArray(last)) return undefined;
  return (last as Array<{ message: string }>)[0]?.message;
}
