import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOME } from '#content/home.ts';
import { toDraft } from '#domain/quote/draft.ts';
import { draftKey } from '#domain/quote/draft-expiry.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { formKey } from '#domain/quote/wizard-quote.ts';
import { startWizard, type WizardState } from '#domain/quote/wizard-state.ts';
import { HomeHero } from '#web/home/home-hero.tsx';
import { pageTexts } from '#web/pages/page-texts.ts';
import { issuedQuote, wizardForm } from '../factories/wizard.ts';
import { expectAccessible } from './axe.ts';
import { show } from './show.tsx';
import { plain } from './texts.ts';

const trade = page.getByRole('combobox', { name: 'Vaše remeslo' });
const size = (name: string) => page.getByRole('radio', { name });
const sheet = () => document.querySelector('.hero-sheet') ?? document.body;
const words = () => plain(sheet().textContent);
const said = () => plain(sheet().querySelector('[role="status"]')?.textContent ?? '');

/** Shows what the home page begins with, the quote sheet in it. */
const showHero = () => {
  const { home } = pageTexts({ home: HOME });
  return show(<HomeHero hero={home.hero} numbers={home.numbers} book={SPECIFICATION_PRICE_BOOK} />);
};

test('the quote sheet prices another trade and size at once and says so', async () => {
  await showHero();
  expect(words()).toContain('od 1 262 € do 1 708 €');
  expect(said()).toBe('');

  // 1500 × 1.2 × 0.9 = 1620; 85 % and 115 % of it
  await trade.selectOptions('Pokrývač');
  await expect.poll(words).toContain('od 1 377 € do 1 863 €');
  expect(words()).toContain('Základ webu1 500 €Obsah pre vaše remeslo300 €Stručné zadanie−180 €');
  expect(said()).toBe('Orientačná cena 1 377 – 1 863 €, 3 – 6 týždňov');

  // 3000 × 1.2 × 0.9 = 3240
  (await size('Profesionál').findElement()).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(size('Konštrukčný líder')).toBeChecked();
  await expect.poll(words).toContain('od 2 754 € do 3 726 €');
  expect(words()).toContain('6 – 10 týždňov');
  await expectAccessible();
});

test('no choice of the quote sheet moves what stands around it', async () => {
  await showHero();
  const height = () => sheet().getBoundingClientRect().height;
  // A face that comes later is another height.
  await document.fonts.ready;
  const before = height();
  const names = [...(await trade.findElement()).querySelectorAll('option')].map(({ text }) => text);
  expect(names).toHaveLength(9);
  for (const name of names) {
    await trade.selectOptions(name);
    await size('Konštrukčný líder').click();
    await expect.poll(height).toBe(before);
    await size('Štartér').click();
    await expect.poll(height).toBe(before);
  }
});

test('the controls of the quote sheet are large enough for a finger', async () => {
  await showHero();
  const controls = [...sheet().querySelectorAll('select, input[type="radio"], button')];
  expect(controls).toHaveLength(5);
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect();
    expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(44);
  }
});

test('a finished quote that was not sent takes the place of the sheet, and leads on', async () => {
  const now = Date.now();
  const service = 'tvorba-webu';
  const form = wizardForm();
  const validUntil = new Date(now + 1000 * 60 * 60 * 24).toISOString();
  const quote = { answer: issuedQuote({ validUntil }), selection: formKey(service, form) ?? '' };
  const started = startWizard({ service, draftId: 'draft', now, autoAdvance: true });
  const keep = (kept: WizardState) =>
    localStorage.setItem(draftKey(service), JSON.stringify(toDraft(kept, now)));

  keep({ ...started, form: { ...form, projectSize: 'large' }, quote });
  const shown = await showHero();
  await expect.element(trade).toBeVisible();
  await shown.unmount();
  keep({ ...started, form, quote });
  const { address } = await showHero();
  await expect.poll(words).toContain('RO-2026-000001');
  expect(words()).toContain('od 2 011 € do 2 720 €');
  await expect.element(trade).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('link', { name: 'Pokračovať' }).click();
  await expect.poll(address).toBe('/?rozpocet=tvorba-webu');
});

test('a button changes under a pointer, and not under a finger, where it would stay so', async () => {
  await showHero();
  const button = page.getByRole('link', { name: HOME.hero.primaryCta });
  const colour = () => getComputedStyle(button.element()).backgroundColor;
  const before = colour();
  await button.hover();
  await expect.poll(() => colour() !== before).toBe(matchMedia('(hover: hover)').matches);
});

test('the quote sheet fits 320 px: sizes in rows, three lines of the bill, no word cut', async () => {
  await page.viewport(320, 640);
  await showHero();
  const places = () => {
    const labels = [...sheet().querySelectorAll('.segments > label')];
    const boxes = labels.map((label) => label.getBoundingClientRect());
    return { columns: new Set(boxes.map(({ x }) => x)).size, rows: new Set(boxes.map(({ y }) => y)).size };
  };
  await expect.poll(places).toEqual({ columns: 1, rows: 3 });
  expect(sheet().querySelectorAll('.bill-row')).toHaveLength(3);
  const cut = () =>
    [...sheet().querySelectorAll('label, dt, dd, select, button, p')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML);
  await expect.poll(cut).toEqual([]);
});
