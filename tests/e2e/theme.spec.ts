import { expect, takenOver, test } from './fixtures.ts';

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

test('is light until somebody chooses, also on a dark device; chosen by hand it stays, by system it follows the device', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sluzby');
  await expectTheme(page, 'light');
  await expect(option(page, 'Svetlý')).toHaveAttribute('aria-pressed', 'true');
  await option(page, 'Tmavý').click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'dark');

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

test('reaches the other tabs, also one whose scripts come after the change, and when everything stored is removed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/sluzby');
  // Before its scripts run, a page hears nothing of other tabs.
  await takenOver(other);
  await expect(option(other, 'Svetlý')).toHaveAttribute('aria-pressed', 'true');
  const late = await context.newPage();
  const changed = Promise.withResolvers<void>();
  await late.route('**/assets/*.js', async (route) => {
    await changed.promise;
    await route.continue();
  });
  await late.goto('/sluzby', { waitUntil: 'domcontentloaded' });
  await expectTheme(late, 'light');

  await option(page, 'Tmavý').click();
  changed.resolve();
  for (const tab of [other, late]) {
    await expectTheme(tab, 'dark');
    await expect(option(tab, 'Tmavý')).toHaveAttribute('aria-pressed', 'true');
  }
  await page.evaluate(() => localStorage.clear());
  await expectTheme(other, 'light');
});
