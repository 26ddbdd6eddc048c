import { expect, type Page } from '@playwright/test';

/** More presses than any page or dialog has stops. */
const MOST_STOPS = 80;

/** Tabs until something with this name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'radio' | 'textbox' | 'link',
  name: RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeAttached();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${role} ${name}`);
}
