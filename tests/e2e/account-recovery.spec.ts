import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import {
  appCode,
  mailed,
  otherBrowser,
  passwordField,
  proven,
  registered,
  STEP,
  send,
  signIn,
  title,
} from './account.ts';
import { expect, takenOver, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

test('a forgotten password, by keyboard: the link sets a new one and signs out the other browser', async ({
  page,
  browser,
  server,
  guard,
}) => {
  guard.allow(/40[01]|authentication/);
  const who = await proven(page.request, server.dataDir);
  await page.goto('/portal/settings');
  await expect(title(page, 'Nastavenia')).toBeVisible();
  const lost = await otherBrowser(browser, server.url);
  await lost.goto('/auth');
  await tabTo(lost, 'link', /^Zabudnuté heslo/);
  await lost.keyboard.press('Enter');
  await expect(title(lost, 'Zabudnuté heslo')).toBeVisible();
  await takenOver(lost);
  await expect(lost.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await tabTo(lost, 'textbox', /^E-mail k účtu/);
  await lost.keyboard.insertText(who.email);
  await lost.keyboard.press('Enter');
  await expect(lost.getByText('odkaz je na ceste')).toBeVisible();

  const link = await mailed(server.dataDir, who.email, /http\S+\/resetovat-heslo#\S+/);
  await lost.goto('about:blank');
  await lost.goto(link);
  await expect(title(lost, 'Nové heslo')).toBeVisible();
  const password = `Celkom-iné-${who.username}-8`;
  await tabTo(lost, 'textbox', /^Nové heslo/);
  await lost.keyboard.insertText(password);
  await tabTo(lost, 'button', /Nastaviť heslo/);
  await lost.keyboard.press('Enter');
  await expect(title(lost, 'Nové heslo platí')).toBeVisible();
  expect(new URL(lost.url()).hash).toBe('');

  // What the other browser has open learns it from its next call.
  await page.getByRole('link', { name: 'Prehľad', exact: true }).first().click();
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await expect(page.getByText(who.username)).toHaveCount(0);
  await lost.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await signIn(lost, { ...who, password });
  await expect(title(lost, 'Prehľad')).toBeVisible();
  await lost.context().close();
});

test('a mailed link signs in by a press alone and with the second step, and dangerous changes then ask for the password', async ({
  page,
  browser,
  server,
  guard,
}) => {
  guard.allow(/40[013]/);
  const who = await proven(page.request, server.dataDir);
  const { setup, secret } = await startTotp(page.request);
  const confirmed = await send(page.request, '/api/account/totp/confirm', { setup, code: appCode(secret) });
  expect(confirmed.status).toBe(200);

  const other = await otherBrowser(browser, server.url);
  await other.goto('/auth');
  await tabTo(other, 'link', /^Odkaz na e-mail$/);
  await other.keyboard.press('Enter');
  await tabTo(other, 'textbox', /^E-mail k účtu/);
  await other.keyboard.insertText(who.email);
  await other.keyboard.press('Enter');
  await expect(other.getByText('odkaz je na ceste')).toBeVisible();
  const link = await mailed(server.dataDir, who.email, /http\S+\/auth#odkaz=\S+/);
  // Whoever else is signed in there: the link is for its owner.
  await registered(other.request);
  for (const _ of ['a scanner', 'the owner']) {
    await other.goto('about:blank');
    await other.goto(link);
    await expect(title(other, 'Prihlásenie odkazom')).toBeVisible();
  }
  await tabTo(other, 'button', /^Prihlásiť sa$/);
  await other.keyboard.press('Enter');
  await expect(title(other, 'Druhý krok prihlásenia')).toBeVisible();
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await expect(other.getByLabel('Kód z aplikácie')).toBeFocused();
  await other.keyboard.insertText(appCode(secret, STEP));
  await other.keyboard.press('Enter');
  await expect(title(other, 'Prehľad')).toBeVisible();
  await expect(other).toHaveURL(/\/portal$/);
  expect(await (await other.request.get('/api/user')).json()).toMatchObject({ username: who.username });

  await other.goto('/portal/settings');
  await tabTo(other, 'textbox', /^Nové heslo/);
  await other.keyboard.insertText(`Celkom-iné-${who.username}-9`);
  await other.keyboard.press('Enter');
  const dialog = other.getByRole('dialog', { name: 'Potvrďte to heslom' });
  await expect(dialog).toBeVisible();
  await expect(passwordField(other, 'Heslo k účtu')).toBeFocused();
  await passwordField(other, 'Heslo k účtu').fill(who.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Nové heslo platí.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/portal');
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await other.context().close();
});

/** The app's half of setting it up as the second step. */
async function startTotp(browser: APIRequestContext): Promise<{ setup: string; secret: string }> {
  const { body } = await send(browser, '/api/account/totp', {});
  return z.object({ setup: z.string(), secret: z.string() }).parse(body);
}
