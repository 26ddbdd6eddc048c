import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { FAULTS } from '#domain/errors/faults.ts';
import type { Person } from '../accounts.ts';
import { appCode, codeFor, part, registered, STEP, send, signIn, somebody, title } from './account.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

/** A new account that is signed in, at its settings. */
async function atSettings(page: Page): Promise<Person> {
  const who = await registered(page.request, somebody('kluc'));
  await page.goto('/portal/settings');
  await expect(factors(page).getByText('Kódy z aplikácie', { exact: true })).toBeVisible();
  return who;
}

const factors = (page: Page) => part(page, 'Druhý krok');
/** Behind the page's back: one that is still open would ask for what the session no longer gives. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  expect((await send(page.request, '/api/logout', {})).status).toBe(200);
}

/** Waits until the page asks for the code from the mail, which is where a sign-in ends whose e-mail is not proven. */
async function expectAskedForCode(page: Page): Promise<void> {
  await expect(title(page, 'Zadajte kód z e-mailu')).toBeVisible();
  await expect(page.getByText(/^ešte \d+\smin/)).toBeVisible();
}

async function passwordStep(page: Page, who: Person): Promise<void> {
  await page.goto('/auth');
  await signIn(page, who);
  await expect(page.getByRole('heading', { level: 1, name: 'Druhý krok prihlásenia' })).toBeVisible();
}

/** Presses a button as somebody does who has no mouse. */
async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}

/** A passkey in the machine that knows its user by a finger. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return client;
}

test('an app is set up by its first code, asked for after the password, and a recovery code stands in for it', {
  tag: '@once',
}, async ({ page, server, guard }) => {
  guard.allow(/40[134]/);
  const who = await atSettings(page);
  await press(page, /^Nastaviť aplikáciu$/);
  const setup = page.getByRole('dialog', { name: 'Kódy z aplikácie' });
  const link = await setup.getByRole('link', { name: /Otvoriť v.aplikácii/ }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await setup.getByLabel('Kód z aplikácie').fill(appCode(secret));

  const shown = page.getByRole('dialog', { name: 'Záložné kódy' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const recovery = (await shown.getByRole('listitem').first().textContent()) ?? '';
  const file = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Stiahnuť ako súbor' }).click();
  expect((await file).suggestedFilename()).toBe('zalozne-kody.txt');
  await press(page, /^Kódy mám uložené$/);
  await expect(factors(page).getByText(/^Zapnuté od/)).toBeVisible();
  await expect(factors(page).getByText('Nepoužité kódy: 10 z 10.')).toBeVisible();

  await signOut(page);
  await passwordStep(page, who);
  const asked = page.getByLabel('Kód z aplikácie');
  await expect(asked).toBeFocused();
  await asked.fill(appCode(secret, STEP));
  await page.keyboard.press('Enter');
  await expectAskedForCode(page);

  // From a file that was opened in a tab of its own the way leads over every step back to it.
  await signOut(page);
  const picture = `/api/portal/files/${randomUUID()}/content?as=inline`;
  // No page of ours, so nothing takes it over.
  await page.evaluate((to) => location.assign(to), server.url + picture);
  await page.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await expect(page.getByText('Súbor sa otvorí po prihlásení.')).toBeVisible();
  await signIn(page, who);
  await press(page, /^Použiť záložný kód$/);
  await expect(page.getByLabel('Záložný kód')).toBeFocused();
  await page.keyboard.type(recovery.toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByLabel('Kód', { exact: true }).fill(await codeFor(server.dataDir, who.email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(picture);
  await expect(page.getByText('Tento súbor neexistuje, alebo k nemu nemáte prístup.')).toBeVisible();
  await page.goto('/portal/settings');
  await expect(factors(page).getByText('Nepoužité kódy: 9 z 10.')).toBeVisible();
});

test('a passkey is added, signs in without a name, passes the second step, and its code loads with the press', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(/403|authorization/);
  await withAuthenticator(page);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  // The code of messages comes after a while by itself.
  const messages = page.waitForResponse(/\/assets\/toast-area-/);
  const who = await atSettings(page);
  await messages;
  const before = scripts.length;
  // Tabbing there would fetch in advance what the links on the way lead to.
  await factors(page).getByRole('button', { name: 'Pridať prístupový kľúč' }).press('Enter');
  await expect(page.getByLabel('Názov kľúča')).toBeFocused();
  expect(scripts.length).toBe(before);
  await page.keyboard.type('Môj telefón');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Záložné kódy' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  expect(scripts.length).toBeGreaterThan(before);
  await press(page, /^Kódy mám uložené$/);
  await expect(factors(page).getByText('Môj telefón')).toBeVisible();

  await signOut(page);
  await page.goto('/auth');
  await press(page, /^Prístupový kľúč$/);
  await expectAskedForCode(page);

  await signOut(page);
  await passwordStep(page, who);
  await press(page, /^Použiť prístupový kľúč$/);
  await expectAskedForCode(page);

  await page.goto('/portal/settings');
  await press(page, /^Odstrániť kľúč Môj telefón$/);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // As if ten minutes had gone since the passkey signed in.
  const { status, category, message } = FAULTS.unconfirmed;
  await page.route(
    '**/api/account/passkeys/*',
    (route) => route.fulfill({ status, json: { category, message } }),
    { times: 1 },
  );
  await press(page, /^Odstrániť kľúč$/);
  const question = page.getByRole('dialog', { name: 'Potvrďte to heslom' });
  await expect(question.getByLabel('Heslo k účtu').and(page.getByRole('textbox'))).toBeFocused();
  await tabTo(page, 'button', /^Potvrdiť prístupovým kľúčom$/);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(factors(page).getByText('Môj telefón')).toBeHidden();
  await expect(factors(page).getByText('Záložné kódy', { exact: true })).toBeHidden();
});
