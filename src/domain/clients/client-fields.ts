import { byKey } from '../kernel/by-key.ts';

interface ClientFieldFacts {
  /** Above its control, and before its value in lists. */
  label: string;
  hint?: string;
  autoComplete: string;
  /** Characters that are kept. */
  max: number;
  /** True where a phone shows digits to type. */
  isNumber?: true;
}

/** What an invoice needs of a client, in the order that forms ask for it: each has a column of its name. */
export const CLIENT_FIELDS = {
  name: { label: 'Firma alebo meno', autoComplete: 'organization', max: 150 },
  ico: { label: 'IČO', hint: '8 číslic', autoComplete: 'off', max: 8, isNumber: true },
  dic: { label: 'DIČ', hint: '10 číslic', autoComplete: 'off', max: 10, isNumber: true },
  icDph: { label: 'IČ DPH', hint: 'SK a 10 číslic, len ak ho máte', autoComplete: 'off', max: 12 },
  street: { label: 'Ulica a číslo', autoComplete: 'street-address', max: 100 },
  city: { label: 'Mesto alebo obec', autoComplete: 'address-level2', max: 100 },
  postalCode: { label: 'PSČ', autoComplete: 'postal-code', max: 6, isNumber: true },
} as const satisfies Record<string, ClientFieldFacts>;

export type ClientField = keyof typeof CLIENT_FIELDS;

/** The facts of a field without its exact type. */
export const clientField = (field: ClientField): ClientFieldFacts => CLIENT_FIELDS[field];

// An object has the keys that its type says: it is written above.
export const CLIENT_FIELD_NAMES = Object.keys(CLIENT_FIELDS) as ClientField[];

/** What is known of a client, asked one by one; an empty text was not entered. */
export const clientFacts = (read: (field: ClientField) => string): Record<ClientField, string> =>
  byKey(CLIENT_FIELD_NAMES, read);

/** Most clients that an account may enter itself. */
export const OWN_CLIENTS_MAX = 20;
