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
const PHONE = { width: 390, height: 844 };
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
  test.slow();
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

test('between a phone and a laptop the price is on the screen at every step', async ({ page, visitor }) => {
  const wizard = new Wizard(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await wizard.open(ADDRESS);
  const price = wizard.dialog.getByText('Odhadovaná cena').locator('visible=true');
  await wizard.answer(ANSWERS, visitor, async () => {
    for (const width of [768, 1023]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(price).toBeInViewport({ ratio: 1 });
    }
  });
  await expect(price).toBeInViewport({ ratio: 1 });
});

test('on a phone the nine trades need no scrolling, and a chosen one is in view', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const phone = new Wizard(page);
  await phone.open(ADDRESS);
  await phone.choose('Rýchly odhad');
  await phone.next.click();
  await expect(phone.heading('Výber remesla')).toBeVisible();
  const cards = phone.dialog.locator('label', { has: page.getByRole('radio') });
  await expect(cards).toHaveCount(9);
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  await phone.choose('Stavebná firma');
  await phone.next.click();
  await page.setViewportSize({ width: 390, height: 600 });
  await phone.back.click();
  await expect(cards.filter({ has: page.getByRole('radio', { checked: true }) })).toBeInViewport({
    ratio: 1,
  });
  await phone.dialog.getByText('Čo robia jednotlivé remeslá').click();
  await expect(phone.dialog.getByText('Nové strechy').filter({ visible: true })).toHaveCount(1);
});

test('on laptops and tablets, too, the nine trades need no scrolling, and the price stays in the panel', async ({
  page,
}) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.choose('Rýchly odhad');
  await wizard.next.click();
  await wizard.choose('Pokrývač');
  const cards = wizard.dialog.locator('label', { has: page.getByRole('radio') });
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  }
  const panel = await wizard.panel();
  await panel.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(panel.locator('.dimension')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 1024 });
  await expect(cards.first()).toContainText('Maľovanie interiérov');
});

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

test('on a phone the head stays as high from step to step, and the footer is one line while something is typed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;
  const head = wizard.dialog.locator('.dialog-head');
  const first = await heightOf(head);
  await wizard.choose('Detailný rozpočet');
  await wizard.next.click();
  await expect(wizard.heading('Výber remesla')).toBeVisible();
  expect(await heightOf(head)).toBe(first);
  await wizard.choose('Pokrývač');
  await wizard.next.click();
  await expect(wizard.description).toHaveValue(/.{10}/);
  const footer = wizard.dialog.getByRole('contentinfo').filter({ visible: true });
  const whole = await heightOf(footer);
  await wizard.description.focus();
  expect(await heightOf(footer)).toBeLessThan(whole - 32);
  await wizard.heading('Funkcie webu').focus();
  expect(await heightOf(footer)).toBe(whole);
});

test('before a trade is chosen every window names the same preliminary price, and the percent stands in line with the steps', async ({
  page,
}) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  const price = wizard.dialog.getByText(/^800\s– 1\s500\s€$/).filter({ visible: true });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(price).toHaveCount(1);
    await expect(price.locator('..')).toContainText('Predbežne');
  }
  const bottomOf = (place: Locator) =>
    place.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().bottom;
    });
  const share = wizard.dialog.getByRole('progressbar', { name: 'Priebeh' });
  const label = wizard.dialog.getByRole('navigation', { name: 'Kroky rozpočtu' }).getByText('Typ ponuky');
  expect(Math.abs((await bottomOf(share)) - (await bottomOf(label)))).toBeLessThan(1);
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

