import { expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import { pageTexts } from './page-texts.ts';

const NBSP = '\u00A0';

test('texts are filled with claims and typeset at any depth; other values stay', () => {
  const texts = pageTexts({
    title: 'Cena a termín',
    items: [{ text: 'spätné volanie do {callbackHours: # hodiny | # hodín}', included: true }],
    number: 7,
  });
  expect(texts).toEqual({
    title: `Cena a${NBSP}termín`,
    items: [{ text: `spätné volanie do ${site.claims.callbackHours}${NBSP}hodín`, included: true }],
    number: 7,
  });
});
