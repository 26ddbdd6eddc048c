import { request } from '@playwright/test';
import { startServer } from '../server-process.ts';
import { appCode, codeFor, part, STEP, send, signIn, somebody, title } from './account.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import type { Server } from './servers.ts';

let printed = (): string => '';

/** A server of its own: its set-up link works once. */
const test = base.extend<object, { newServer: Server }>({
  newServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startServer();
      printed = server.output;
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ newServer }, use) => use(newServer),
});

test('by keyboard: the first administrator comes by the printed link, adds a second step, signs in by it and blocks an account', {
  tag: '@once',
}, async ({ page, server, guard }) => {
  guard.allow(/403/);
  const [link = ''] = /http:\S+#nastavenie=[\w-]{43}/.exec(printed()) ?? [];
  const admin = { username: 'spravca', email: 'spravca@example.sk', password: 'Dlhé-heslo-správcu-7' };
  await page.goto(link);
  await expect(title(page, 'Účet správcu')).toBeVisible();
  for (const [label, text] of [
    [/^Používateľské meno/, admin.username],
    [/^E-mail/, admin.email],
    [/^Heslo/, admin.password],
  ] as const) {
    await tabTo(page, 'textbox', label);
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Enter');
  await expect(title(page, 'Zadajte kód z e-mailu')).toBeVisible();
  await tabTo(page, 'textbox', /^Kód/);
  await page.keyboard.insertText(await codeFor(server.dataDir, admin.email));
  await expect(page.getByRole('heading', { name: 'Čo treba nastaviť' })).toBeVisible();
  await page.goto('/portal/settings');
  await tabTo(page, 'button', /^Nastaviť aplikáciu$/);
  await page.keyboard.press('Enter');
  const app = page.getByRole('dialog', { name: 'Kódy z aplikácie' });
  const href = await app.getByRole('link', { name: /Otvoriť v.aplikácii/ }).getAttribute('href');
  const secret = new URL(href ?? '').searchParams.get('secret') ?? '';
  await tabTo(page, 'textbox', /^Kód z aplikácie/);
  await page.keyboard.insertText(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Záložné kódy' }).getByRole('listitem')).toHaveCount(10);
  await tabTo(page, 'button', /^Kódy mám uložené$/);
  await page.keyboard.press('Enter');
  await expect(part(page, 'Druhý krok').getByText(/^Zapnuté od/)).toBeVisible();

  // An open page would still ask for what the session no longer gives.
  await page.goto('about:blank');
  expect((await send(page.request, '/api/logout', {})).status).toBe(200);
  await page.goto('/admin');
  await signIn(page, admin);
  await expect(page.getByLabel('Kód z aplikácie')).toBeFocused();
  await page.keyboard.insertText(appCode(secret, STEP));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Čo treba nastaviť' })).toBeVisible();
  await expectAccessible(page);

  const jana = await request.newContext({ baseURL: server.url });
  expect(
    await send(jana, '/api/register', { ...somebody(), username: 'jana', email: 'jana@example.sk' }),
  ).toMatchObject({ status: 201 });
  expect(await send(jana, '/api/admin-setup', { token: link.split('=')[1], ...somebody() })).toMatchObject({
    status: 403,
  });

  await page.goto('/admin/users');
  const row = page.getByRole('row', { name: /jana@example\.sk/ });
  await expect(row).toContainText('E-mail nepotvrdený');
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Účet jana' });
  await dialog.getByRole('button', { name: 'Zablokovať' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Zablokovať účet jana?' });
  await question.getByRole('button', { name: 'Zablokovať' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Účet jana je zablokovaný.');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Zablokovaný');
  expect((await jana.get('/api/user')).status()).toBe(401);
  await jana.dispose();

  await page.keyboard.press('h');
  await page.keyboard.type('sprav');
  await page.keyboard.press('Enter');
  await expect(row).toBeHidden();
  await expect(page).toHaveURL(/\?hladat=sprav$/);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type('gz');
  const noted = page.getByRole('row', { name: /Účet jana je zablokovaný/ });
  await expect(noted).toContainText('spravca');
  await noted.getByRole('link', { name: 'účet jana' }).click();
  await expect(page.getByRole('link', { name: 'Zobraziť všetko' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Vznikol účet jana/ })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: /na odpoveď/ })).toBeVisible();
  await page.getByRole('link', { name: 'Zobraziť: Prevádzka servera' }).click();
  await expect(page.getByRole('list', { name: 'Prevádzka servera' })).toContainText('PUBLIC_URL');
  await expectAccessible(page);
});