test('what is missing is said once, at its place, with the place in view', async ({ page, visitor }) => {
  await page.setViewportSize(PHONE);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.pressNextTooEarly();
  const missing = wizard.dialog.getByText('Prosím vyberte typ ponuky (rýchla alebo detailná)');
  await expect(missing).toHaveCount(1);
  await expect(wizard.dialog.getByRole('radio', { name: /^Rýchly odhad/ })).toBeFocused();
  await wizard.choose('Rýchly odhad');
  await wizard.next.click();
  await wizard.choose('Maliar');
  await wizard.next.click();
  await wizard.choose('Profesionál');
  await wizard.choose('Do mesiaca');
  await wizard.pressNextTooEarly();
  const budget = wizard.dialog.getByText('Prosím vyberte rozpočet', { exact: true });
  await expect(budget).toHaveCount(1);
  await expect(budget).toBeInViewport({ ratio: 1 });
  expect(await overlap(page.locator('.toast'), budget)).toBe(false);
  await wizard.choose(/^500 –/);
  await wizard.next.click();
  await wizard.pressNextTooEarly();
  const name = wizard.dialog.getByLabel('Meno a priezvisko');
  await expect(name).toBeFocused();
  for (const message of ['Meno je povinné', 'E-mail je povinný', 'Telefónne číslo je povinné'])
    await expect(wizard.dialog.getByText(message)).toHaveCount(1);
  expect(await overlap(page.locator('.toast'), name)).toBe(false);
  await wizard.dialog.getByRole('link', { name: 'Telefón' }).click();
  await expect(wizard.dialog.getByLabel('Telefón')).toBeFocused();
  await wizard.fillContact(visitor);
  await expect(wizard.dialog.getByRole('link', { name: 'Telefón' })).toHaveCount(0);
});

test('the features show each thing once and need one press to go on', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.choose('Detailný rozpočet');
  await wizard.next.click();
  await wizard.choose('Pokrývač');
  await wizard.next.click();
  await expect(wizard.description).toHaveValue(/.{10}/);
  await expect(wizard.dialog.getByText(/\/10$/)).toHaveCount(0);
  await expect(wizard.dialog.getByText('Záručné podmienky', { exact: true })).toHaveCount(1);
  const ways = wizard.dialog.getByRole('contentinfo').getByRole('button', { disabled: false });
  await expect(ways.filter({ visible: true })).toHaveText(['Späť', 'Pokračovať']);
  await wizard.description.fill('Strechy');
  await expect(wizard.dialog.getByText('7/10')).toBeVisible();
  await wizard.description.fill('Strechy a krovy');
  const help = wizard.dialog.getByRole('button', { name: 'Viac o funkcii Záručné podmienky' });
  await help.click();
  await page.mouse.move(0, 0);
  const tip = page.locator('.tooltip');
  await expect(tip).toContainText('Jednoduchá');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(wizard.dialog).toBeVisible();
  await wizard.next.click();
  await expect(wizard.heading('Veľkosť projektu')).toBeVisible();
});

test('the summary has one main button, and the document offers its PDF first', async ({ page, visitor }) => {
  await page.setViewportSize(PHONE);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(ANSWERS, visitor);
  const main = wizard.dialog.locator('.button-primary:visible');
  await expect(main).toHaveText(['Dokončiť ponuku']);
  await wizard.generate();
  await expect(main).toHaveText(['Odoslať dopyt']);
  await wizard.dialog.getByRole('button', { name: 'Vygenerovať PRD' }).click();
  const exports = wizard.dialog.getByRole('group', { name: 'Exportovať PRD' });
  await expect(exports.getByRole('button')).toHaveText([/PDF/, /Iné formáty/]);
  await exports.getByRole('button', { name: 'Iné formáty' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Markdown', 'JSON', 'HTML']);
  await page.keyboard.press('Escape');
  await wizard.dialog.getByText('Obsah dokumentu').click();
  await expect(wizard.dialog.getByText('Otvorené otázky')).toBeVisible();
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

test('how a line of the price is counted can be read by touch and by keyboard', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open(`${ADDRESS}&remeslo=roofer`);
  const tip = wizard.dialog.getByRole('button', { name: /^Ako sa počíta: Obsah pre pokrývača/ }).first();
  const factor = page.locator('.tooltip', { hasText: /remeslo ×\s1,2/ });
  await tip.click();
  await page.mouse.move(0, 0);
  await expect(factor).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(factor).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(factor).toBeVisible();
});
