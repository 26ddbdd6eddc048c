import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { STORED_NAMES, unnamedIn } from './stored-names.ts';
import { Wizard } from './wizard.ts';

const DELETE = 'Vymazať moje údaje v tomto prehliadači';
const DONE = 'Uložené údaje v tomto prehliadači boli vymazané.';

test('/cookies names everything that is left in the browser by a theme and a form', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open('/cookies?rozpocet=tvorba-webu');
  await wizard.choose('Rýchly odhad');
  await wizard.next.click();
  await wizard.choose('Elektrikár');
  await page.evaluate(() => fetch('/api/csrf-token'));
  await wizard.closeByEscape();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tmavý' }).click();
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'quote-auto-advance',
    'quote-form:tvorba-webu',
    'webdielna:theme',
  ]);
  expect(await unnamedIn(page)).toEqual([]);
  const rows = page.getByRole('table', { name: 'Čo sa ukladá' }).getByRole('rowheader');
  expect(await rows.allInnerTexts()).toEqual(STORED_NAMES);
});

test('nothing is asked where there is nothing to ask', async ({ page }) => {
  await page.goto('/cookies');
  await expect(page.getByText('preto tu nie je čo prijať ani odmietnuť')).toBeVisible();
  await expect(page.getByRole('button', { name: /Prijať|Odmietnuť|Uložiť/ })).toHaveCount(0);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Súbory cookies' })).toHaveCount(0);
});

test('the page reads in full without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/cookies');
  for (const name of STORED_NAMES) await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await page.locator('main noscript').evaluate((element) => element.textContent)).toMatch(
    /v\snastaveniach prehliadača/,
  );
  await expect(page.getByRole('button', { name: DELETE })).toBeDisabled();
  await context.close();
});

test('the deletion asks first, removes what is ours, tells so and stays in place', async ({ page }) => {
  await page.goto('/cookies');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tmavý' }).click();
  await page.evaluate(() => {
    localStorage.setItem('quote-form:tvorba-webu', '{}');
    localStorage.setItem('request-email', '{}');
    localStorage.setItem('theirs', '1');
    sessionStorage.setItem('request-confirmation', '{}');
  });
  const ask = page.getByRole('button', { name: DELETE });
  const dialog = page.getByRole('dialog', { name: 'Vymazať uložené údaje?' });
  await ask.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zrušiť' }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(4);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const cookies = await page.context().cookies();
  await ask.click();
  const place = await page.evaluate(() => scrollY);
  await dialog.getByRole('button', { name: 'Vymazať', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: DONE })).toBeVisible();
  expect(await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length])).toEqual([
    ['theirs'],
    0,
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(ask).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(new URL(page.url()).pathname).toBe('/cookies');
  expect(await page.context().cookies()).toEqual(cookies);
});
