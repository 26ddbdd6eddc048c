import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const WIZARD = '/sluzby/tvorba-webu?rozpocet=tvorba-webu';
const WIZARD_CHUNK = /\/assets\/wizard-modal-[^/]*\.js/;
const EXPECTED = /ERR_|Failed to (load|fetch)|React Router|status of 404/;

const screen = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Follows a link of the page the way the router does, without loading the document anew. */
const follow = (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().click();

test('a page whose data do not come shows the error screen inside the frame, and recovers; support can switch its details on', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(EXPECTED);
  const loseData = async () => {
    await page.goto('/sluzby');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.data*', (route) => route.abort());
    await follow(page, '/sluzby/erp-systemy');
  };
  await loseData();
  const error = screen(page, 'Stránka sa nenačítala');
  await expect(error.getByText('Problém s internetovým pripojením')).toBeVisible();
  await expect(error.getByText('Nízka priorita')).toBeVisible();
  await expect(error.getByText(/^ERR_[0-9A-Z]+_[0-9A-Z]+$/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await error.getByText('Ďalšie možnosti').click();
  const report = error.getByRole('link', { name: 'Nahlásiť chybu' });
  await expect(report).toHaveAttribute('href', /^mailto:.*subject=Bug%20Report%20-%20ERR_/);
  await expect(error.getByRole('button', { name: 'Zobraziť podrobnosti' })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/*.data*');
  await error.getByRole('button', { name: 'Skúsiť znova' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stránka sa nenačítala');
  await expect(error).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('webdielna:error-details', '1'));
  await page.setViewportSize({ width: 390, height: 844 });
  await loseData();
  await page.getByRole('button', { name: 'Zobraziť podrobnosti' }).click();
  await expect(page.getByText('Route /sluzby/erp-systemy', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skryť podrobnosti' }).click();
  await expect(page.getByText('Route /sluzby/erp-systemy', { exact: true })).toBeHidden();
});

test('a part that comes at the second attempt is not missed', { tag: '@once' }, async ({ page, guard }) => {
  guard.allow(EXPECTED);
  let attempts = 0;
  await page.route(WIZARD_CHUNK, (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.continue();
  });
  await page.goto(WIZARD);
  await expect(page.getByRole('dialog', { name: /^Rozpočet pre / })).toBeVisible();
});
