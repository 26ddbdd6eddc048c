import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

const EXPECTED = /ERR_|Failed to (load|fetch)|net::|Unable to preload/;
const ABOUT = /\/assets\/about\.route-[^/]*\.js/;
const TOASTS = /\/assets\/toast-area-[^/]*\.js/;
const TOAST_STYLES = /\/assets\/toast[^/]*\.css/;
const WIZARD = /\/assets\/wizard-modal-[^/]*\.js/;

/** Loads of whole documents, the first one included. */
function documentLoads(page: Page): Request[] {
  const loads: Request[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request));
  return loads;
}

const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first().click();

test('a page whose code is lost is loaded anew at the address that was clicked, and never twice', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(EXPECTED);
  await page.route(ABOUT, (route) => route.abort());
  await page.goto('/faq');
  const loads = documentLoads(page);
  await follow(page, '/o-mne');
  await expect(page).toHaveURL(/\/o-mne$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stránka sa nenačítala');
  // The server's page reads without scripts, and says what does not work in it.
  await expect(page.getByText(/výpočet ceny a\sformuláre teraz nefungujú/)).toBeVisible();
  expect(loads).toHaveLength(1);

  await page.goto('/faq');
  loads.length = 0;
  await follow(page, '/o-mne');
  await expect(page.getByRole('heading', { level: 1, name: 'Stránka sa nenačítala' })).toBeVisible();
  await expect(page).toHaveURL(/\/o-mne$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  // The error screen's own links load a document; the site's go on as always.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stránka sa nenačítala');
  expect(loads).toHaveLength(0);
});

test('a page opened by itself whose code is lost is loaded anew once and then reads without it', {
  tag: '@once',
}, async ({ context, guard }) => {
  guard.allow(EXPECTED);
  const page = await context.newPage();
  const loads = documentLoads(page);
  await page.route(ABOUT, (route) => route.abort());
  await page.goto('/o-mne');
  await expect(page.getByText(/výpočet ceny a\sformuláre teraz nefungujú/)).toBeVisible();
  await expect.poll(() => loads.length).toBe(2);
});

test('a wizard whose code is lost is loaded anew once, then says so in its own place', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(EXPECTED);
  const loads = documentLoads(page);
  await page.route(WIZARD, (route) => route.abort());
  await page.goto('/sluzby/tvorba-webu?rozpocet=tvorba-webu');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Niečo sa pokazilo' })).toBeVisible();
  await expect(dialog).toBeInViewport({ ratio: 0.9 });
  expect(loads).toHaveLength(2);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sluzby\/tvorba-webu$/);
});

test('code that is lost in advance costs nothing', { tag: '@once' }, async ({ page, guard }) => {
  // Not that it failed: nobody has asked for it yet.
  guard.allow(/Failed to load resource|Unable to preload/);
  await page.route(TOASTS, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => TOASTS.test(request.url()));
  await page.goto('/faq');
  const loads = documentLoads(page);
  await lost;
  await follow(page, '/kontakt');
  await expect(page).toHaveURL(/\/kontakt$/);
  expect(loads).toHaveLength(0);
});

test('a lost toast area leaves its message where toasts stand, and the page', { tag: '@once' }, async ({
  page,
  guard,
}) => {
  guard.allow(EXPECTED);
  for (const lost of [TOASTS, TOAST_STYLES]) await page.route(lost, (route) => route.abort());
  const wizard = new Wizard(page);
  await wizard.open('/?rozpocet=tvorba-webu');
  const anew = page.waitForEvent('domcontentloaded');
  await wizard.pressNextTooEarly();
  await anew;
  // Now the code has been found missing once.
  await wizard.pressNextTooEarly();
  const message = page.getByRole('alert').filter({ hasText: 'Dokončite aktuálny krok' });
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(wizard.dialog).toBeVisible();
});
