import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { generateQuote } from '#domain/quote/contract.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import { expectAccessible } from './axe.ts';
import { connectionLost, refused } from './fake-api.ts';
import { allow } from './guard.ts';
import { quoteServer } from './quote-server.ts';
import {
  answer,
  back,
  CLIENT,
  card,
  chooseProject,
  dialog,
  field,
  generate,
  heading,
  next,
  openWizard,
  pressNextTooEarly,
  QUICK,
  result,
  toast,
} from './wizard.tsx';

const quoteFailed = toast('Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.');
const submit = dialog.getByRole('button', { name: 'Odoslať dopyt' });

test('while the server answers 503 nothing is lost, and afterwards the request is sent once', async () => {
  allow(/Databáza/);
  const server = quoteServer();
  const { address } = await openWizard();
  await answer(QUICK);
  server.on(generateQuote, () => refused('databaseUnavailable', { retryAfter: 5 }));
  await generate.click();
  await expect.element(quoteFailed).toBeVisible();
  await expectAccessible();
  server.answers.quote();
  await generate.click();
  await expect.element(result).toBeVisible();

  server.on(submitRequest, () => refused('databaseUnavailable', { retryAfter: 5 }));
  await submit.click();
  await expect.element(toast('Nepodarilo sa odoslať dopyt. Skúste to znovu.')).toBeVisible();
  await expect.element(dialog).toMatchTextContent(CLIENT.email);
  const sent = server.answers.request();
  await submit.click();
  await expect.poll(address).toBe('/potvrdenie-dopytu');
  expect(sent.map(({ body }) => body.email)).toEqual([CLIENT.email]);
});

test('a broken connection is told as a failure, after the call was tried again', async () => {
  allow(/Failed to fetch/);
  const server = quoteServer();
  await openWizard();
  await answer(QUICK);
  const attempts = server.on(generateQuote, connectionLost);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await generate.click();
  await expect.poll(() => attempts.length).toBe(1);
  await vi.advanceTimersByTimeAsync(4000);
  await expect.element(quoteFailed).toBeVisible();
  expect(attempts.length).toBeGreaterThan(1);
  await expect.element(dialog).toMatchTextContent(CLIENT.email);
});

test('an answer that is not one is told as a failure, and the wizard goes on', async () => {
  allow(/Unreadable answer/);
  const server = quoteServer();
  await openWizard();
  await answer(QUICK);
  server.on(generateQuote, () => Response.json({ priceRange: null }));
  await generate.click();
  await expect.element(quoteFailed).toBeVisible();
  await expect.element(toast('Rozpočet vygenerovaný')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Server túto požiadavku teraz nevybavil.')).toBeVisible();
  server.answers.quote();
  await dialog.getByRole('button', { name: 'Skúsiť znova' }).click();
  await expect.element(result).toBeVisible();
});

test('a telephone number with a missing digit stays as it was typed, is asked about and is taken', async () => {
  quoteServer();
  await openWizard();
  await answer(QUICK);
  await back.click();
  await field('Telefón').fill('0905 123 45');
  await field('Firma').click();
  await expect.element(field('Telefón')).toHaveValue('0905 123 45');
  await expect.element(field('Telefón')).toHaveAccessibleDescription(/^Neobvyklé číslo/);
  await next.click();
  await expect.element(heading('Súhrn ponuky')).toBeVisible();
});

test('a mistyped e-mail address is asked about and mended with one press, and blocks nothing', async () => {
  quoteServer();
  await openWizard();
  await answer(QUICK);
  await back.click();
  await field('E-mail').fill('jana@gmial.com');
  await field('Firma').click();
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Nemysleli ste jana@gmail.com ?');
  await next.click();
  await expect.element(heading('Súhrn ponuky')).toBeVisible();
  await back.click();
  await field('E-mail').click();
  await field('Firma').click();
  await dialog.getByRole('button', { name: 'jana@gmail.com' }).click();
  await expect.element(field('E-mail')).toHaveValue('jana@gmail.com');
  await expect.element(field('E-mail')).toHaveFocus();
  await expect.element(dialog.getByText('Nemysleli ste')).not.toBeInTheDocument();
  await next.click();
  await expect.element(dialog.getByText('jana@gmail.com')).toBeVisible();
});

test('contact data are checked field by field', async () => {
  quoteServer();
  await openWizard();
  await card(QUICK.mode).click();
  await next.click();
  await card(QUICK.trade).click();
  await next.click();
  await chooseProject(QUICK);
  await next.click();
  await pressNextTooEarly();
  for (const message of ['Meno je povinné', 'E-mail je povinný', 'Telefónne číslo je povinné'])
    await expect.element(dialog.getByText(message).first()).toBeVisible();
  await expectAccessible();
  await field('Meno a priezvisko').fill('J');
  await expect.element(dialog.getByText('Meno je povinné')).not.toBeInTheDocument();
  await field('E-mail').fill('nie je e-mail');
  await field('Telefón').fill('0905');
  await pressNextTooEarly();
  for (const message of [
    'Meno musí obsahovať aspoň 2 znaky',
    'Zadajte platný e-mail (napr. ',
    'Telefónne číslo musí obsahovať aspoň 9 znakov',
  ])
    await expect.element(dialog.getByText(message).first()).toBeVisible();
});

test('a request whose hidden field the browser has filled in is sent by a second press', async () => {
  allow(/vyplnil program/);
  const server = quoteServer();
  const sent = server.on(submitRequest, () => refused('looksAutomatic'));
  const { address } = await openWizard();
  await answer(QUICK, async () => {
    const hidden = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (hidden) await page.elementLocator(hidden).fill('https://mojafirma.example', { force: true });
  });
  await generate.click();
  await expect.element(result).toBeVisible();
  await submit.click();
  await expect.element(dialog.getByText('Dopyt zatiaľ nie je odoslaný.')).toBeVisible();
  const again = server.answers.request();
  await dialog.getByRole('button', { name: 'Odoslať aj tak' }).click();
  await expect.poll(address).toBe('/potvrdenie-dopytu');
  expect([...sent, ...again].map(({ body }) => body.website)).toEqual(['https://mojafirma.example', '']);
});
