import { NO_CONTACT, type RequestContact } from '#domain/requests/request-fields.ts';

/** Somebody who asks for something, right in every field: a field that everybody has to fill in gets its example here. */
export const EXAMPLE_CONTACT: RequestContact = {
  ...NO_CONTACT,
  name: 'Vzorový klient',
  email: 'vzor@example.com',
  phone: '+421 905 000 000',
};
