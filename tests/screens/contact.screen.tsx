import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './axe.ts';
import { form, showContactForm } from './contact-form.tsx';
import { textsOf } from './texts.ts';

test('what is missing or wrong is named, with links to the fields', async () => {
  await showContactForm();
  const links = form.summary.getByRole('link');
  await form.send.click();
  await expect.element(form.summary).toHaveFocus();
  expect(textsOf(links)).toEqual(['Meno je povinné', 'E-mail je povinný', 'Správa je povinná']);
  await expectAccessible();
  await form.summary.getByRole('link', { name: 'Správa je povinná' }).click();
  await expect.element(form.message).toHaveFocus();
  await form.message.fill('krátka');
  await expect.element(page.getByText('Správa je povinná')).not.toBeInTheDocument();
  await form.email.fill('nie je e-mail');
  await form.phone.fill('0905');
  await form.send.click();
  await expect
    .poll(() => textsOf(links))
    .toEqual([
      'Meno je povinné',
      expect.stringMatching(/^Zadajte platný e-mail/),
      'Telefónne číslo musí obsahovať aspoň 9 znakov',
      'Správa musí obsahovať aspoň 10 znakov',
    ]);
});
