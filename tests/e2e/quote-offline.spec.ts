import { mailsOf } from './account.ts';
import { expect, test } from './fixtures.ts';
import { type Answers, Wizard } from './wizard.ts';

/** What the browser prints while nothing can be reached. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|net::/;
const ANSWERS: Answers = {
  mode: 'Detailný rozpočet',
  trade: 'Maliar',
  features: ['Dopytový formulár'],
  size: 'Štartér',
  budget: /^500 –/,
  timeline: 'Do mesiaca',
};

test('a request with the network cut at each step in turn arrives once when it is back', async ({
  page,
  context,
  visitor,
  server,
  guard,
}) => {
  guard.allow(EXPECTED);
  const wizard = new Wizard(page);
  await page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
  await page.goto('/');
  // Whoever uses the page has the wizard's code before asking for it.
  const code = [/wizard-modal/, /toast-area/].map((name) =>
    page.waitForResponse((answer) => /\/assets\//.test(answer.url()) && name.test(answer.url())),
  );
  await page.mouse.move(200, 400);
  await Promise.all(code);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Vypočítať (orientačnú )?cenu/ })
    .first()
    .click();
  await expect(wizard.heading('Výber režimu')).toBeVisible();
  await context.setOffline(false);
  // Each step is entered without a network; what was typed there is kept when it comes back.
  await wizard.answer(ANSWERS, visitor, async (title) => {
    await context.setOffline(title !== 'Kontaktné údaje');
  });
  await context.setOffline(true);
  const lost = wizard.dialog.getByText('Spojenie so serverom sa prerušilo.');
  await wizard.generateButton.click();
  // Said while the call is still being tried again, so in a short outage too.
  await expect(lost).toBeVisible();
  await expect(wizard.dialog.getByRole('button', { name: 'Generujem...' }).first()).toBeVisible();
  await expect(wizard.dialog).toContainText('rozpočet sa vygeneruje sám');
  // The code of messages came with the wizard's, not with the first message.
  await expect(wizard.toast('Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zavrieť upozornenie' })).toBeVisible();
  await context.setOffline(false);
  await expect(wizard.result).toBeVisible();
  await expect(lost).toBeHidden();

  await context.setOffline(true);
  await wizard.submit();
  await expect(lost).toBeVisible();
  await expect(wizard.dialog).toContainText('dopyt sa odošle sám');
  await expect(wizard.dialog).toContainText(visitor.email);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
  await mailsOf(server.dataDir, visitor.email, 2);
});

test('without a connection nothing on the summary leads out of the wizard, and a request that arrived is confirmed', async ({
  page,
  context,
  visitor,
  guard,
}) => {
  guard.allow(EXPECTED);
  const wizard = new Wizard(page);
  await wizard.open('/?rozpocet=tvorba-webu');
  await wizard.answer({ ...ANSWERS, mode: 'Rýchly odhad' }, visitor);
  const confirmation = page.waitForResponse(/\/assets\/confirmation\.route-[^/]*\.js/);
  await wizard.generate();
  await confirmation;
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

  await context.setOffline(true);
  const lost = wizard.dialog.getByText('Spojenie so serverom sa prerušilo.');
  for (const name of ['Exportovať PDF', 'Vygenerovať PRD']) {
    await wizard.dialog.getByRole('button', { name }).filter({ visible: true }).first().click();
    await expect(lost).toBeVisible();
    await expect(wizard.dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.goBack();
    await expect(wizard.heading('Kontaktné údaje')).toBeVisible();
    await page.goForward();
    await expect(wizard.result).toBeVisible();
    await expect(lost).toBeHidden();
  }
  await page.goBack();
  await wizard.dialog.getByRole('link', { name: /zásadách ochrany osobných údajov/ }).click();
  await expect(wizard.toast('Ste bez pripojenia')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await page.goForward();
  await context.setOffline(false);

  await page.route('**/api/service-requests', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await wizard.submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
  expect(documents).toEqual([]);
});

test('a request whose answer got lost is sent by itself after a reload, and is one request', async ({
  page,
  visitor,
  server,
  guard,
}) => {
  guard.allow(/ERR_|Failed to (load|fetch)|net::/);
  const wizard = new Wizard(page);
  await wizard.open('/?rozpocet=tvorba-webu');
  await wizard.answer({ ...ANSWERS, mode: 'Rýchly odhad' }, visitor);
  await wizard.generate();
  // The server stores the request; its answer never comes.
  await page.route('**/api/service-requests', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await wizard.submit();
  await expect(wizard.dialog.getByText('Spojenie so serverom sa prerušilo.')).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/api/service-requests');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
  await mailsOf(server.dataDir, visitor.email, 2);
});
