import { describe, expect, test } from 'vitest';
import {
  type ContactDraft,
  contactFormBody,
  contactFormKey,
  filledFor,
  readContactDraft,
} from './contact-draft.ts';

const draft = (changes: Partial<ContactDraft['form']> = {}): ContactDraft => ({
  id: 'draft',
  startedAt: 1000,
  form: { name: 'Ján', email: 'jan@example.sk', phone: '', topic: '', message: 'Dobrý deň', ...changes },
});

describe('a draft of the contact form', () => {
  test('is read as it was kept', () => {
    expect(readContactDraft(JSON.stringify(draft()))).toEqual(draft());
  });

  test.each([
    null,
    '',
    'x',
    '[]',
    'null',
    '{}',
    JSON.stringify({ ...draft(), form: { name: 'Ján' } }),
    JSON.stringify({ ...draft(), form: { ...draft().form, topic: 5 } }),
    JSON.stringify({ ...draft(), id: 1 }),
    JSON.stringify({ ...draft(), startedAt: 'yesterday' }),
  ])('that is damaged is none: %s', (saved) => {
    expect(readContactDraft(saved)).toBeNull();
  });

  test('sends how long it was filled in, never less than nothing', () => {
    expect(contactFormBody(draft(), '', 4000)).toEqual({ ...draft().form, website: '', filledInMs: 3000 });
    expect(filledFor(draft(), 500)).toBe(0);
  });
});

describe('the key of a submission', () => {
  test('stays for a retry and changes with any text', () => {
    expect(contactFormKey(draft())).toBe(contactFormKey({ ...draft(), startedAt: 9 }));
    const changed = [draft({ message: 'Iné' }), draft({ phone: '0' }), { ...draft(), id: 'other' }];
    const keys = new Set([draft(), ...changed].map(contactFormKey));
    expect(keys.size).toBe(4);
  });
});
