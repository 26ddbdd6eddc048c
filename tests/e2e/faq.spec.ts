import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const questions = 'main details';

test('a search without diacritics highlights what it finds, says how much, and stands in the address', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByLabel('Hľadať v otázkach').fill('ZALOHA');
  await expect(page.getByRole('status').filter({ hasText: 'Našla sa 1 otázka' })).toBeVisible();
  await expect(page.locator(questions)).toHaveCount(1);
  await expect(page.locator('mark')).toHaveText(['záloh']);
  await expect(page.getByText('Menšie práce sa fakturujú po dokončení.')).toBeVisible();
  await expect(page).toHaveURL(/\/faq\?q=ZALOHA$/);
  await expectAccessible(page);
});

test('a shared search is there after loading; clearing it shows everything closed', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/faq?q=domena');
  await expect(page.getByLabel('Hľadať v otázkach')).toHaveValue('domena');
  await expect(page.getByText('Našli sa 2 otázky')).toBeVisible();
  await page.getByLabel('Hľadať v otázkach').fill('');
  await expect(page.locator(questions)).toHaveCount(12);
  await expect(page.locator(`${questions}[open]`)).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);
});

test('a search without result leads to asking, and back to all questions', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/faq?q=<b>xyz</b>');
  await expect(page.getByText('Nenašla sa žiadna otázka')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Opýtať sa' })).toHaveAttribute('href', /kontakt/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zobraziť všetky otázky' }).click();
  await expect(page.locator(questions)).toHaveCount(12);
  await expect(page.getByLabel('Hľadať v otázkach')).toHaveValue('');
});

test('a link to a question opens it and leads the focus there', { tag: '@once' }, async ({ page }) => {
  await page.goto('/faq#zaloha');
  const question = page.locator('summary', { hasText: 'Platí sa záloha?' });
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await expect(page.locator(`${questions}[open]`)).toHaveCount(1);
});

test('the address of a question can be copied', { tag: '@once' }, async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faq#bezplatna-udrzba');
  await page.getByRole('link', { name: /^Skopírovať odkaz.*Čo zahŕňajú/ }).click();
  await expect(page.getByText('Odkaz je skopírovaný', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/faq#bezplatna-udrzba`,
  );
});

test('the home page leads to all questions', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Všetky časté otázky' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Časté otázky' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open by a click, a link opens its question, and no dead control is shown', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/faq#zaloha');
    await expect(page.getByText('Menšie práce sa fakturujú po dokončení.')).toBeVisible();
    await page.locator('summary', { hasText: 'Je rozpočet záväzný?' }).click();
    await expect(page.getByText('Záväzná je až zmluva')).toBeVisible();
    await expect(page.getByLabel('Hľadať v otázkach')).toBeHidden();
  });
});
