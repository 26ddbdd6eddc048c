import { expect, test } from './fixtures.ts';

const questions = 'main details';

test('the home page leads to all questions, and a search among them is there again after loading', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Všetky časté otázky' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Časté otázky' })).toBeVisible();
  await expect(page.locator(questions)).toHaveCount(15);
  await page.getByLabel('Hľadať v otázkach').fill('domena');
  await expect(page).toHaveURL(/\/faq\?q=domena$/);
  await page.reload();
  await expect(page.getByLabel('Hľadať v otázkach')).toHaveValue('domena');
  await expect(page.getByText('Našli sa 3 otázky')).toBeVisible();
  await expect(page.locator(questions)).toHaveCount(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open by a click, a link opens its question, and no dead control is shown', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/faq#zaloha');
    await expect(page.getByText('Menšie práce sa platia po dokončení.')).toBeVisible();
    await page.locator('summary', { hasText: 'Je rozpočet záväzný?' }).click();
    await expect(page.getByText('Záväzná je až cenová ponuka')).toBeVisible();
    await expect(page.getByLabel('Hľadať v otázkach')).toBeHidden();
  });
});
