import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

const EXPECTED = /ERR_|Failed to (load|fetch)|net::|Unable to preload|load preload assets/;

const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first().click();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ste bez pripojenia' });

async function open(page: Page, path: string): Promise<Request[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const loads: Request[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request));
  return loads;
}

test('a link followed without a connection leaves the visitor on the page and goes on when it is back', {
  tag: '@once',
}, async ({ page, context, guard }) => {
  guard.allow(EXPECTED);
  const loads = await open(page, '/kontakt');
  await page.getByLabel('Meno a priezvisko').fill('Ľubomíra');
  await context.setOffline(true);
  await follow(page, '/o-mne');
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/kontakt$/);
  await sheet(page).getByRole('button', { name: 'Skúsiť znova' }).click();
  await expect(sheet(page).getByRole('status')).toHaveText(/zatiaľ nevrátilo/);

  await sheet(page).getByRole('button', { name: 'Zostať tu' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByLabel('Meno a priezvisko')).toHaveValue('Ľubomíra');

  await follow(page, '/o-mne');
  await expect(sheet(page)).toBeVisible();
  expect(loads).toHaveLength(0);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/o-mne$/);
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stránka sa nenačítala');
  // A file that was asked for while offline may need one new document; the rule allows no second one.
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('a connection that is lost unnoticed leads to the error screen, which goes on when it is back', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(EXPECTED);
  const loads = await open(page, '/kontakt');
  // The browser believes it is connected, but nothing answers.
  await page.route('**/*', (route) => route.abort());
  await follow(page, '/o-mne');
  const error = page.getByRole('region', { name: 'Stránka sa nenačítala' });
  await expect(error.getByText('Problém s internetovým pripojením')).toBeVisible();
  await expect(page).toHaveURL(/\/o-mne$/);
  await error.getByRole('link', { name: 'Prejsť na úvodnú stránku' }).click();
  await expect(error.getByRole('status').filter({ hasText: /zatiaľ nevrátilo/ })).toBeVisible();
  expect(loads).toHaveLength(0);

  await page.unroute('**/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stránka sa nenačítala');
  await expect(page).toHaveURL(/\/o-mne$/);
});

test('the wizard opened without a connection says so in its place and opens when it is back', {
  tag: '@once',
}, async ({ page, context, guard }) => {
  guard.allow(EXPECTED);
  const loads = await open(page, '/sluzby/tvorba-webu');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Vypočítať orientačnú cenu' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Problém s internetovým pripojením')).toBeVisible();
  expect(loads).toHaveLength(0);

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /^Rozpočet pre / })).toBeVisible();
});

test('another page that is held back under the open wizard leaves the wizard as it was', {
  tag: '@once',
}, async ({ page, context, guard }) => {
  guard.allow(EXPECTED);
  await open(page, '/kontakt');
  await follow(page, '/');
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Vypočítať (orientačnú )?cenu/ })
    .first()
    .click();
  const wizard = new Wizard(page);
  await expect(wizard.heading('Výber režimu')).toBeFocused();
  await context.setOffline(true);
  // The guard stands once the page has heard of the loss and is drawn anew; no person is quicker than that.
  await page.waitForFunction(() => !navigator.onLine);
  await page.evaluate(() => new Promise((heard) => requestIdleCallback(heard, { timeout: 1_000 })));
  // As from the menu of the browser's Back button.
  await page.evaluate(() => history.go(-2));
  await expect(wizard.toast('Ste bez pripojenia')).toBeVisible();
  await expect(wizard.heading('Výber režimu')).toBeVisible();
  await wizard.choose('Rýchly odhad');
  await context.setOffline(false);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/kontakt$/);
});
