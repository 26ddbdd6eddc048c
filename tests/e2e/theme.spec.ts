import { expect, test } from './fixtures.ts';

const PAPER = { light: 'rgb(247, 245, 239)', dark: 'rgb(11, 39, 72)' };
type Page = import('@playwright/test').Page;

const option = (page: Page, name: 'Svetlý' | 'Tmavý' | 'Systém') =>
  page.getByRole('contentinfo').getByRole('button', { name });

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER[theme]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    theme === 'dark' ? '#0b2748' : '#f7f5ef',
  );
}

test('is light until somebody chooses, also on a dark device, and chosen by hand does not follow the device', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sluzby');
  await expectTheme(page, 'light');
  await expect(option(page, 'Svetlý')).toHaveAttribute('aria-pressed', 'true');
  await option(page, 'Tmavý').click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'dark');
});

test('by system follows the device while the page is open, and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/sluzby');
  await option(page, 'Systém').click();
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');
  await expect(option(page, 'Systém')).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test('is there before any script of the site has come', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('webdielna:theme', 'dark'));
  await page.route('**/assets/*.js', () => {});
  await page.goto('/sluzby', { waitUntil: 'domcontentloaded' });
  await expectTheme(page, 'dark');
});

test('reaches the other tabs, also when everything stored is removed', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/sluzby');
  // Before its scripts run, a page hears nothing of other tabs.
  await expect(other.locator('html')).toHaveAttribute('data-scroll', 'smooth');
  await expect(option(other, 'Svetlý')).toHaveAttribute('aria-pressed', 'true');
  await option(page, 'Tmavý').click();
  await expectTheme(other, 'dark');
  await expect(option(other, 'Tmavý')).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => localStorage.clear());
  await expectTheme(other, 'light');
});

test('reaches a tab whose scripts come after the change', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  const changed = Promise.withResolvers<void>();
  await other.route('**/assets/*.js', async (route) => {
    await changed.promise;
    await route.continue();
  });
  await other.goto('/sluzby', { waitUntil: 'domcontentloaded' });
  await expectTheme(other, 'light');
  await option(page, 'Tmavý').click();
  changed.resolve();
  await expectTheme(other, 'dark');
  await expect(option(other, 'Tmavý')).toHaveAttribute('aria-pressed', 'true');
});
