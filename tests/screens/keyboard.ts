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

/** Puts a text into a field as some browsers and password programs do: no event tells of it. */
export async function putInto(target: Locator, text: string): Promise<void> {
  const element = await target.findElement();
  // What React has put over it on the element would hear of it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
}
