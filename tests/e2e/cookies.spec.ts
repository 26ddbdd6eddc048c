import { expect, test } from './fixtures.ts';
import { STORED_NAMES, unnamedIn } from './stored-names.ts';
import { Wizard } from './wizard.ts';

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

test('the page reads in full without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/cookies');
  for (const name of STORED_NAMES) await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await page.locator('main noscript').evaluate((element) => element.textContent)).toMatch(
    /v\snastaveniach prehliadača/,
  );
  await expect(page.getByRole('button', { name: 'Vymazať moje údaje v tomto prehliadači' })).toBeDisabled();
  await context.close();
});
