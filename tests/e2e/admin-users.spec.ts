import { type APIRequestContext, request } from '@playwright/test';
import { startServer } from '../server-process.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect } from './fixtures.ts';

let printed = (): string => '';

/** A server of its own: its set-up link works once. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startServer();
      printed = server.output;
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Makes a changing call with the cookies of a browser. */
async function post(browser: APIRequestContext, path: string, data: object): Promise<number> {
  const { csrfToken } = await (await browser.get('/api/csrf-token')).json();
  return (await browser.post(path, { data, headers: { 'x-csrf-token': csrfToken } })).status();
}

const account = (username: string) => ({
  username,
  email: `${username}@example.sk`,
  password: `Dlhé-heslo-${username}-7`,
});

test('an administrator blocks an account after a question, by keyboard, and finds it noted', async ({
  page,
  server,
}) => {
  const [, token = ''] = /nastavenie=([\w-]{43})/.exec(printed()) ?? [];
  expect(await post(page.request, '/api/admin-setup', { token, ...account('spravca') })).toBe(201);
  const jana = await request.newContext({ baseURL: server.url });
  expect(await post(jana, '/api/register', account('jana'))).toBe(201);

  await page.goto('/admin/users');
  const row = page.getByRole('row', { name: /jana@example\.sk/ });
  await expect(row).toContainText('E-mail nepotvrdený');
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Klávesy' })).toContainText('Hľadať v\u00A0zozname');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('row', { name: /spravca@example\.sk/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Účet spravca' })).toContainText('Toto je váš účet.');
  await page.keyboard.press('Escape');
  await row.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Účet jana' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zablokovať' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Zablokovať účet jana?' });
  await expect(question.getByRole('button', { name: 'Nechať tak' })).toBeFocused();
  await question.getByRole('button', { name: 'Zablokovať' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Účet jana je zablokovaný.');
  await expect(dialog.getByRole('button', { name: 'Odblokovať' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await expect(row).toContainText('Zablokovaný');
  expect((await jana.get('/api/user')).status()).toBe(401);
  await jana.dispose();

  await page.keyboard.press('/');
  await expect(page.getByLabel('Hľadať meno alebo e-mail')).toBeFocused();
  await page.keyboard.type('sprav');
  await page.keyboard.press('Enter');
  await expect(row).toBeHidden();
  await expect(page).toHaveURL(/\?hladat=sprav$/);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type('gz');
  const noted = page.getByRole('row', { name: /Účet jana bol zablokovaný/ });
  await expect(noted).toContainText('spravca');
  await noted.getByRole('link', { name: 'účet jana' }).click();
  await expect(page.getByRole('link', { name: 'Ukázať všetko' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Vznikol účet jana/ })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: /^Treba nastaviť \d+ vecí$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ukázať: Prevádzka servera' }).click();
  await expect(page.getByRole('list', { name: 'Prevádzka servera' })).toContainText('PUBLIC_URL');
  await expectAccessible(page);
});
