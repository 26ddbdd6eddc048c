import { expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import type { MailBlock } from './document.ts';
import { documentOf } from './site-mail.ts';

const FRAME = { preview: '', heading: 'Vzor', signature: null };
const price = { label: 'Cena', value: '300,00\u00A0€' };

test.each<[what: string, block: MailBlock, isSaid: boolean]>([
  ['a text', { kind: 'paragraph', text: 'Kód platí 15 minút.' }, false],
  ['a code', { kind: 'rows', heading: '', rows: [{ label: 'Váš kód', value: '73683083' }] }, false],
  [
    'what the client reckons with',
    { kind: 'rows', heading: '', rows: [{ ...price, label: 'Predpokladaná suma' }] },
    false,
  ],
  ['a row with an amount', { kind: 'rows', heading: '', rows: [price] }, true],
  ['a column of amounts', { kind: 'amounts', heading: '', rows: [], total: price }, true],
  ['a drawn price', { kind: 'dimension', label: '', min: '', max: '', under: '', words: '' }, true],
])('a mail with %s says how VAT stands only where it names a price', (_, block, isSaid) => {
  expect(documentOf(site, FRAME, [block]).identification.vat !== null).toBe(isSaid);
});
