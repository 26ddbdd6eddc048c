/** What a column of an imported table can be, in the order that an exported one has. */
export const IMPORT_FIELDS = [
  'name',
  'ico',
  'dic',
  'icDph',
  'street',
  'city',
  'postalCode',
  'contactName',
  'contactRole',
  'email',
  'phone',
  'note',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Heads of the columns, as an export writes them and forms say them. */
export const IMPORT_LABELS: Readonly<Record<ImportField, string>> = {
  name: 'Firma alebo meno',
  ico: 'IČO',
  dic: 'DIČ',
  icDph: 'IČ DPH',
  street: 'Ulica a číslo',
  city: 'Mesto alebo obec',
  postalCode: 'PSČ',
  contactName: 'Kontaktná osoba',
  contactRole: 'Funkcia',
  email: 'E-mail',
  phone: 'Telefón',
  note: 'Interná poznámka',
};

/** What comes of a row. */
export const IMPORT_RESULTS = ['new', 'update', 'same', 'refused'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];
