import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

const place = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Scrolls at once, whatever the page's own wish, and waits until the scripts have taken over the links. */
async function scrollDown(page: Page, to = 900): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);
  expect(await place(page)).toBe(to);
}

/** Presses a link where it is, without the test bringing it into view first. */
const press = (page: Page, selector: string) =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);

const SERVICE = 'main a[href="/sluzby/erp-systemy"]';

test('a new path begins at its top with the focus in the main part; Back and Forward return to where one was', async ({
  page,
}) => {
  await page.goto('/sluzby');
  await scrollDown(page);
  await press(page, SERVICE);
  await expect(page).toHaveURL(/erp-systemy$/);
  await expect.poll(() => place(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await scrollDown(page, 1700);
  await page.goBack();
  await expect(page).toHaveURL(/\/sluzby$/);
  await expect.poll(() => place(page)).toBe(900);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goForward();
  await expect(page).toHaveURL(/erp-systemy$/);
  await expect.poll(() => place(page)).toBe(1700);

  // A new visit of a page that was scrolled before begins at its top again.
  await press(page, 'header a[href="/sluzby"]');
  await expect(page).toHaveURL(/\/sluzby$/);
  await expect.poll(() => place(page)).toBe(0);
});

test('a reload stays where it was', async ({ page }) => {
  await page.goto('/sluzby');
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => place(page)).toBe(900);
});

test('opening and closing the wizard leaves the page where it is', async ({ page }) => {
  await page.goto('/');
  await scrollDown(page);
  await press(page, 'main a[href*="rozpocet="]');
  const wizard = new Wizard(page);
  await expect(wizard.dialog).toBeVisible();
  expect(await place(page)).toBe(900);
  await page.goBack();
  await expect(wizard.dialog).toBeHidden();
  await expect.poll(() => place(page)).toBe(900);

  await press(page, 'main a[href*="rozpocet="]');
  await wizard.closeByEscape();
  await expect.poll(() => place(page)).toBe(900);
});

const TERM = '#bezplatna-udrzba';

test('a link to an anchor goes there and not to the top; Back returns to where it was followed', async ({
  page,
}) => {
  await page.goto('/obchodne-podmienky');
  await scrollDown(page);
  await press(page, `main a[href$="${TERM}"]`);
  await expect(page).toHaveURL(/#bezplatna-udrzba$/);
  await expect(page.locator(TERM)).toBeInViewport();
  await expect.poll(() => place(page)).toBeGreaterThan(1500);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(900);
});

test('a link to an anchor of another page goes there', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await press(page, `main a[href="/obchodne-podmienky${TERM}"]`);
  await expect(page).toHaveURL(/#bezplatna-udrzba$/);
  await expect(page.locator(TERM)).toBeInViewport();
  await expect.poll(() => place(page)).toBeGreaterThan(1500);
  await expect(page.getByRole('main')).toBeFocused();
});

const html = (page: Page) => page.locator('html');

test('nothing scrolls smoothly where motion is not wanted', async ({ page }) => {
  await page.goto('/sluzby');
  await expect(html(page)).toHaveAttribute('data-scroll', 'smooth');
  await expect(html(page)).toHaveCSS('scroll-behavior', 'auto');
});

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new path is at its top as soon as it is shown, without a movement', async ({ page }) => {
    await page.goto('/sluzby');
    await scrollDown(page);
    await expect(html(page)).toHaveCSS('scroll-behavior', 'smooth');
    await page.evaluate(() => {
      const heights = new Set<number>();
      addEventListener('scroll', () => heights.add(scrollY), { passive: true });
      Object.assign(window, { heights });
    });
    await press(page, SERVICE);
    await expect(page).toHaveURL(/erp-systemy$/);
    await expect.poll(() => place(page)).toBe(0);
    expect(await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights])).toEqual([
      0,
    ]);
  });
});
