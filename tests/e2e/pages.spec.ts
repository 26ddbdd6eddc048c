import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/sluzby',
  '/sluzby/tvorba-webu',
  '/sluzby/web-aplikacie',
  '/sluzby/seo-optimalizacia',
  '/sluzby/udrzba-podpora',
  '/sluzby/cenove-kalkulacky',
  '/sluzby/erp-systemy',
  '/sluzby/interaktivne-formulare',
  '/potvrdenie-dopytu',
];

for (const path of PAGES) {
  test(`${path} has one heading, no axe violation in either theme, and fits the screen`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

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

test('pages fit a screen 360 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of PAGES) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
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

async function expectNoSidewaysScroll(page: import('@playwright/test').Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
}
