import type { Locator } from '@playwright/test';
import { keepToasts } from './account.ts';
import { expect, test } from './fixtures.ts';
import { type Answers, Wizard } from './wizard.ts';

/** Windows people have: small phones, a phone, a tablet upright and lying, a laptop. */
const WINDOWS = [
  [320, 640],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;
const SMALL_PHONE = { width: 360, height: 640 };
const ADDRESS = '/?rozpocet=tvorba-webu';
const LEAST_TARGET = 44;

const ANSWERS: Answers = {
  mode: 'Detailný rozpočet',
  trade: 'Pokrývač',
  features: ['Dopytový formulár', 'Galéria pred a po'],
  size: 'Konštrukčný líder',
  budget: /^8\s000|^viac ako/,
  timeline: 'Čo najskôr',
};

test('in every window no step scrolls sideways, breaks a number, parts a word of one letter from the next or has a target too small to press', async ({
  page,
  visitor,
}) => {
  const wizard = new Wizard(page);
  let step = 0;
  const look = async (): Promise<void> => {
    step += 1;
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      // The step may still be laid out for the window before.
      await settled
        .poll(() => faults(wizard.dialog, LEAST_TARGET), {
          message: `step ${step} at ${width} px`,
          timeout: 2000,
        })
        .toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await wizard.open(ADDRESS);
  await wizard.answer(ANSWERS, visitor, look);
  await look();
  await wizard.generate();
  await look();
});

const settled = expect.configure({ soft: true });

test('a message has its place in the head: it moves nothing, covers nothing to press or fill in, and goes with its reason', async ({
  page,
}) => {
  const wizard = new Wizard(page);
  const toast = page.locator('.toast');
  const heading = wizard.heading('Veľkosť projektu');
  const topOfStep = async () => (await heading.boundingBox())?.y;
  await page.clock.install();
  await wizard.open(`${ADDRESS}&remeslo=roofer`);
  await wizard.choose('Do mesiaca');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await heading.scrollIntoViewIfNeeded();
    const before = await topOfStep();
    await new Wizard(page).pressNextTooEarly();
    await expect(toast).toBeInViewport({ ratio: 1 });
    // Its place is measured anew in the frame after the window has changed.
    for (const place of [
      wizard.dialog.getByRole('button', { name: 'Zavrieť', exact: true }),
      wizard.dialog.getByRole('navigation', { name: 'Kroky rozpočtu' }),
      wizard.dialog.locator('.wizard-scroll'),
      wizard.dialog.getByRole('contentinfo').filter({ visible: true }),
    ])
      await expect.poll(() => overlap(toast, place), { message: `${width} px: ${place}` }).toBe(false);
    await heading.scrollIntoViewIfNeeded();
    expect(await topOfStep()).toBe(before);
    await page.clock.runFor(6000);
    await expect(toast).toBeHidden();
    expect(await topOfStep()).toBe(before);
  }
  await wizard.pressNextTooEarly();
  await expect(toast).toBeVisible();
  await wizard.choose('Štartér');
  await wizard.choose(/^500 –/);
  await expect(toast).toBeHidden();
});

test('a message covers neither price, menu nor error', async ({ page, visitor }) => {
  await page.setViewportSize(SMALL_PHONE);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer({ ...ANSWERS, mode: 'Rýchly odhad' }, visitor);
  await wizard.generate();
  const toast = page.locator('.toast');
  await expect(toast).toBeInViewport({ ratio: 1 });
  await keepToasts(page);
  await expect(wizard.result.locator('.dimension-numbers')).toBeInViewport({ ratio: 1 });
  await wizard.dialog.getByRole('button', { name: 'Ďalšie možnosti' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(toast).toBeVisible();
  expect(await overlap(toast, menu)).toBe(false);
  for (const price of await wizard.dialog
    .getByText(/^(od )?\d[\d\s–]+€$/)
    .filter({ visible: true })
    .all())
    expect(await overlap(toast, price)).toBe(false);
  for (const button of await wizard.dialog.getByRole('contentinfo').locator('button:visible').all())
    expect(await overlap(toast, button)).toBe(false);
});

/** True when two things share a part of the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not on the page.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** What a designer would send back: sideways scrolling, text over the edge of its card, lines that end where none may, targets too small. */
const faults = (dialog: Locator, least: number): Promise<string[]> =>
  dialog.evaluate((root, size) => {
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
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1 && !word.includes('-')) broken.push(`“${word}” is broken`);
        const card = holder.closest('.selectable')?.getBoundingClientRect();
        const { left, right } = range.getBoundingClientRect();
        // On its left a chosen card has a mark of 6 px inside its outline of 2.
        if (card && (left < card.left + 8 || right > card.right - 2))
          broken.push(`“${word}” leaves its card`);
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
  }, least);
