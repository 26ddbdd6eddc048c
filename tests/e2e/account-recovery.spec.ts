import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Person, person } from '../accounts.ts';
import { mailsAbout } from '../outbox.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const passwordField = (page: Page, label: string) => page.getByLabel(label).and(page.getByRole('textbox'));

/** What a mail to the address says that the pattern finds, once it is there. */
async function mailed(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  const found = async () =>
    (await mailsAbout(dataDir, email)).flatMap(({ text }) => pattern.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBeGreaterThan(0);
  return (await found()).at(-1) ?? '';
}

/** Somebody with a proven e-mail, signed in, at the start of the portal. */
async function enter(page: Page, dataDir: string): Promise<Person> {
  const who = person(`martina.${randomUUID().slice(0, 8)}`);
  await page.goto('/auth?ucet=novy');
  await page.getByLabel('Používateľské meno').fill(who.username);
  await page.getByLabel('E-mail').fill(who.email);
  await passwordField(page, 'Heslo').fill(who.password);
  await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
  await page.getByLabel('Kód', { exact: true }).fill(await mailed(dataDir, who.email, /\b\d{8}\b/));
  await expect(title(page, 'Prehľad')).toBeVisible();
  return who;
}

/** Another browser of nobody. */
const otherPage = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  // Before the scripts have taken the page over, a press does nothing.
  page.goto = async (...args) => {
    const answer = await goto(...args);
    if (args[0] !== 'about:blank')
      await page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth');
    return answer;
  };
  return page;
};

test('a forgotten password, by keyboard: the link sets a new one and signs out the other browser', async ({
  page,
  browser,
  server,
  guard,
}) => {
  guard.allow(/40[01]/);
  const who = await enter(page, server.dataDir);
  const lost = await otherPage(browser, server.url);
  await lost.goto('/auth');
  await lost.getByRole('link', { name: 'Zabudnuté heslo' }).click();
  await expect(title(lost, 'Zabudnuté heslo')).toBeVisible();
  await expect(lost.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(lost);
  const email = lost.getByLabel('E-mail k účtu');
  await email.focus();
  await lost.keyboard.type(who.email);
  await lost.keyboard.press('Enter');
  await expect(lost.getByText('odkaz je na ceste')).toBeVisible();
  await expectAccessible(lost);

  const link = await mailed(server.dataDir, who.email, /http\S+\/resetovat-heslo#\S+/);
  await lost.goto('about:blank');
  await lost.goto(link);
  await expect(title(lost, 'Nové heslo')).toBeVisible();
  await expectAccessible(lost);
  const password = `Celkom-iné-${who.username}-8`;
  const field = passwordField(lost, 'Nové heslo');
  await field.focus();
  await lost.keyboard.type('heslo123');
  await lost.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Toto heslo poznajú aj útočníci/);
  await field.fill(password);
  await tabTo(lost, 'button', /Nastaviť heslo/);
  await lost.keyboard.press('Enter');
  await expect(title(lost, 'Nové heslo platí')).toBeVisible();
  expect(new URL(lost.url()).hash).toBe('');
  await expectAccessible(lost);

  await page.goto('/portal');
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await lost.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await lost.getByLabel('E-mail alebo používateľské meno').fill(who.email);
  await passwordField(lost, 'Heslo').fill(password);
  await lost.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click();
  await expect(title(lost, 'Prehľad')).toBeVisible();

  await lost.goto('about:blank');
  await lost.goto(link);
  await passwordField(lost, 'Nové heslo').fill(password);
  await lost.getByRole('button', { name: 'Nastaviť heslo' }).click();
  await expect(lost.getByText('Odkaz neplatí alebo už bol použitý.')).toBeVisible();
  await lost.context().close();
});

test('a mailed link signs in by a press alone, and dangerous changes then ask for the password', async ({
  page,
  browser,
  server,
  guard,
}) => {
  guard.allow(/40[013]/);
  const who = await enter(page, server.dataDir);
  const other = await otherPage(browser, server.url);
  await other.goto('/auth');
  await other.getByRole('link', { name: 'Odkaz na e-mail' }).click();
  await other.getByLabel('E-mail k účtu').fill(who.email);
  await other.getByRole('button', { name: 'Poslať odkaz' }).click();
  await expect(other.getByText('odkaz je na ceste')).toBeVisible();
  await expectAccessible(other);
  const link = await mailed(server.dataDir, who.email, /http\S+\/auth#odkaz=\S+/);
  for (const _ of ['a scanner', 'the owner']) {
    await other.goto('about:blank');
    await other.goto(link);
    await expect(title(other, 'Prihlásenie odkazom')).toBeVisible();
  }
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await expect(title(other, 'Prehľad')).toBeVisible();

  await other.goto('/portal/settings');
  await passwordField(other, 'Nové heslo').fill(`Celkom-iné-${who.username}-9`);
  await other.getByRole('button', { name: 'Zmeniť heslo' }).click();
  const dialog = other.getByRole('dialog', { name: 'Potvrďte to heslom' });
  await expect(dialog).toBeVisible();
  await expectAccessible(other);
  await passwordField(other, 'Heslo k účtu').fill('nie je ono');
  await other.keyboard.press('Enter');
  await expect(dialog.getByText('Heslo nie je správne')).toBeVisible();
  await passwordField(other, 'Heslo k účtu').fill(who.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Nové heslo platí.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/portal');
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await other.context().close();
});
