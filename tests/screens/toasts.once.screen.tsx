import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quoteServer } from './quote-server.ts';
import { dialog, openWizard, pressNextTooEarly } from './wizard.tsx';
import { WINDOWS } from './wizard-look.ts';

const toasts = page.getByRole('listitem').filter({ hasText: 'Dokončite aktuálny krok' });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  quoteServer();
  await openWizard();
  await pressNextTooEarly();
  await expect.element(toasts).toBeVisible();
});

test('messages close by themselves, one at a time', async () => {
  await pressNextTooEarly();
  await expect.poll(() => toasts.elements().length).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  await expect.element(toasts).not.toBeInTheDocument();
});

test('while a message stands in the head, no cross but its own is shown', async () => {
  const crosses = () =>
    page
      .getByRole('button', { name: /^Zavrieť( upozornenie)?$/ })
      .elements()
      .filter((cross) => cross.checkVisibility({ opacityProperty: true }))
      .map((cross) => cross.ariaLabel ?? cross.textContent);
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    await expect.poll(crosses).toEqual(['Zavrieť upozornenie']);
  }
  await toasts.getByRole('button', { name: 'Zavrieť upozornenie' }).click();
  await expect.poll(crosses).toEqual(['Zavrieť']);
});

test('a message takes the focus by F8 over an open dialog, waits meanwhile, and closes by its button', async () => {
  await userEvent.keyboard('{F8}');
  await expect.poll(() => document.activeElement?.matches('.toast-viewport')).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(toasts).toBeVisible();
  await toasts.getByRole('button', { name: 'Zavrieť upozornenie' }).click();
  await expect.element(toasts).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});
