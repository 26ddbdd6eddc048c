import { expect, it, test } from 'vitest';
import { ACCEPTED_NAMES, isDrawn, typeOfName } from './file-types.ts';

test.each([
  ['strecha.JPG', 'image/jpeg'],
  ['strecha.pred.jpeg', 'image/jpeg'],
  ['plán.pdf', 'application/pdf'],
  ['ceny.csv', 'text/csv'],
  ['faktura.pdf.exe', null],
  ['logo.svg', null],
  ['stranka.html', null],
  ['pohyb.gif', null],
  ['bez-pripony', null],
  ['.jpg', 'image/jpeg'],
  ['', null],
])('the name "%s" promises %s', (name, type) => {
  expect(typeOfName(name)).toBe(type);
});

it('asks browsers for everything that is taken but HEIC, which phones then turn into JPEG', () => {
  expect(ACCEPTED_NAMES).toBe('.jpg,.jpeg,.png,.webp,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.txt,.csv');
});

it('draws pictures that every browser can', () => {
  expect([isDrawn('image/heic'), isDrawn('image/webp'), isDrawn('application/pdf')]).toEqual([
    false,
    true,
    false,
  ]);
});
