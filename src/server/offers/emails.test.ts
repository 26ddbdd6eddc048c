import { expect, it } from 'vitest';
import { ADDENDUM_MAILS } from '#content/offer-mails.ts';
import { offerContent } from '../../../tests/factories/offers.ts';
import { proposedMail } from './emails.ts';

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
