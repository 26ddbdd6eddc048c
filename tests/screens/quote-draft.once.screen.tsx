import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { quoteServer } from './quote-server.ts';
import { answer, back, CLIENT, card, dialog, heading, next, openWizard, QUICK, toast } from './wizard.tsx';

async function closeByEscape(): Promise<void> {
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
}

test('a draft without a description asks whether to go on or to begin anew', async () => {
  quoteServer();
  const first = await openWizard();
  await card('Detailný rozpočet').click();
  await next.click();
  await card('Maliar').click();
  await closeByEscape();
  await first.unmount();

  const second = await openWizard();
  await dialog.getByRole('button', { name: 'Pokračovať' }).click();
  await expect.element(card('Maliar')).toBeChecked();
  await closeByEscape();
  await second.unmount();

  await openWizard();
  await dialog.getByRole('button', { name: 'Začať odznova' }).click();
  await expect.element(heading('Výber režimu')).toBeVisible();
});

test('another trade says which chosen feature it drops, and takes it back', async () => {
  quoteServer();
  await openWizard({ search: '&remeslo=electrician&funkcie=quote-form,emergency-contact' });
  await back.click();
  await card('Maliar').click();
  const notice = dialog.getByText(/Z\svýberu vypadlo.*Núdzový\skontakt/);
  await expect.element(notice).toBeVisible();
  await dialog.getByRole('button', { name: 'Vrátiť remeslo Elektrikár' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(card('Elektrikár')).toBeChecked();
});

test('the deadline is changed from the summary and leads straight back to it', async () => {
  quoteServer();
  await openWizard();
  await answer({ ...QUICK, mode: 'Detailný rozpočet', timeline: 'Termín je flexibilný' });
  await dialog.getByRole('button', { name: 'Upraviť rozsah a termín' }).click();
  await card('Do mesiaca').click();
  await next.click();
  await expect.element(heading('Súhrn ponuky')).toBeVisible();
  await expect.element(dialog.getByText('Do mesiaca').last()).toBeInTheDocument();
});

test('"Nová žiadosť" clears the form, and can be taken back', async () => {
  quoteServer();
  await openWizard();
  await answer(QUICK);
  await dialog.getByRole('button', { name: 'Nová žiadosť' }).click();
  await expect.element(toast('Formulár vymazaný')).toBeVisible();
  await expect.element(heading('Výber režimu')).toBeVisible();
  expect(dialog.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Vrátiť odpovede' }).click();
  await expect.element(heading('Súhrn ponuky')).toBeVisible();
  await expect.element(dialog).toMatchTextContent(CLIENT.email);
});
