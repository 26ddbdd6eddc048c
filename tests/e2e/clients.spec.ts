import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { icoCheckDigit } from '#domain/clients/firm-numbers.ts';
import { fold } from '#domain/kernel/text.ts';
import { uniqueLetters } from '../unique.ts';
import { mailed, otherBrowser, proven, somebody } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { tabOnto, tabTo } from './keyboard.ts';
import { sentRequest, operatorTest as test } from './operator.ts';

const CLIENTS = '/admin/clients';

/** A right IČO that nobody else in the run has. */
function uniqueIco(): string {
  const serial = String(randomInt(1_000_000, 9_999_999));
  return `${serial}${icoCheckDigit(serial)}`;
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Writes into a field that Tab leads to. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await tabOnto(page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Searches the list from wherever the focus is. */
async function search(page: Page, text: string): Promise<void> {
  await page.locator('main').focus();
  await page.keyboard.press('h');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('hladat')).toBe(text);
}

test('by keyboard alone: a client is entered, gets a person, is found by name and IČO, and its person takes an invitation', {
  tag: '@once',
}, async ({ page, browser, baseURL, server }) => {
  const name = `Škridľa ${uniqueLetters()}`;
  const ico = uniqueIco();
  const owner = somebody('zuzana');
  await page.goto(CLIENTS);
  await expectAccessible(page);
  await tabTo(page, 'link', /^Nový klient$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nový klient' })).toBeVisible();
  await write(page, 'Firma alebo meno', name);
  await write(page, 'IČO', ico);
  await write(page, 'Mesto alebo obec', 'Žilina');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(new RegExp(`IČO ${ico}`)).first()).toBeVisible();

  await tabTo(page, 'button', /^Pridať osobu$/);
  await page.keyboard.press('Enter');
  await write(page, 'Meno', 'Zuzana Kôstková');
  await write(page, 'E-mail', owner.email);
  await page.keyboard.press('Enter');
  const people = page.getByRole('list', { name: 'Osoby' }).getByRole('listitem');
  await expect(people).toHaveText([/Zuzana Kôstková/]);
  await tabTo(page, 'button', /^Poslať pozvánku$/);
  await page.keyboard.press('Enter');
  await expect(notice(page, `Pozvánka odchádza na ${owner.email}.`)).toBeVisible();

  const link = await mailed(server.dataDir, owner.email, /http\S+\/portal\/invitation#\S+/);
  const invited = await otherBrowser(browser, baseURL ?? '');
  await proven(invited.request, server.dataDir, owner);
  await invited.goto(link);
  await expect(invited.getByText(name)).toBeVisible();
  await expectAccessible(invited);
  await tabTo(invited, 'button', /^Prijať pozvánku$/);
  await invited.keyboard.press('Enter');
  await expect(invited.getByRole('heading', { level: 1, name: 'Pozvánka je prijatá' })).toBeVisible();
  await invited.context().close();
  await expect(page.getByRole('button', { name: `Ukončiť prístup účtu ${owner.username}` })).toBeVisible();

  await tabTo(page, 'link', /^Klienti$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CLIENTS);
  for (const words of [fold(name), ico]) {
    await search(page, words);
    await expect(rowOf(page, name)).toBeVisible();
    // The head and the one that was found.
    await expect(page.getByRole('row')).toHaveCount(2);
  }
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Stiahnuť tabuľku CSV' }).press('Enter'),
  ]);
  const table = await readFile(await saved.path(), 'utf8');
  expect(table.trim().split('\n')).toHaveLength(2);
  expect(table).toContain(name);
  await page.locator('main').focus();
  await page.keyboard.press('j');
  await expect(rowOf(page, name)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a client comes of a request by one press, and is found in the list', async ({
  page,
  visitor,
  isMobile,
}) => {
  const company = `Dlažba ${uniqueLetters()}`;
  const id = await sentRequest(page.request, { ...visitor, company });
  await page.goto(`/admin/requests/${id}`);
  if (isMobile) await page.getByRole('button', { name: 'Klient', exact: true }).click();
  await page.getByRole('button', { name: 'Založiť klienta' }).click();
  await expect(notice(page, `Klient ${company} je založený.`)).toBeVisible();
  await page.goto(`${CLIENTS}?hladat=${encodeURIComponent(fold(company))}`);
  await expectAccessible(page);
  await rowOf(page, company).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Osoby' })).toContainText(visitor.name);
  await expectAccessible(page);
});
