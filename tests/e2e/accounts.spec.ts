import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import type { Person } from '../accounts.ts';
import { requestBody } from '../factories/bodies.ts';
import {
  codeFor,
  part,
  passwordField,
  proven,
  registered,
  send,
  signIn,
  somebody,
  title,
  toast,
} from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, whenTakenOver } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

async function register(page: Page, { username, email, password }: Person): Promise<void> {
  await expect(title(page, 'Vytvorte si účet')).toBeVisible();
  await page.getByLabel(/^Používateľské meno/).fill(username);
  await page.getByLabel(/^E-mail/).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
}

/** Somebody with a proven e-mail, signed in, at the start of the portal. */
async function enter(page: Page, dataDir: string): Promise<Person> {
  const who = await proven(page.request, dataDir);
  await page.goto('/portal');
  await expect(title(page, 'Prehľad')).toBeVisible();
  return who;
}

/** Somebody with a name and a request, who is signed in nowhere. */
async function withRequest(browser: Browser, { url, dataDir }: Server) {
  const context = await browser.newContext({ baseURL: url });
  const who = await proven(context.request, dataDir);
  const fullName = `Meno ${who.username}`;
  await send(context.request, '/api/account', { fullName, phone: '', mutedMails: [] }, 'PATCH');
  const sent = await send(context.request, '/api/service-requests', requestBody({ email: who.email }));
  await context.close();
  return { ...who, fullName, ...z.object({ ticket: z.string() }).parse(sent.body) };
}

interface Server {
  url: string;
  dataDir: string;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Môj účet/ }).click();
  await page.getByRole('menuitem', { name: 'Odhlásiť sa' }).click();
}

test('a new account: the e-mail comes along, what is wrong stands at its field, the code opens the portal', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/400|409/);
  const who = somebody();
  await page.goto(`/auth?ucet=novy&kam=%2Fportal%2Fsettings#email=${encodeURIComponent(who.email)}`);
  await expect(page.getByLabel('E-mail')).toHaveValue(who.email);
  await expectAccessible(page);
  await register(page, { ...who, username: 'ab' });
  await expect(page.getByLabel('Používateľské meno')).toBeFocused();
  await expect(page.getByLabel('Používateľské meno')).toHaveAccessibleDescription(
    /Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov\./,
  );
  const password = passwordField(page);
  await expect(password).toHaveAccessibleDescription(/Silné\./);
  await password.fill('heslo123');
  await expect(password).toHaveAccessibleDescription(/Slabé: pridajte ďalšie slovo\./);
  await register(page, { ...who, password: 'heslo123' });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Toto heslo poznajú aj útočníci/);
  await expectAccessible(page);

  await register(page, who);
  await expect(toast(page, 'Registrácia úspešná')).toContainText(
    `Vitajte, ${who.username}! Váš účet bol vytvorený.`,
  );
  await expect(title(page, 'Zadajte kód z e-mailu')).toBeVisible();
  await expect(page).toHaveTitle(/^Kód z.e-mailu \| /);
  await expect(page.getByText(who.email)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nový kód o/ })).toBeDisabled();
  const code = page.getByLabel('Kód', { exact: true });
  const right = await codeFor(server.dataDir, who.email);
  await code.fill(right === '12345678' ? '12345679' : '12345678');
  await expect(code).toHaveAccessibleDescription(/Kód nie je správny alebo už neplatí/);
  await expectAccessible(page);
  await code.fill(right);
  await expect(title(page, 'Nastavenia')).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/settings$/);
});

test('a name that is taken is said at the field and by the specified toast', { tag: '@once' }, async ({
  page,
  request,
  guard,
}) => {
  guard.allow(/409/);
  const { username } = await registered(request);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Nový účet' }).click();
  await register(page, { ...somebody(), username });
  const message = 'Používateľské meno už existuje. Vyberte si iné.';
  await expect(page.getByLabel('Používateľské meno')).toHaveAccessibleDescription(new RegExp(message));
  await expect(toast(page, 'Registrácia neúspešná')).toContainText(message);
});

test('before the e-mail is proven only the settings open, and the code can be asked for again', {
  tag: '@once',
}, async ({ page }) => {
  await registered(page.request);
  await page.goto('/portal/settings');
  await expect(title(page, 'Nastavenia')).toBeVisible();
  await page.clock.install();
  await page.goto('/portal');
  await expect(title(page, 'Zadajte kód z e-mailu')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?kam=%2Fportal$/);
  await expect(page.getByLabel('Kód', { exact: true })).toBeFocused();
  // How old the code is the server tells: this document did not ask for it.
  await expect(page.getByText('ešte 14 min')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nový kód o/ })).toBeDisabled();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('ešte 13 min')).toBeVisible();
  await page.getByRole('button', { name: 'Poslať nový kód' }).click();
  await expect(page.getByText('Nový kód je na ceste')).toBeVisible();
  await expect(page.getByText('ešte 14 min')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await expect(title(page, 'Prihláste sa')).toBeVisible();
});

