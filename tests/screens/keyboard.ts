import { type Locator, userEvent } from 'vitest/browser';

/** More presses than any screen has stops. */
const MOST_STOPS = 60;

/** Tabs until this has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const element = await target.findElement();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (element === document.activeElement) return;
    await userEvent.tab();
  }
  throw new Error(`Tab never reaches ${target.selector}`);
}

/** Presses a key on a control, from which the focus goes on. */
export async function press(target: Locator, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
  const element = await target.findElement();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(key === 'Enter' ? '{Enter}' : key);
}
