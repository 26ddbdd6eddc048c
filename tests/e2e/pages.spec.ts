import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('an unknown path is a page with 404 and ways onwards', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const answer = await page.goto('/neexistuje');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the confirmation page without a request explains itself', async ({ page }) => {
  await page.goto('/potvrdenie-dopytu');
  await expect(page.getByText('Žiadny nedávny dopyt sa nenašiel.')).toBeVisible();
});

test('the chosen theme stays after a reload', async ({ page }) => {
  await page.goto('/sluzby');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  const dark = page.getByRole('button', { name: 'Tmavý' });
  if (!(await dark.first().isVisible())) await page.getByRole('button', { name: /menu/i }).click();
  await dark.filter({ visible: true }).first().click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
