import { describe, expect, test } from 'vitest';
import { contactBody } from '../../../tests/factories/bodies.ts';
import { EXAMPLE_CONTACT } from '../../../tests/factories/contact.ts';
import { fieldMessages } from '../api/field-messages.ts';
import { submitContact } from './contact-contract.ts';
import { CONTACT_FORM_FIELDS, type ContactForm, contactInput } from './contact-input.ts';

/** What the form says before it sends. */
const contactErrors = (texts: ContactForm) =>
  fieldMessages(
    submitContact.body,
    contactInput(texts, { website: '', filledInMs: 20_000 }).body,
    CONTACT_FORM_FIELDS,
  );

const form = (changes: Partial<ContactForm> = {}): ContactForm => ({
  ...EXAMPLE_CONTACT,
  phone: '',
  topic: '',
  message: 'Potrebujem web.',
  ...changes,
});

const EMAIL = 'Zadajte platný e-mail (napr. vzor@example.com)';

const WRONG: [Partial<ContactForm>, string][] = [
  [{ name: '' }, 'Meno je povinné'],
  [{ name: '   ' }, 'Meno je povinné'],
  [{ name: 'J' }, 'Meno musí obsahovať aspoň 2 znaky'],
  [{ name: 'x'.repeat(101) }, 'Text môže mať najviac 100 znakov.'],
  [{ name: 'Ján\nBcc: e@y.sk' }, 'Text obsahuje nepovolené znaky.'],
  [{ email: '' }, 'E-mail je povinný'],
  [{ email: 'nie' }, EMAIL],
  [{ email: 'a@x.sk, b@y.sk' }, EMAIL],
  [{ phone: '0905' }, 'Telefónne číslo musí obsahovať aspoň 9 znakov'],
  [{ message: '' }, 'Správa je povinná'],
  [{ message: ' \n ' }, 'Správa je povinná'],
  [{ message: 'Potrebujem' }, ''],
  [{ message: 'Potrebuje' }, 'Správa musí obsahovať aspoň 10 znakov'],
  [{ message: 'x'.repeat(5000) }, ''],
  [{ message: 'x'.repeat(5001) }, 'Text môže mať najviac 5000 znakov.'],
];

describe('the contact form', () => {
  test.each(WRONG)('%j: form and server say the same', (changes, message) => {
    const [field = ''] = Object.keys(changes);
    const expected = message === '' ? {} : { [field]: message };
    expect(contactErrors(form(changes))).toEqual(expected);
    const issue = submitContact.body.safeParse({ ...contactBody(), ...form(changes) }).error?.issues[0];
    expect(issue?.message ?? '').toBe(message);
    if (issue) expect(issue.path).toEqual([field]);
  });

  test('does not send a topic that is gone since its draft was kept', () => {
    expect(contactInput(form({ topic: 'e-shop' }), { website: '', filledInMs: 0 }).body.topic).toBe('');
    const { error } = submitContact.body.safeParse(contactBody({ topic: 'e-shop' }));
    expect(error?.issues[0]?.message).toBe('Vybraná téma nie je platná');
  });

  test('is right without phone and topic, and with every topic', () => {
    expect(contactErrors(form())).toEqual({});
    expect(contactErrors(form({ topic: 'erp-systemy', phone: '0905 123 456' }))).toEqual({});
    expect(contactErrors(form({ topic: 'other' }))).toEqual({});
  });

  test('names every wrong field at once, in the order of the form', () => {
    const empty = form({ name: '', email: '', message: '' });
    expect(Object.keys(contactErrors(empty))).toEqual(['name', 'email', 'message']);
  });
});

test.each([undefined, null, -1, 1.5, '20000'])(
  'a message that was filled in for %j is refused',
  (filledInMs) => {
    const { error } = submitContact.body.safeParse(contactBody({ filledInMs }));
    expect(error?.issues[0]?.path).toEqual(['filledInMs']);
  },
);
