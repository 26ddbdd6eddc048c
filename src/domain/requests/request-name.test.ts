import { expect, test } from 'vitest';
import { requestName, sentWord } from './request-name.ts';

test('a request is called by what it is about, else by how it came', () => {
  const names = [
    { about: 'Tvorba webu', trade: 'Elektrikár', kind: 'wizard' },
    { about: '', trade: '', kind: 'contact' },
    { about: '', trade: '', kind: 'call' },
  ] as const;
  expect(names.map(requestName)).toEqual(['Tvorba webu, Elektrikár', 'Správa', 'Dopyt']);
});

test('a client has sent what came by the site alone', () => {
  const kinds = ['wizard', 'contact', 'call', 'mail'] as const;
  expect(kinds.map((kind) => sentWord({ kind }))).toEqual(['Odoslané', 'Odoslané', 'Zapísané', 'Zapísané']);
});
