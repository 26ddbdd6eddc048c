import { expect, it } from 'vitest';
import { ADDENDUM_MAILS } from '#content/offer-mails.ts';
import { site } from '#domain/content/site.ts';
import { offerContent } from '../../../tests/factories/offers.ts';
import { linkMail, proposedMail } from './emails.ts';

it.each([
  ['CP-2026-0001', false, 'Cenová ponuka'],
  ['CP-2026-0001', true, 'Upravená cenová ponuka'],
  ['CP-2026-0001/D1', false, 'Dodatok'],
  ['CP-2026-0001/D1', true, 'Upravený dodatok'],
])('the mail with %s, revised %s, is called "… | %s"', (number, isRevised, subject) => {
  const content = offerContent([]);
  const mail = proposedMail({ number, content }, isRevised);
  expect(mail.subject).toBe(`${number} ${content.title} | ${subject}`);
  expect(mail.text.includes('dodatok')).toBe(number.includes('/D'));
});

it('no mail about an addendum calls it an offer', () => {
  expect(JSON.stringify(ADDENDUM_MAILS)).not.toMatch(/ponuk/i);
});

it('the sums of an offer hold the VAT that it was written with, and its mails say so', () => {
  const content = { ...offerContent([]), vat: { status: 'payer', ratePercent: 23 } } as const;
  const offer = { id: crypto.randomUUID(), number: 'CP-2026-0001', revision: 1, content, chosen: null };
  const mail = linkMail(offer, { site, publicUrl: 'https://webdielna.example' }, 'tajomstvo');
  expect(mail.document.identification.vat).toBe('Ceny sú uvedené s\u00A0DPH 23\u00A0%.');
});
