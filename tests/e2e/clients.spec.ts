import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { icoCheckDigit } from '#domain/clients/firm-numbers.ts';
import { fold } from '#domain/kernel/text.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { uniqueLetters } from '../unique.ts';
import { mailed, otherBrowser, proven, send, somebody } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { heldCalls } from './held-calls.ts';
import { tabOnto, tabTo } from './keyboard.ts';
import { sentRequest, operatorTest as test } from './operator.ts';

const CLIENTS = '/admin/clients';

/** A right IČO that nobody else in the run has. */
function uniqueIco(): string {
  const serial = String(randomInt(1_000_000, 9_999_999));
  return `${serial}${icoCheckDigit(serial)}`;
}

/** The same with another check digit. */
const wrongIco = (ico: string): string => `${ico.slice(0, -1)}${(Number(ico.at(-1)) + 1) % 10}`;

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
  await write(page, 'IČO', wrongIco(ico));
  await write(page, 'Mesto alebo obec', 'Žilina');
  await page.keyboard.press('Enter');
  const number = page.getByRole('textbox', { name: 'IČO', exact: true });
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(/IČO/);
  await expectAccessible(page);
  await write(page, 'IČO', ico);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(new RegExp(`IČO ${ico}`)).first()).toBeVisible();

  await tabTo(page, 'button', /^Pridať osobu$/);
  await page.keyboard.press('Enter');
  await write(page, 'Meno', 'Zuzana Kôstková');
  await write(page, 'E-mail', owner.email);
  const held = await heldCalls(page, 'POST', '**/contacts');
  await page.keyboard.press('Enter');
  await expect.poll(held.count).toBe(1);
  await write(page, 'Funkcia', 'majiteľka');
  await held.letGo();
  // What was written on the way is not in it, and a second press would add a second person.
  await expect(page.getByText(LATER_WORDS.added)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Funkcia' })).toHaveValue('majiteľka');
  await tabTo(page, 'button', /^Zavrieť$/);
  await page.keyboard.press('Enter');
  const people = page.getByRole('list', { name: 'Osoby' }).getByRole('listitem');
  await expect(people).toHaveText([/Zuzana Kôstková/]);
  await tabTo(page, 'button', /^Poslať pozvánku$/);
  await page.keyboard.press('Enter');
  await expect(notice(page, `Pozvánka odchádza na ${owner.email}.`)).toBeVisible();
  await expectAccessible(page);

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

test('a table shows what will come of each row before it is brought in, and is written as it was read', {
  tag: '@once',
}, async ({ page }) => {
  const unique = uniqueLetters();
  const [added, changed, wrong] = [`Nový ${unique}`, `Známy ${unique}`, `Chybný ${unique}`];
  const ico = uniqueIco();
  expect((await send(page.request, '/api/admin/clients', { name: changed, ico })).status).toBe(201);
  await page.goto(`${CLIENTS}/import`);
  await tabTo(page, 'textbox', /^Alebo vložte riadky/);
  await page.keyboard.insertText(
    [
      'Firma;IČO;Mesto',
      `${added};${uniqueIco()};Nitra`,
      `${changed};${ico};Martin`,
      `${wrong};${wrongIco(ico)};Trnava`,
    ].join('\n'),
  );
  await tabTo(page, 'button', /^Ukázať náhľad$/);
  await page.keyboard.press('Enter');
  const group = (result: string) =>
    page
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${result}`) }) });
  await expect(group('Nový')).toContainText(added);
  await expect(group('Zmení sa')).toContainText('Mesto alebo obec: – → Martin');
  const refused = group('Nenahrá sa').getByRole('row', { name: new RegExp(wrong) });
  await expect(refused).toContainText('4');
  await expect(refused).toContainText('IČO');
  await expectAccessible(page);
  await tabTo(page, 'button', /^Nahrať$/);
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Hotovo. Zapísaní klienti: 2.')).toBeVisible();

  await page.goto(`${CLIENTS}?hladat=${unique}`);
  await expect(rowOf(page, added)).toContainText('Nitra');
  await expect(rowOf(page, changed)).toContainText('Martin');
  await expect(page.getByText(wrong)).toHaveCount(0);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Stiahnuť tabuľku CSV' }).press('Enter'),
  ]);
  const table = await readFile(await saved.path(), 'utf8');
  expect(table.trim().split('\n')).toHaveLength(3);
  expect(table).toContain(changed);
});

test('an invitation is confirmed although the list hears of it before the answer comes', {
  tag: '@once',
}, async ({ page }) => {
  const name = `Komín ${uniqueLetters()}`;
  const { email } = somebody('karol');
  await page.goto(`${CLIENTS}/new`);
  await page.getByLabel('Firma alebo meno').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const heard = Promise.withResolvers<void>();
  await page.route('**/invitations', async (route) => {
    const response = await route.fetch();
    await heard.promise;
    await route.fulfill({ response });
  });
  await page.getByLabel('Pozvať e-mailom').fill(email);
  await page.getByRole('button', { name: 'Poslať pozvánku' }).click();
  await expect(page.getByText(/^Pozvánka čaká na prijatie/)).toBeVisible();
  heard.resolve();
  await expect(notice(page, `Pozvánka odchádza na ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Pozvať e-mailom')).toHaveValue('');
});
