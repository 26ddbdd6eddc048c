import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { stickingOut } from './sticking-out.ts';
import { Wizard } from './wizard.ts';

/** Widths each project stands for, in px; the first is the one that axe sees, 320 is a wide screen at 400 %. */
const WIDTHS = { phone: [360, 320], desktop: [1280, 768] } as const;
const HEIGHT = 800;

/** Pages that one browser window goes through: a window each would take longer than the checks, all in one be the last. */
const AT_ONCE = 10;

for (let first = 0; first < PUBLIC_PAGES.length; first += AT_ONCE) {
  const pages = PUBLIC_PAGES.slice(first, first + AT_ONCE);
  test(`every page from ${pages[0]} to ${pages.at(-1)} has no axe violation in either theme and fits the screen`, async ({
    page,
  }, { project }) => {
    const [width, ...narrower] = WIDTHS[project.name === 'phone' ? 'phone' : 'desktop'];
    await page.addInitScript(() => localStorage.setItem('webdielna:theme', 'dark'));
    for (const path of pages) {
      await page.setViewportSize({ width, height: HEIGHT });
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(200);
      await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
      expect.soft(await axeViolations(page), path).toEqual([]);
      await expectFits(page, path, width);
      for (const size of narrower) {
        await page.setViewportSize({ width: size, height: HEIGHT });
        await expectFits(page, path, size);
      }
    }
  });
}

test('Tab and Enter alone lead from the home page into the wizard and back', { tag: '@once' }, async ({
  page,
}) => {
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

const settled = expect.configure({ soft: true });

/** Nothing sticks out of the page once it is laid out for the window, which it may still be for the one before. */
const expectFits = (page: Page, path: string, width: number): Promise<void> =>
  settled.poll(() => stickingOut(page), { message: `${path} at ${width} px` }).toEqual([]);
