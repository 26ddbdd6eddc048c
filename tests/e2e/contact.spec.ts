import type { Page } from '@playwright/test';
import { isTo } from '../outbox.ts';
import { mailsOf } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Visitor } from './fixtures.ts';

const OPERATOR = 'dielna@webdielna.example';
const TEXT = 'Dobrý deň, maľujem byty v okolí Žiliny a chcem jednoduchý web s cenami.\nStačí jedna stránka.';

const form = (page: Page) => ({
  name: page.getByLabel('Meno a priezvisko'),
  email: page.getByLabel('E-mail', { exact: false }).and(page.getByRole('textbox')),
  phone: page.getByLabel('Telefón').and(page.getByRole('textbox')),
  topic: page.getByRole('combobox', { name: 'O čo máte záujem' }),
  message: page.getByLabel('Správa').and(page.getByRole('textbox')),
  send: page.getByRole('button', { name: 'Odoslať správu' }),
  sent: page.getByRole('heading', { level: 2, name: 'Váš dopyt bol prijatý' }),
});

async function write(page: Page, { name, email, phone }: Visitor): Promise<void> {
  const fields = form(page);
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.phone.fill(phone);
  await fields.topic.selectOption('Tvorba webu');
  await fields.message.fill(TEXT);
}

/** Distance of what stands under the form from the top of the document. */
const placeBelow = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { name: 'Kedy sa ozvem' })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));

test('a message is sent once, with two mails; the form makes way for its number without a jump', async ({
  page,
  visitor,
  server,
}) => {
  await page.goto('/kontakt');
  await write(page, visitor);
  const before = await placeBelow(page);
  await form(page).send.click();
  await expect(form(page).sent).toBeFocused();
  expect(await placeBelow(page)).toBe(before);
  await expectAccessible(page);
  const ticket = (await page.getByText(/^#\d{4}$/).textContent()) ?? '';

  const mails = await mailsOf(server.dataDir, visitor.email, 2);
  const client = mails.find((mail) => isTo(mail, visitor.email));
  expect(client?.subject).toBe(`Váš dopyt ${ticket} bol prijatý`);
  expect(client?.text).not.toContain('maľujem');
  const operator = mails.find((mail) => isTo(mail, OPERATOR));
  expect(operator?.subject).toBe(`Nový dopyt ${ticket}: Tvorba webu`);
  expect(operator?.replyTo?.map(({ address }) => address)).toEqual([visitor.email]);
  expect(operator?.text).toContain('> Stačí jedna stránka.');
  expect(operator?.html).toContain('href="tel:+421905123456"');

  await page.reload();
  await expect(form(page).message).toHaveValue('');
});

test('who leaves the form while its rules are on their way is sent on, and nothing fails behind', {
  tag: '@once',
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rules = /\/assets\/contact-contract-[^/]*\.js/;
  await page.route(rules, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/kontakt');
  await form(page).send.click();
  await page.locator('a[href="/faq"]:visible').first().click();
  await expect(page).toHaveURL(/\/faq$/);
  const arrived = page.waitForEvent('requestfinished', (request) => rules.test(request.url()));
  release();
  await arrived;
  // Once the module has run, whoever waited for it has gone on.
  await page.evaluate((address) => import(address), (await arrived).url());
});

test('without scripts the page offers mail, and the button sends nothing into the address', {
  tag: '@once',
}, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/kontakt');
  await expect(page.locator('main form noscript').getByRole('link', { name: OPERATOR })).toBeVisible();
  await form(page).name.fill('Ján Vzor');
  await form(page).send.click();
  expect(page.url()).toBe(`${server.url}/kontakt`);
  await context.close();
});
