import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

const sheet = (page: Page) => page.locator('.hero-sheet');
const trade = (page: Page) => sheet(page).getByRole('combobox', { name: 'Vaše remeslo' });
const size = (page: Page, name: string) => sheet(page).getByRole('radio', { name });

/** Until the scripts have taken over, a choice waits for them. */
const ready = (page: Page) => page.waitForLoadState('networkidle');

const PHONE = { width: 390, height: 844 };

test('the wizard opens with the choice of the quote sheet and shows the same price for it', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
  await page.goto('/');
  await ready(page);
  await trade(page).selectOption('hvac');
  await size(page, 'Štartér').check();
  // 800 × 1.3 × 0.9 = 936
  await expect(sheet(page)).toContainText('od 796 € do 1 076 €');
  await sheet(page).getByRole('button', { name: 'Pokračovať s touto voľbou' }).click();

  const wizard = new Wizard(page);
  await expect(wizard.heading('Veľkosť projektu')).toBeVisible();
  await expect(wizard.dialog.getByRole('radio', { name: /^Štartér/ })).toBeChecked();
  await expect(await wizard.panel()).toContainText('od 796 € do 1 076 €');
  await expect(await wizard.panel()).toContainText('Kúrenie a klimatizácie');
  // A reload goes on with what was answered since, and does not take the link's choices over it again.
  await wizard.choose('Profesionál');
  await page.reload();
  await expect(wizard.dialog.getByRole('radio', { name: /^Profesionál/ })).toBeChecked();
});

test('on a phone services are rows, projects one row, and the whole page is at most 7500 px high', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const main = page.getByRole('main');
  const projects = main.locator('li:has(a[href^="/projekty/"])');
  await expect(projects).toHaveCount(3);
  const rows = () =>
    projects.evaluateAll(
      (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size,
    );
  await expect.poll(rows).toBe(1);
  // A face that is optional and comes late is used from the second visit on.
  await page.evaluate(() => document.fonts.load('1rem Archivo'));
  await page.reload();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(7500);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the quote sheet is an example with nothing to choose', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await expect(sheet(page)).toContainText('od 1 262 € do 1 708 €');
    await expect(sheet(page).getByText('Elektrikár · Profesionál')).toBeVisible();
    await expect(trade(page)).toBeHidden();
    await expect(sheet(page).getByRole('button')).toBeHidden();
  });
});
