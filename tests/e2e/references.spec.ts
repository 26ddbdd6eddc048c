import type { Page } from '@playwright/test';
import { REFERENCES } from '#content/references.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

const cardsOf = (page: Page) => page.locator('main li:has(a[href^="/projekty/"])');

test('the filter stays in the address, says how many references are left, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/projekty');
  const count = page.getByRole('status').filter({ hasText: 'projekt' });
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(REFERENCES.length);
  await expect(count).toHaveText(/^Zobrazených\s9\sprojektov$/);
  await expectAccessible(page);

  await page.getByLabel('Služba').selectOption('tvorba-webu');
  await expect(page).toHaveURL(/\/projekty\?sluzba=tvorba-webu$/);
  await expect(count).toHaveText(/^Zobrazené\s3\sprojekty$/);
  await page.getByLabel('Remeslo').selectOption('maliar');
  await expect(page).toHaveURL(/\?remeslo=maliar&sluzba=tvorba-webu$/);
  await expect(count).toHaveText(/^Zobrazený\s1\sprojekt$/);

  await page.goBack();
  await expect(cards).toHaveCount(3);
  await expect(page.getByLabel('Remeslo')).toHaveValue('');
  await page.goForward();
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByLabel('Remeslo')).toHaveValue('maliar');
});

test('a combination without references leads on: to its price, or back to all of them', async ({ page }) => {
  await page.goto('/projekty?remeslo=maliar&sluzba=erp-systemy');
  await expect(page.getByRole('heading', { name: 'Takýto projekt tu zatiaľ nie je' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Žiadny projekt' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Vypočítať cenu' }).click();
  const wizard = new Wizard(page);
  await expect(wizard.dialog).toHaveAccessibleName('Rozpočet pre ERP systémy');
  await expect(await wizard.panel()).toContainText('Maliar');
  await wizard.closeByEscape();
  await page.getByRole('link', { name: 'Zobraziť všetky projekty' }).first().click();
  await expect(cardsOf(page)).toHaveCount(REFERENCES.length);
});

test('without scripts the list is whole, and a filtered address comes filtered from the server', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/projekty`);
  await expect(cardsOf(page)).toHaveCount(REFERENCES.length);
  await page.getByLabel('Remeslo').selectOption('pokryvac');
  await page.getByRole('button', { name: 'Zobraziť projekty' }).click();
  await expect(cardsOf(page)).toHaveCount(1);
  await context.close();
});

test('a reference says that it is a model, and opens the wizard with its trade and features', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
  await page.goto('/projekty');
  await expect(page.getByText('Modelové projekty ukazujú')).toBeVisible();
  await page.getByRole('link', { name: 'Kalkulačka podlahy po miestnostiach' }).click();
  await expect(page).toHaveURL(/\/projekty\/kalkulacka-podlahy$/);
  await expect(page.getByRole('main').getByText('Modelový projekt').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Vypočítať podobný projekt' }).first().click();
  const wizard = new Wizard(page);
  await expect(wizard.dialog).toHaveAccessibleName('Rozpočet pre cenové kalkulačky');
  await expect(wizard.heading('Funkcie webu')).toBeVisible();
  for (const feature of ['Kalkulačka miestnosti', 'Kalkulačka materiálu', 'Prehľad materiálov'])
    await expect(wizard.feature(feature)).toBeChecked();
});

test('every reference page is there, an unknown one is a real 404', async ({ request }) => {
  for (const { slug } of REFERENCES) expect((await request.get(`/projekty/${slug}`)).status()).toBe(200);
  expect((await request.get('/projekty/neznamy')).status()).toBe(404);
});
