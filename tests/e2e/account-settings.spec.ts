import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { type Person, person } from '../accounts.ts';
import { mailsAbout } from '../outbox.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const CODE = /\b\d{8}\b/;

/** Somebody with a proven e-mail in their settings; a browser that can call the server proves it as the screens do. */
async function openSettings(page: Page, dataDir: string): Promise<Person> {
  const who = person(`dana.${randomUUID().slice(0, 8)}`);
  const post = async (path: string, data: object) => {
    const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
    const answer = await page.request.post(path, { data, headers: { 'x-csrf-token': csrfToken } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await post('/api/register', who);
  const codes = async () =>
    (await mailsAbout(dataDir, who.email)).flatMap(({ text }) => CODE.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(0);
  await post('/api/account/email-proof', { code: (await codes()).at(-1) });
  await page.goto('/portal/nastavenia');
  await expect(page.getByRole('heading', { level: 1, name: 'Nastavenia' })).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/settings$/);
  return who;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('profile and firms are kept: a wrong IČO stands at its field, the right one in the list', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/400/);
  await openSettings(page, server.dataDir);
  await expectAccessible(page);

  const profile = part(page, 'Profil');
  await profile.getByLabel('Meno a priezvisko').fill('Dana Vzorová');
  await profile.getByLabel('Telefón').fill('123');
  await page.keyboard.press('Enter');
  await expect(profile.getByLabel('Telefón')).toBeFocused();
  await expect(profile.getByLabel('Telefón')).toHaveAccessibleDescription(/Telefónne číslo/);
  await profile.getByLabel('Telefón').fill('0905 123 456');
  await page.keyboard.press('Enter');
  await expect(profile.getByText('Údaje sú uložené.')).toBeVisible();

  const firms = part(page, 'Fakturačné údaje');
  await tabTo(page, 'button', /^Pridať firmu$/);
  await page.keyboard.press('Enter');
  await firms.getByLabel('Firma alebo meno').fill('Pekáreň Vzor, s. r. o.');
  await firms.getByLabel('IČO').fill('12345678');
  await page.keyboard.press('Enter');
  await expect(firms.getByLabel('IČO')).toBeFocused();
  await expect(firms.getByLabel('IČO')).toHaveAccessibleDescription(/IČO nie je správne/);
  await expectAccessible(page);
  await firms.getByLabel('IČO').fill('12 345 679');
  await page.keyboard.press('Enter');
  await expect(firms.getByText('Firma je pridaná.')).toBeFocused();
  await expect(firms.getByText('IČO 12345679')).toBeVisible();

  await firms.getByRole('button', { name: 'Odstrániť: Pekáreň Vzor, s. r. o.' }).click();
  await page.getByRole('button', { name: 'Odstrániť', exact: true }).click();
  await expect(firms.getByText('Údaje sú odstránené.')).toBeVisible();
  await expect(firms.getByText('Pekáreň Vzor')).toBeHidden();

  await page.reload();
  await expect(profile.getByLabel('Meno a priezvisko')).toHaveValue('Dana Vzorová');
  await expect(profile.getByLabel('Telefón')).toHaveValue('+421 905 123 456');
});

test('what to be mailed about and the look are switched by keyboard, and security is always mailed', async ({
  page,
  server,
}) => {
  await openSettings(page, server.dataDir);
  const mails = part(page, 'Upozornenia');
  const messages = mails.getByRole('switch', { name: 'Nová správa' });
  await expect(messages).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await messages.focus();
  await page.keyboard.press('Space');
  await saved;
  await expect(messages).not.toBeChecked();
  await expect(mails.getByText('vypnúť nedajú')).toBeVisible();
  await page.getByRole('radio', { name: 'Svetlý' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(messages).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('everything can be taken along as one archive, and the account ends with all its copies', async ({
  page,
  server,
}) => {
  const who = await openSettings(page, server.dataDir);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part(page, 'Stiahnutie údajov').getByRole('button', { name: 'Stiahnuť moje údaje' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^moje-udaje-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(part(page, 'Stiahnutie údajov').getByText('Archív je stiahnutý.')).toBeVisible();
  const files = unzipSync(readFileSync(await download.path()));
  const account = JSON.parse(strFromU8(files['ucet.json'] ?? new Uint8Array()));
  expect(account).toEqual([expect.objectContaining({ username: who.username, email: who.email })]);
  expect(strFromU8(files['prehlad.html'] ?? new Uint8Array())).toContain(who.email);

  const end = part(page, 'Zrušenie účtu');
  await expect(end.getByText('Účet, profil, prihlásenia')).toBeVisible();
  await end.getByRole('button', { name: 'Zrušiť účet' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zrušiť účet natrvalo' }).click();
  await expect(page.getByText('Účet je zrušený', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/prihlasenie|\/auth/);
  await page.goto('/portal/settings');
  await expect(page).toHaveURL(/\/auth\?kam=%2Fportal%2Fsettings$/);
  await expect(page.getByText(who.email)).toBeHidden();
});
