import { contactFields } from './contact-contract.ts';
import { CONTACT_FORM_FIELDS, type ContactForm, type ContactFormField } from './contact-draft.ts';

export { contactAnswerSchema } from './contact-contract.ts';

/** Slovak message by field; a field without a message is right. */
export type ContactErrors = Partial<Record<ContactFormField, string>>;

/** Messages of every wrong field, by the rules of the server. */
export function contactErrors(form: ContactForm): ContactErrors {
  const wrong = CONTACT_FORM_FIELDS.flatMap((field): [ContactFormField, string][] => {
    const message = contactFields[field].safeParse(form[field]).error?.issues[0]?.message;
    return message === undefined ? [] : [[field, message]];
  });
  return Object.fromEntries(wrong);
}
