import { OTHER_TRADE } from '#content/wizard.ts';
import { SESSION } from '#domain/consent/storage-names.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import { previewRows } from '#domain/quote/wizard-preview.ts';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { CONTACT_FORM_FIELDS, type ContactForm } from '#domain/requests/contact-input.ts';
import { fieldsAskedBy } from '#domain/requests/request-fields.ts';
import { randomId } from '../shell/random-id.ts';
import { loadFormDraft, saveFormDraft } from '../shell/use-form-draft.ts';

/** Lays the wizard's answers into the contact form; a message that somebody has begun there stays. */
export function carryToContact(state: WizardState, now: number): void {
  if (loadFormDraft(SESSION.contact, CONTACT_FORM_FIELDS)) return;
  saveFormDraft(SESSION.contact, { id: randomId(), startedAt: now, form: contactTexts(state) });
}

const contactTexts = (state: WizardState): ContactForm => ({
  ...byKey(fieldsAskedBy('contact'), (field) => state.form[field]),
  topic: state.service,
  message: [`${OTHER_TRADE.message} `, '', ...answersOf(state)].join('\n'),
});

const answersOf = (state: WizardState): string[] =>
  previewRows(state)
    .filter(({ chosen }) => chosen)
    .map(({ label, value }) => `${label}: ${value}`);
