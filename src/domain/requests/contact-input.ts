import type { CallInput } from '../api/call.ts';
import type { FormValues } from '../api/form-draft.ts';
import type { FormSignals } from './bot.ts';
import type { submitContact } from './contact-contract.ts';
import { fieldsAskedBy } from './request-fields.ts';
import { TOPIC_IDS } from './topics.ts';

/** The fields of the contact form, in the order they are shown. */
export const CONTACT_FORM_FIELDS = [...fieldsAskedBy('contact'), 'topic', 'message'] as const;
export type ContactFormField = (typeof CONTACT_FORM_FIELDS)[number];

/** The texts as they stand in the form. */
export type ContactForm = FormValues<ContactFormField>;

/** What POST /api/contact-messages gets. */
export const contactInput = (form: ContactForm, signals: FormSignals): CallInput<typeof submitContact> => ({
  body: { ...form, topic: TOPIC_IDS.find((id) => id === form.topic) ?? '', ...signals },
});
