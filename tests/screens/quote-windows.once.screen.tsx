import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import { showToast } from '#web/errors/toast-store.ts';
import { quoteServer } from './quote-server.ts';
import { visible } from './texts.ts';
import { answer, card, dialog, generate, heading, openWizard, pressNextTooEarly, result } from './wizard.tsx';
import { ANSWERS, overlap, WINDOWS } from './wizard-look.ts';

const LEAST_TARGET = 44;
/** A wide screen at 400 %. */
const ZOOMED = [320, 256] as const;

/** What stays on one line: a word with what is tied to it, a range of counted things ("3 – 6 týždňov"). */
const RUN = /\d[ \u00A0]–\u2060?[ \u00A0]\d{1,3}[ \u00A0]\p{L}[^ \n]*|[^ \n]+/gu;

const toast = () => document.querySelector('.toast');

const shownToast = async (): Promise<Element> => {
  await expect.poll(toast).not.toBeNull();
  return toast() ?? document.body;
};

const isWholeInView = (element: Element | null) =>
  expect.element(page.elementLocator(element ?? document.body)).toBeInViewport({ ratio: 1 });

test('in every window no step scrolls sideways, breaks a number, parts a word of one letter from the next or has a target too small to press', async () => {
  quoteServer();
  await openWizard();
  let step = 0;
  const look = async (): Promise<void> => {
    step += 1;
    for (const [width, height] of [ZOOMED, ...WINDOWS]) {
      await page.viewport(width, height);
      // The step may still be laid out for the window before.
      await expect
        .poll(() => faults(dialog.element(), LEAST_TARGET), {
          message: `step ${step} at ${width} × ${height} px`,
        })
        .toEqual([]);
    }
    await page.viewport(1280, 800);
  };
  await answer(ANSWERS, look);
  await look();
  await generate.click();
  await expect.element(result).toBeVisible();
  await look();
});

test('a message has its place in the head: it moves nothing, covers neither steps nor footer, and goes with its reason', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  quoteServer();
  await openWizard({ search: '&remeslo=roofer' });
  const step = heading('Veľkosť projektu');
  const topOfStep = () => step.element().getBoundingClientRect().top;
  const places: [string, () => Element | null | undefined][] = [
    ['the steps', () => dialog.getByRole('navigation', { name: 'Kroky rozpočtu' }).element()],
    ['the step', () => document.querySelector('.wizard-scroll')],
    ['the footer', () => visible(dialog.getByRole('contentinfo'))[0]],
  ];
  await card('Do mesiaca').click();
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    step.element().scrollIntoView({ block: 'start' });
    const before = topOfStep();
    await pressNextTooEarly();
    await isWholeInView(await shownToast());
    // Its place is measured anew in the frame after the window has changed.
    for (const [name, place] of places) {
      const covered = () => overlap(toast() ?? document.body, place() ?? document.body);
      await expect.poll(covered, { message: `${name} at ${width} px` }).toBe(false);
    }
    step.element().scrollIntoView({ block: 'start' });
    expect(topOfStep()).toBe(before);
    await vi.advanceTimersByTimeAsync(6000);
    await expect.poll(toast).toBeNull();
    expect(topOfStep()).toBe(before);
  }
  await pressNextTooEarly();
  await shownToast();
  await card('Štartér').click();
  await card(/^500 –/).click();
  await expect.poll(toast).toBeNull();
});

test('no message covers a step', async () => {
  quoteServer();
  await openWizard();
  const steps = dialog.getByRole('navigation', { name: 'Kroky rozpočtu' });
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    for (const [name, message] of Object.entries(WIZARD_TOASTS)) {
      showToast(message);
      const text = [message.title, 'description' in message ? message.description : ''].join('');
      await expect.poll(() => toast()?.textContent).toContain(text);
      const covered = () => overlap(toast() ?? document.body, steps.element());
      await expect.poll(covered, { message: `${name} at ${width} × ${height} px` }).toBe(false);
    }
  }
});

test('a message covers neither price, menu nor error', async () => {
  quoteServer();
  await page.viewport(360, 640);
  await openWizard();
  await answer({ ...ANSWERS, mode: 'Rýchly odhad' });
  await generate.click();
  const message = await shownToast();
  await isWholeInView(message);
  // As if the visitor had gone to another window: the message waits.
  dispatchEvent(new Event('blur'));
  await expect.element(result).toBeVisible();
  await isWholeInView(result.element().querySelector('.dimension-numbers'));
  await dialog.getByRole('button', { name: 'Ďalšie možnosti' }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  expect(message.checkVisibility()).toBe(true);
  const covered = (locator: Locator) => visible(locator).filter((element) => overlap(message, element));
  expect(covered(menu)).toEqual([]);
  const prices = dialog.getByText(/^(od )?\d[\d\s–]+€$/);
  expect(visible(prices).length).toBeGreaterThan(0);
  expect(covered(prices)).toEqual([]);
  expect(covered(dialog.getByRole('contentinfo').getByRole('button'))).toEqual([]);
});

/** What a designer would send back: sideways scrolling, text over the edge of its card, lines that end where none may, targets too small. */
function faults(root: Element, size: number): string[] {
  // What only screen readers get is a clipped box of 1 px.
  const shown = (element: Element): boolean =>
    element.checkVisibility() &&
    element.clientWidth !== 1 &&
    element.closest('.sr-only, [aria-hidden="true"]') === null;
  const all = [root, ...root.querySelectorAll('*')];
  const sideways = all
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => `${element.className} scrolls sideways`);

  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !shown(holder) || holder.matches('option, textarea, text')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(RUN)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1 && !word.includes('-')) broken.push(`“${word}” is broken`);
      const card = holder.closest('.selectable')?.getBoundingClientRect();
      const { left, right } = range.getBoundingClientRect();
      // On its left a chosen card has a mark of 6 px inside its outline of 2.
      if (card && (left < card.left + 8 || right > card.right - 2)) broken.push(`“${word}” leaves its card`);
    }
    const text = node.textContent ?? '';
    for (const { 0: pair, index } of text.matchAll(/(?<=^|[\s(„])[ksvzouai] +\S/giu)) {
      const range = document.createRange();
      const bottomOf = (at: number): number => {
        range.setStart(node as Node, at);
        range.setEnd(node as Node, at + 1);
        return range.getBoundingClientRect().bottom;
      };
      if (bottomOf(index + pair.length - 1) > bottomOf(index) + 1)
        broken.push(`a line ends in “${text.slice(0, index + 1).slice(-20)}”`);
    }
  }

  const small = [...root.querySelectorAll('button, summary, input, select, textarea')]
    .filter(shown)
    .filter((element) => !element.matches('[tabindex="-1"]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < size || box.height < size)
    .map(
      ({ element, box }) =>
        `${element.textContent || element.id || element.tagName} is ${box.width} × ${box.height} px`,
    );
  return [...sideways, ...broken, ...small];
}
