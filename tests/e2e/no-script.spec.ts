import type { Page } from '@playwright/test';
import { site } from '#domain/content/site.ts';
import { formatEuros } from '#domain/kernel/format.ts';
import { publicPaths } from '#domain/pages/public-paths.ts';
import { shareCards } from '#domain/pages/share-card.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** A page says at least this much without its frame. */
const ENOUGH_TEXT = /.{400}/s;

test('every public page reads completely without scripts', async ({ page }) => {
  for (const path of publicPaths()) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main).toHaveText(ENOUGH_TEXT, { useInnerText: true });
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(page.locator('.skeleton, .spinner').filter({ visible: true })).toHaveCount(0);
      for (const amount of shownAmounts(path))
        await expect(main).toContainText(amount, { useInnerText: true });
      await expect(notice(page).getByRole('link', { name: site.operator.email })).toBeVisible();
    });
  }
});

test('the call to calculate leads to the address where one can write instead', async ({ page }) => {
  await page.goto('/sluzby/tvorba-webu');
  await page.getByRole('main').locator('a[href*="rozpocet="]').last().click();
  await expect(page).toHaveURL(/\/sluzby\/tvorba-webu\?rozpocet=/);
  await expect(notice(page)).toBeInViewport();
  await expect(notice(page).getByRole('link').first()).toHaveAttribute(
    'href',
    `mailto:${site.operator.email}`,
  );
});

test('pages that mails lead to say without scripts what to do instead', { tag: '@once' }, async ({
  page,
}) => {
  const token = 'a'.repeat(43);
  for (const path of [
    `/emaily#${token}`,
    `/resetovat-heslo#${token}`,
    `/auth#odkaz=${token}`,
    `/portal/invitation#${token}`,
    '/ponuka',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/JavaScript/).first(), path).toBeVisible();
    await expect(page.getByRole('link', { name: site.operator.email }).first(), path).toBeVisible();
    await expect(page.locator('.skeleton, .spinner').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('links and questions work without scripts, and no button is there in vain', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('.disclosure-body')).toBeVisible();
  await page.getByRole('main').locator('a[href="/sluzby/tvorba-webu"]').first().click();
  await expect(page).toHaveURL(/\/sluzby\/tvorba-webu$/);
  await page.getByRole('navigation', { name: 'Omrvinková navigácia' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/sluzby$/);
});

const notice = (page: Page) => page.locator('body > p, body > noscript p').filter({ visible: true });

/** Both ends of the price that a page has of its own; the home page tells its prices in packages. */
function shownAmounts(path: string): string[] {
  const price = path === '/' ? null : shareCards().find((card) => card.path === path)?.price;
  return price ? [formatEuros(price.min), formatEuros(price.max)] : [];
}
