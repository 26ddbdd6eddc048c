import { describe, expect, test } from 'vitest';
import { type FormDraft, filledFor, isChanged, readFormDraft, submissionKey } from './form-draft.ts';

const FIELDS = ['name', 'email', 'note'] as const;
type Field = (typeof FIELDS)[number];

const draft = (changes: Partial<Record<Field, string>> = {}): FormDraft<Field> => ({
  id: 'draft',
  startedAt: 1000,
  form: { name: 'Ján', email: 'jan@example.sk', note: '', ...changes },
});

describe('a draft of a form', () => {
  test('is read as it was kept, and of the form’s own fields only', () => {
    const kept = { ...draft(), form: { ...draft().form, gone: 'x' } };
    expect(readFormDraft(JSON.stringify(kept), FIELDS)).toEqual(draft());
  });

  test.each([
    null,
    '',
    'x',
    '[]',
    'null',
    '{}',
    JSON.stringify({ ...draft(), form: { name: 'Ján' } }),
    JSON.stringify({ ...draft(), form: { ...draft().form, note: 5 } }),
    JSON.stringify({ ...draft(), id: 1 }),
    JSON.stringify({ ...draft(), startedAt: 'yesterday' }),
  ])('that is damaged is none: %s', (saved) => {
    expect(readFormDraft(saved, FIELDS)).toBeNull();
  });

  test('tells how long it was filled in, never less than nothing', () => {
    expect([filledFor(draft(), 4000), filledFor(draft(), 500)]).toEqual([3000, 0]);
  });
});

describe('the key of a submission', () => {
  test('stays for a retry and changes with any text', () => {
    expect(submissionKey(draft())).toBe(submissionKey({ ...draft(), startedAt: 9 }));
    const changed = [draft({ note: 'Iné' }), draft({ name: 'J' }), { ...draft(), id: 'other' }];
    expect(new Set([draft(), ...changed].map(submissionKey)).size).toBe(4);
  });
});

test.each([
  ['as it was sent', {}, false],
  ['with a space more', { name: ' Ján ' }, false],
  ['with another text', { note: 'Ešte toto' }, true],
  ['with a text less', { name: '' }, true],
])('a form %s is changed: %s', (_, changes, changed) => {
  expect(isChanged(draft().form, draft(changes).form)).toBe(changed);
});
