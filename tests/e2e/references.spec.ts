import type { Page } from '@playwright/test';
import { REFERENCES } from '#content/references.ts';
import { expect, test } from './fixtures.ts';

const cardsOf = (page: Page) => page.locator('main li:has(a[href^="/projekty/"])');

test('the filter stays in the address, says how many references are left, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/projekty');
  const count = page.getByRole('status').filter({ hasText: 'projekt' });
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(REFERENCES.length);
  await expect(count).toHaveText(/^Zobrazených\s9\sprojektov$/);

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