test('by keyboard alone: a wrong password is told, the right one leads to where somebody wanted to go', {
  tag: '@once',
}, async ({ page, request, server, guard }) => {
  guard.allow(/401/);
  const { username, email, password } = await proven(request, server.dataDir);
  await page.goto('/portal/nic?x=1');
  await expect(page.getByText('je len pre prihlásených')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'textbox', /^E-mail alebo používateľské meno/);
  await page.keyboard.insertText(username);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('nie je to ono');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Prihlásenie neúspešné')).toContainText(
    'Nesprávne používateľské meno alebo heslo',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Nesprávne používateľské meno' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail alebo používateľské meno').fill(email.toUpperCase());
  const field = passwordField(page);
  await field.fill(password);
  await page.getByRole('button', { name: 'Ukázať' }).press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await field.press('Enter');
  await expect(title(page, 'Stránka sa nenašla')).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/nic\?x=1$/);
  await expect(toast(page, 'Prihlásenie úspešné')).toContainText(`Vitajte späť, ${username}!`);
});

test('signing out empties every tab, and Back shows nothing', { tag: '@once' }, async ({
  guard,
  page,
  context,
  server,
}) => {
  // The tab that listens next learns that nobody is signed in any more.
  guard.allow(/401.*\/api\/events/);
  const { username } = await enter(page, server.dataDir);
  const keeps = (tab: Page) =>
    tab.evaluate(() => {
      const own = `account ${localStorage.getItem('webdielna:account')} client project 1`;
      localStorage.setItem('request-email', 'martin@example.sk');
      localStorage.setItem('quote-form:tvorba-webu', '{}');
      localStorage.setItem(`message-draft:${own}`, '{}');
      localStorage.setItem(`message-outbox:${own}`, '[]');
      // Of another account, whose session has ended here, and of who holds a link: neither is this account's.
      localStorage.setItem('message-draft:account 1 client project 1', '{}');
      localStorage.setItem('message-draft:link 1 client project 1', '{}');
      sessionStorage.setItem('request-confirmation', '{}');
      sessionStorage.setItem('contact-message', '{}');
    });
  const kept = (tab: Page) =>
    tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  const portal = await context.newPage();
  await portal.goto(`${server.url}/portal`);
  await expect(portal.getByText(username).first()).toBeVisible();
  const site = whenTakenOver(await context.newPage());
  await site.goto(`${server.url}/kontakt`);
  await keeps(site);
  await keeps(portal);

  await page.goto('/portal/settings');
  // Nothing is on its way any more that the end of the session would refuse.
  await expect(part(page, 'Zrušenie účtu')).toContainText('Účet, profil');
  await keeps(page);
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: 'Máte neodoslanú správu' });
  await question.getByRole('button', { name: 'Zostať' }).click();
  await signOut(page);
  await question.getByRole('button', { name: /^Odhlásiť sa a/ }).click();
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await expect(toast(page, 'Odhlásenie úspešné')).toContainText('Boli ste úspešne odhlásený.');
  await expect(title(portal, 'Prihláste sa')).toBeVisible();
  for (const tab of [page, portal, site]) {
    const personal = async () =>
      (await kept(tab)).filter((name) => /request|contact|quote-form|draft|outbox|account/.test(name));
    await expect
      .poll(personal)
      .toEqual(['message-draft:account 1 client project 1', 'message-draft:link 1 client project 1']);
  }
  await page.goBack();
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await expect(page.getByText(username)).toHaveCount(0);
  await expect(portal.getByText(username)).toHaveCount(0);
});

