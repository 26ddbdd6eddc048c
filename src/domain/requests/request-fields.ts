import { byKey } from '../kernel/by-key.ts';

/** The forms that ask for a field: the wizard on its contact step, the contact form on its page. */
export type RequestForm = 'wizard' | 'contact';

interface RequestFieldFacts {
  /** Above its control. */
  label: string;
  /** In lists: summary, confirmation, mails and documents. */
  short: string;
  /** Under the label on the wizard's step. */
  hint?: string;
  type: 'text' | 'email' | 'tel' | 'url';
  autoComplete: string;
  /** Characters (specification 9, security 39). */
  max: number;
  askedBy: readonly RequestForm[];
  /** Who insists on it: every form and call, only the wizard's step, or nobody. */
  required: 'always' | 'step' | 'never';
  /** Said where it is required and empty. */
  missing?: string;
  /** What lists say first: who somebody is, before how to reach them. */
  tells: 'who' | 'contact';
  /**
   * The client's own mail repeats it. Only for what no words fit into: nobody has proven that the address is theirs
   * (decisions 7.14).
   */
  repeated?: true;
  /** Came after there were requests: left out of a submission, it leaves what is hashed of that as it was. */
  added?: true;
}

/**
 * Whoever asks for work, in the order the forms ask. The one list of these fields: schemas, steps, drafts, calls, mails,
 * documents, confirmation and export follow it, and the table of requests has a column of the same name for each (phone
 * has two). Rules of one field stand where its kind of rule stands and are found by its name.
 */
export const REQUEST_FIELDS = {
  name: {
    label: 'Meno a priezvisko',
    short: 'Meno',
    type: 'text',
    autoComplete: 'name',
    max: 100,
    askedBy: ['wizard', 'contact'],
    required: 'always',
    missing: 'Meno je povinné',
    tells: 'who',
  },
  email: {
    label: 'E-mail',
    short: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    max: 254,
    askedBy: ['wizard', 'contact'],
    required: 'always',
    missing: 'E-mail je povinný',
    tells: 'contact',
  },
  phone: {
    label: 'Telefón',
    short: 'Telefón',
    hint: 'napr. +421 905 123 456',
    type: 'tel',
    autoComplete: 'tel',
    max: 40,
    askedBy: ['wizard', 'contact'],
    required: 'step',
    missing: 'Telefónne číslo je povinné',
    tells: 'contact',
    repeated: true,
  },
  company: {
    label: 'Firma',
    short: 'Firma',
    hint: 'Nepovinné',
    type: 'text',
    autoComplete: 'organization',
    max: 150,
    askedBy: ['wizard'],
    required: 'never',
    tells: 'who',
  },
  webAddress: {
    label: 'Adresa webu',
    short: 'Adresa webu',
    hint: 'Nepovinné, stačí napríklad firma.sk',
    type: 'url',
    autoComplete: 'url',
    max: 300,
    askedBy: ['wizard'],
    required: 'never',
    tells: 'who',
    added: true,
  },
} as const satisfies Record<string, RequestFieldFacts>;

export type RequestField = keyof typeof REQUEST_FIELDS;

/** The facts of a field without its exact type. */
export const requestField = (field: RequestField): RequestFieldFacts => REQUEST_FIELDS[field];

// An object has the keys that its type says: it is written above.
export const REQUEST_FIELD_NAMES = Object.keys(REQUEST_FIELDS) as RequestField[];

/** The fields that a form asks for. */
export type AskedBy<Form extends RequestForm> = {
  [Field in RequestField]: Form extends (typeof REQUEST_FIELDS)[Field]['askedBy'][number] ? Field : never;
}[RequestField];

/** The same, in the order they are asked. */
export const fieldsAskedBy = <Form extends RequestForm>(form: Form): AskedBy<Form>[] =>
  // The type says of each field what its entry says.
  REQUEST_FIELD_NAMES.filter((field) => requestField(field).askedBy.includes(form)) as AskedBy<Form>[];

/** In the order that lists have: who, then how to reach them. */
export const LISTED_FIELDS: readonly RequestField[] = [
  ...REQUEST_FIELD_NAMES.filter((field) => REQUEST_FIELDS[field].tells === 'who'),
  ...REQUEST_FIELD_NAMES.filter((field) => REQUEST_FIELDS[field].tells === 'contact'),
];

/** Who asks, as it was entered; an empty text was not. */
export type RequestContact = Record<RequestField, string>;

/** What each field is, asked one by one. */
export const requestContact = (read: (field: RequestField) => string): RequestContact =>
  byKey(REQUEST_FIELD_NAMES, read);

/** Who asks, as far as it is known. */
export type KnownFields = { [Field in RequestField]?: string | undefined };

/** Who asks, out of what may lack some: what a form did not ask for, or a version did not know. */
export const contactIn = (known: KnownFields): RequestContact =>
  requestContact((field) => known[field] ?? '');

/** Nobody that is known. */
export const NO_CONTACT: RequestContact = contactIn({});

/** The name a field has in calls that make a document: "clientEmail". */
export type ClientName<Field extends RequestField = RequestField> = `client${Capitalize<Field>}`;

export const clientName = <Field extends RequestField>(field: Field): ClientName<Field> =>
  `client${field.charAt(0).toUpperCase()}${field.slice(1)}` as ClientName<Field>;

/** Values by field under the names of documents. */
export type ByClientName<Values extends Record<RequestField, unknown>> = {
  [Field in RequestField as ClientName<Field>]: Values[Field];
};

/** The same values under the names that documents use. */
export const byClientName = <Values extends Record<RequestField, unknown>>(
  values: Values,
): ByClientName<Values> =>
  Object.fromEntries(
    REQUEST_FIELD_NAMES.map((field) => [clientName(field), values[field]]),
    // Each field's value under its own name.
  ) as ByClientName<Values>;

/** Who asks, out of a call that makes a document. */
export const contactOfClient = (client: ByClientName<RequestContact>): RequestContact =>
  requestContact((field) => client[clientName(field)]);
