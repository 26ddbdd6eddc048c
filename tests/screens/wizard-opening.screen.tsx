import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { quoteServer } from './quote-server.ts';
import { dialog, showWizardLink } from './wizard.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#web/quote/wizard-modal.tsx', async (original) => {
  await code.promise;
  return original();
});

const place = (of: Element | null) => {
  const { x, y, width, height } = of?.getBoundingClientRect() ?? new DOMRect();
  return { x, y, width, height };
};

test('while its code comes the wizard is an empty sheet with a ruler, at its place and said to be loading', async () => {
  quoteServer();
  await showWizardLink(false, '?rozpocet=tvorba-webu');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect.element(waiting).toBeInTheDocument();
  const words = waiting.getByText('Loading...', { exact: true });
  expect(place(words.element())).toMatchObject({ width: 1, height: 1 });
  const sheet = place(waiting.element());
  const ruler = Number.parseFloat(getComputedStyle(waiting.element(), '::before').height);
  code.resolve();
  await expect.element(dialog).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  const { top } = dialog.element().getBoundingClientRect();
  expect(place(dialog.element())).toEqual(sheet);
  const steps = dialog.getByRole('navigation', { name: 'Kroky rozpočtu' }).element().getBoundingClientRect();
  expect(Math.abs(steps.bottom - top - ruler)).toBeLessThan(4);
});