test('when another tab signs in as somebody else, nothing of the first is shown any more, and only unsent words wait for it', {
  tag: '@once',
}, async ({ page, context, browser, server, guard }) => {
  // The tab that listens next learns that nobody is signed in any more.
  guard.allow(/401.*\/api\/events/);
  const [first, second] = await Promise.all([withRequest(browser, server), withRequest(browser, server)]);
  const other = whenTakenOver(await context.newPage());
  await page.goto('/auth?kam=%2Fportal%2Fsettings');
  await other.goto('/auth');
  await signIn(page, first);
  const fullName = part(page, 'Profil').getByLabel('Meno a priezvisko');
  await expect(fullName).toHaveValue(first.fullName);
  await fullName.fill(`${first.fullName}, rozpísané`);
  const draft = await page.evaluate((email) => {
    localStorage.setItem('request-email', email);
    const name = `message-draft:account ${localStorage.getItem('webdielna:account')} client project 1`;
    localStorage.setItem(name, JSON.stringify({ text: 'rozpísané', at: new Date().toISOString() }));
    return name;
  }, first.email);

  await signIn(other, second);
  const requests = (tab: Page) => tab.getByRole('list', { name: 'Dopyty' }).getByRole('listitem');
  await expect(requests(other)).toHaveCount(1);
  await expect(requests(other)).toContainText(second.ticket);
  await expect(fullName).toHaveValue(second.fullName);
  await page.getByRole('link', { name: 'Prehľad', exact: true }).first().click();
  await expect(requests(page)).toHaveCount(1);
  await expect(requests(page)).toContainText(second.ticket);
  await expect(page.getByText(second.username).first()).toBeVisible();
  for (const tab of [page, other])
    expect(
      await tab.evaluate(() => document.documentElement.outerHTML + JSON.stringify(localStorage)),
    ).not.toContain(first.username);
  expect(await page.evaluate((name) => localStorage.getItem(name), draft)).toContain('rozpísané');
  await signOut(other);
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), draft)).toContain('rozpísané');
});

test('a page that the browser has kept whole for Back hides and asks anew once somebody else is here', {
  tag: '@once',
}, async ({ page, server }) => {
  const { username } = await enter(page, server.dataDir);
  await expect(page.getByText(username).first()).toBeVisible();
  // As another tab does it that has signed out, while this one was frozen and heard nothing.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    localStorage.removeItem('webdielna:account');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await loaded;
  await expect(title(page, 'Prehľad')).toBeVisible();
});

test('a failed sign-out is told, and the account stays open', { tag: '@once' }, async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/500|ERR_/);
  await enter(page, server.dataDir);
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/portal/overview', async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response, json: { ...(await response.json()), newDocuments: 3 } });
  });
  await page.goto(SETTINGS_PATH);
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, json: { message: 'chyba', category: 'internal' } }),
  );
  await page.getByRole('button', { name: /^Môj účet/ }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Nastavenia účtu' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Odhlásiť sa' })).toBeFocused();
  // What the frame hears of meanwhile draws it anew, and leaves the focus where it is.
  tell();
  await expect(page.getByRole('link', { name: 'Dokumenty' }).first()).toContainText('3');
  await expect(page.getByRole('menuitem', { name: 'Odhlásiť sa' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Problém s odhlásením')).toContainText('Vyskytla sa chyba pri odhlasovaní');
  await expect(page.getByText(/^Odhlásenie sa nepodarilo\./)).toBeVisible();
  await expectAccessible(page);
});

test('the tabs are in the address, and Back leads from one to the other', { tag: '@once' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Nový účet' }).click();
  await expect(page).toHaveURL(/\?ucet=novy$/);
  await expect(title(page, 'Vytvorte si účet')).toBeVisible();
  await expect(page).toHaveTitle(/^Nový účet \| /);
  await page.goBack();
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await expect(page).toHaveTitle(/^Prihlásenie \| /);
  expect(asked, 'a browser that never signed in is not asked about').not.toContain('/api/user');
  for (const [label, autocomplete] of [
    ['E-mail alebo používateľské meno', 'username'],
    ['Heslo', 'current-password'],
  ] as const)
    await expect(page.getByLabel(label).and(page.getByRole('textbox'))).toHaveAttribute(
      'autocomplete',
      autocomplete,
    );
});

test('the link of the first administrator says when it is used up, and asks for a long password', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(/400|403|authorization/);
  const { username, email, password } = somebody();
  await page.goto(`/auth#nastavenie=${'x'.repeat(43)}`);
  await expect(title(page, 'Účet správcu')).toBeVisible();
  await expectAccessible(page);
  const fields = {
    username: page.getByLabel('Používateľské meno'),
    email: page.getByLabel('E-mail'),
    password: passwordField(page),
  };
  await fields.username.fill(username);
  await fields.email.fill(email);
  await fields.password.fill('kratke-7');
  await page.getByRole('button', { name: 'Vytvoriť účet správcu' }).click();
  await expect(fields.password).toHaveAccessibleDescription(/Heslo správcu musí mať aspoň 12 znakov/);
  await fields.password.fill(password);
  await page.getByRole('button', { name: 'Vytvoriť účet správcu' }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Odkaz na vytvorenie správcu je neplatný alebo už bol použitý' }),
  ).toBeVisible();
});
