import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFERENCES } from '#content/references.ts';
import { LOCAL } from '#domain/consent/storage-names.ts';
import { site } from '#domain/content/site.ts';
import { formatEuros } from '#domain/kernel/format.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { referencePrice } from '#domain/references/reference-price.ts';
import { WizardHost } from '#web/quote/wizard-host.tsx';
import * as referencePage from '#web/references/reference.route.tsx';
import * as listPage from '#web/references/references.route.tsx';
import { expectAccessible } from './axe.ts';
import { quoteServer } from './quote-server.ts';
import { showPage } from './show.tsx';
import { plain } from './texts.ts';
import { dialog, feature, heading, panel } from './wizard.tsx';

const floors =
  REFERENCES.find(({ slug }) => slug === 'kalkulacka-podlahy') ?? expect.fail('no such reference');
const FLOORS = referencePrice(floors, SPECIFICATION_PRICE_BOOK, site.vat);
const cards = () => document.querySelectorAll('li:has(a[href^="/projekty/"])').length;

test('a combination without references leads on: to its price, or back to all of them', async () => {
  quoteServer();
  await showPage(listPage, '/projekty', <WizardHost />, '/projekty?remeslo=maliar&sluzba=erp-systemy');
  await expect.element(page.getByRole('heading', { name: 'Takýto projekt tu zatiaľ nie je' })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Žiadny projekt' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Vypočítať cenu' }).click();
  await expect.element(dialog).toHaveAccessibleName('Rozpočet pre ERP systémy');
  await expect.element(panel).toMatchTextContent('Maliar');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Zobraziť všetky projekty' }).first().click();
  await expect.poll(cards).toBe(REFERENCES.length);
});

test('names on a card are set in the face of texts, not of measurements', async () => {
  await showPage(listPage, '/projekty', null);
  const name = await page.getByText('Cenové kalkulačky', { exact: true }).last().findElement();
  expect(name.closest('.card-foot')).not.toBeNull();
  expect(getComputedStyle(name).fontFamily).toMatch(/^"?Archivo/);
});

test('a model says so in the list, and on its page, which opens the wizard with its trade and features', async () => {
  localStorage.setItem(LOCAL.autoAdvance, 'off');
  quoteServer();
  const list = await showPage(listPage, '/projekty', null);
  await expect.element(page.getByText('Modelové projekty ukazujú')).toBeVisible();
  const link = page.getByRole('link', { name: 'Kalkulačka podlahy po miestnostiach' });
  const card = page.getByRole('listitem').filter({ has: link });
  const price = plain(FLOORS.lines.join(' '));
  await expect.element(card).toMatchTextContent(`Orientačná cena${price}`);
  await link.click();
  await expect.poll(list.address).toBe('/projekty/kalkulacka-podlahy');
  await list.unmount();

  await showPage(referencePage, '/projekty/:slug', <WizardHost />, '/projekty/kalkulacka-podlahy');
  await expect.element(page.getByText('Modelový projekt').first()).toBeVisible();
  await expect.element(page.getByText(price, { exact: true }).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Vypočítať podobný projekt' }).first().click();
  await expect.element(dialog).toHaveAccessibleName('Rozpočet pre cenové kalkulačky');
  await expect.element(heading('Funkcie webu')).toBeVisible();
  for (const name of ['Kalkulačka miestnosti', 'Kalkulačka materiálu', 'Prehľad materiálov'])
    await expect.element(feature(name)).toBeChecked();
  const [min, max] = FLOORS.span.map(formatEuros);
  await expect.element(panel).toMatchTextContent(plain(`od ${min} do ${max}`));
});
