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
  // Found once and not before each press, which on a long page takes as long as the press itself.
  let element = await target.elementHandle();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    let state = await element?.evaluate(standing);
    if (state === 'gone') {
      element = await target.elementHandle();
      state = await element?.evaluate(standing);
    }
    if (state === 'focused') return;
    await target.page().keyboard.press(way);
  }
  throw new Error(`${way} never reaches ${target}`);
}

/** Whether an element that was found has the focus, or is on the page no more, which has drawn another in its place. */
const standing = (element: Node): 'focused' | 'gone' | 'waiting' =>
  element === document.activeElement ? 'focused' : element.isConnected ? 'waiting' : 'gone';

/** Goes to a control by Tab, or another way, and presses it. */
export async function press(control: Locator, key = 'Enter', way = 'Tab'): Promise<void> {
  await tabOnto(control, way);
  await control.press(key);
}

/** Goes to a field by Tab and writes over what it says. */
export async function write(field: Locator, text: string): Promise<void> {
  await tabOnto(field);
  await field.press('Control+a');
  await field.page().keyboard.insertText(text);
}

/** Something on the page has the focus, so that the next key goes on from there. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
