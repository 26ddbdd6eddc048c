import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import type { Person } from '../accounts.ts';
import { requestBody } from '../factories/bodies.ts';
import { codeFor, part, passwordField, proven, send, signIn, somebody, title, toast } from './account.ts';
import { expect, test, whenTakenOver } from './fixtures.ts';

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
  await send(context.request, '/api/account', { fullName, phone: '', version: 0 }, 'PATCH');
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

test('a new account: the e-mail comes along from the address, and the code opens what was wanted', async ({
  page,
  server,
}) => {
  const who = somebody();
  await page.goto(`/auth?ucet=novy&kam=%2Fportal%2Fsettings#email=${encodeURIComponent(who.email)}`);
  await expect(page.getByLabel('E-mail')).toHaveValue(who.email);
  await page.getByLabel(/^Používateľské meno/).fill(who.username);
  await passwordField(page).fill(who.password);
  await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
  await expect(toast(page, 'Registrácia úspešná')).toContainText(
    `Vitajte, ${who.username}! Váš účet bol vytvorený.`,
  );
  await page.getByLabel('Kód', { exact: true }).fill(await codeFor(server.dataDir, who.email));
  await expect(title(page, 'Nastavenia')).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/settings$/);
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
  await expect(toast(page, 'Prihlásenie úspešné')).toContainText(`Vitajte späť, ${first.username}!`);
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
