import type { Page } from '@playwright/test';
import { mailsOf } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Answers, Wizard } from './wizard.ts';

const ADDRESS = '/sluzby/tvorba-webu?rozpocet=tvorba-webu';
const ANSWERS: Answers = {
  mode: 'Rýchly odhad',
  trade: 'Maliar',
  features: [],
  size: 'Štartér',
  budget: /^500 –/,
  timeline: 'Do mesiaca',
};

/** The server's answer while its database is down. */
const UNAVAILABLE = {
  message: 'Databáza je dočasne nedostupná.',
  category: 'database',
  errorId: 'ERR_MIA1B2C3_X9Y8Z7',
  severity: 'critical',
  details: null,
  timestamp: '2026-11-21T10:00:00.000Z',
  field: null,
};

const breakCall = async (page: Page, path: string): Promise<void> => {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: UNAVAILABLE }),
  );
};

test('while the server answers 503 nothing is lost, and afterwards the request is sent once', {
  tag: '@once',
}, async ({ page, visitor, server, guard }) => {
  guard.allow(/503|ERR_MIA1B2C3_X9Y8Z7|Databáza/);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(ANSWERS, visitor);
  await breakCall(page, '/api/generate-quote');
  await wizard.dialog.getByRole('button', { name: 'Vygenerovať detailný rozpočet' }).click();
  await expect(wizard.toast('Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/generate-quote');
  await wizard.generate();

  await breakCall(page, '/api/service-requests');
  await wizard.submit();
  await expect(wizard.toast('Nepodarilo sa odoslať dopyt. Skúste to znovu.')).toBeVisible();
  await expect(wizard.dialog).toContainText(visitor.email);
  await page.unroute('**/api/service-requests');
  await wizard.submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
  await mailsOf(server.dataDir, visitor.email, 2);
});

test('a broken connection is told apart, and the answers stay after a reload', { tag: '@once' }, async ({
  page,
  visitor,
  guard,
}) => {
  guard.allow(/ERR_|Failed to (load|fetch)/);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(ANSWERS, visitor);
  await page.route('**/api/generate-quote', (route) => route.abort('connectionrefused'));
  await wizard.dialog.getByRole('button', { name: 'Vygenerovať detailný rozpočet' }).click();
  await expect(wizard.toast('Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.')).toBeVisible({
    timeout: 20_000,
  });
  await page.reload();
  await expect(wizard.heading('Súhrn ponuky')).toBeVisible();
  await expect(wizard.dialog).toContainText(visitor.email);
});

test('an answer that is not one is told as a failure, and the wizard goes on', { tag: '@once' }, async ({
  page,
  visitor,
  guard,
}) => {
  guard.allow(/Unreadable answer/);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(ANSWERS, visitor);
  await page.route('**/api/generate-quote', (route) => route.fulfill({ json: { priceRange: null } }));
  await wizard.dialog.getByRole('button', { name: 'Vygenerovať detailný rozpočet' }).click();
  await expect(wizard.toast('Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.')).toBeVisible();
  await expect(wizard.toast('Rozpočet vygenerovaný')).toHaveCount(0);
  await expect(wizard.dialog.getByText('Server túto požiadavku teraz nevybavil.')).toBeVisible();
  await page.unroute('**/api/generate-quote');
  await wizard.dialog.getByRole('button', { name: 'Skúsiť znova' }).click();
  await expect(wizard.result).toBeVisible();
});

test('a telephone number with a missing digit stays as it was typed and is not taken', {
  tag: '@once',
}, async ({ page, visitor }) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(ANSWERS, visitor);
  await wizard.back.click();
  const phone = wizard.dialog.getByLabel('Telefón');
  await phone.fill('0905 123 45');
  await wizard.dialog.getByLabel('Firma').focus();
  await expect(phone).toHaveValue('0905 123 45');
  await wizard.pressNextTooEarly();
  await expect(wizard.dialog.getByText(/^Zadajte platné telefónne číslo/).first()).toBeVisible();
});

test('continuing without an answer names what is missing and leads to it', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.pressNextTooEarly();
  await expect(wizard.toast('Dokončite aktuálny krok')).toBeVisible();
  const message = 'Prosím vyberte typ ponuky (rýchla alebo detailná)';
  await expect(wizard.dialog.getByText(message)).toBeVisible();
  await expect(wizard.dialog.getByRole('radio', { name: /^Rýchly odhad/ })).toBeFocused();
  await expectAccessible(page);
});

test('contact data are checked field by field', { tag: '@once' }, async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.choose(ANSWERS.mode);
  await wizard.next.click();
  await wizard.choose(ANSWERS.trade);
  await wizard.next.click();
  await wizard.chooseProject(ANSWERS);
  await wizard.next.click();
  await wizard.pressNextTooEarly();
  for (const message of ['Meno je povinné', 'E-mail je povinný', 'Telefónne číslo je povinné'])
    await expect(wizard.dialog.getByText(message).first()).toBeVisible();
  await expectAccessible(page);
  await wizard.dialog.getByLabel('Meno a priezvisko').fill('J');
  await expect(wizard.dialog.getByText('Meno je povinné')).toHaveCount(0);
  await wizard.dialog.getByLabel('E-mail').fill('nie je e-mail');
  await wizard.dialog.getByLabel('Telefón').fill('0905');
  await wizard.pressNextTooEarly();
  for (const message of [
    'Meno musí obsahovať aspoň 2 znaky',
    'Zadajte platný e-mail (napr. ',
    'Telefónne číslo musí obsahovať aspoň 9 znakov',
  ])
    await expect(wizard.dialog.getByText(message).first()).toBeVisible();
});
