import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { Wizard } from './wizard.ts';

/** Widths each project stands for, in px; the first is the one that axe sees, 320 is a wide screen at 400 %. */
const WIDTHS = { phone: [360, 320], desktop: [1280, 768] } as const;
const HEIGHT = 800;

// One browser window goes through all pages: a window each would take longer than the checks.
for (const theme of ['light', 'dark'] as const) {
  test(`every page in the ${theme} theme has no axe violation and fits the screen`, async ({ page }, {
    project,
  }) => {
    test.setTimeout(PUBLIC_PAGES.length * 10_000);
    const [width, ...narrower] = WIDTHS[project.name === 'phone' ? 'phone' : 'desktop'];
    await page.addInitScript((choice) => localStorage.setItem('webdielna:theme', choice), theme);
    for (const path of PUBLIC_PAGES) {
      await page.setViewportSize({ width, height: HEIGHT });
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(200);
      await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', theme);
      expect.soft(await axeViolations(page), path).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      for (const size of narrower) {
        await page.setViewportSize({ width: size, height: HEIGHT });
        expect.soft(await sidewaysScroll(page), `${path} at ${size} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('Tab and Enter alone lead from the home page into the wizard and back', async ({ page }) => {
  const wizard = new Wizard(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskočiť na hlavný obsah' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'link', /^Vypočítať (orientačnú )?cenu/);
  await page.keyboard.press('Enter');
  await expect(wizard.heading('Výber režimu')).toBeFocused();
  await tabTo(page, 'button', /^Zavrieť$/);
  await page.keyboard.press('Enter');
  await expect(wizard.dialog).toBeHidden();
  await expect(page).not.toHaveURL(/rozpocet/);
});

/** How many px of the page stick out of the window sideways. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
