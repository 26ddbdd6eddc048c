import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any page or dialog has stops. */
const MOST_STOPS = 120;

/** Tabs until something with this name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'radio' | 'textbox' | 'link',
  name: RegExp,
): Promise<void> {
  await tabOnto(page.getByRole(role, { name }).first());
}

/** Tabs until this has the focus, or goes another way, such as back. */
export async function tabOnto(target: Locator, way = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(way);
  }
  throw new Error(`${way} never reaches ${target}`);
}
