import type { BrowserContext, Page } from '@playwright/test';
import { clientAccount, otherBrowser, send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, takenOver } from './fixtures.ts';
import { sentRequest, operatorTest as test } from './operator.ts';
import { UPLOADED } from './waits.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^Napísať správu|^Odpoveď klientovi/ });
const talk = (page: Page) => page.getByRole('list', { name: /^Správy [ka]\s/ });
const said = (page: Page, text: string) => talk(page).getByRole('listitem').filter({ hasText: text });

/** Writes by keys alone once the field is reached. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Control+Enter');
  await expect(field(page)).toHaveValue('');
}

/** Another tab of a browser. */
async function tab({ context }: { context: BrowserContext }, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await takenOver(page);
  return page;
}

/** A client who is signed in, and their request. */
async function begun(page: Page, client: Page, visitor: { name: string; email: string }, dataDir: string) {
  await clientAccount(client.request, dataDir, visitor.email);
  return sentRequest(page.request, visitor);
}

const repliesOf = (id: string) => `/api/admin/requests/${id}/replies`;

/** What the server has, as the operator reads it. */
const stored = async (page: Page, id: string): Promise<{ text: string; readAt: string | null }[]> =>
  (await (await page.request.get(`/api/admin/conversations/request/${id}`)).json()).messages;

test('client and operator write to each other live, see what is read, and their tabs say what is unread', {
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server }) => {
  const client = await otherBrowser(browser, baseURL ?? '', page.viewportSize() ?? undefined);
  const id = await begun(page, client, visitor, server.dataDir);
  await client.goto(`/portal/requests/${id}`);
  await expect(client.getByText(/^Zatiaľ žiadna správa\./)).toBeVisible();
  await page.goto('/admin/clients');
  const unread = async (of: Page) => Number(/^\((\d+)\)/.exec(await of.title())?.[1] ?? 0);
  // Other clients write to the same operator meanwhile.
  const isTrue = async () => {
    const { total } = await (await page.request.get('/api/admin/waiting')).json();
    return (await unread(page)) === total;
  };

  await write(
    client,
    `Kedy začneme? </script><img src=x onerror="document.title='napadnuté'"> ${'x'.repeat(300)}`,
  );
  await expect(said(client, 'Kedy začneme?')).toBeVisible();
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  await expect.poll(isTrue).toBe(true);

  await page.goto(`/admin/requests/${id}`);
  await expect(said(page, 'Kedy začneme?')).toContainText('klient');
  await expect(page.getByText('Nové správy')).toBeVisible();
  await expect.poll(isTrue).toBe(true);
  await expect(said(client, 'Kedy začneme?')).toContainText(/prečítané o/);
  await expect(said(client, 'Kedy začneme?').getByRole('button', { name: /^Odvolať/ })).toBeHidden();

  await client.goto('/portal/settings');
  await expect(client).toHaveTitle('Nastavenia | Webdielňa');
  await write(page, 'V pondelok ráno.');
  await expect(client).toHaveTitle('(1) Nastavenia | Webdielňa');
  await client.goto(`/portal/requests/${id}`);
  await expect(said(client, 'V pondelok ráno.')).toBeVisible();
  await said(client, 'V pondelok ráno.').scrollIntoViewIfNeeded();
  await expect(client).toHaveTitle(/^Dopyt #\d+ \| Webdielňa$/);
  await expect(said(page, 'V pondelok ráno.')).toContainText(/prečítané o/);

  await client.locator('input[type=file]').setInputFiles({
    name: 'cennik.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Strecha 40 eur'),
  });
  await expect(client.getByRole('list', { name: 'Súbory k\u00A0správe' })).toContainText('cennik.txt');
  await expect(client.getByRole('link', { name: 'cennik.txt' })).toBeVisible(UPLOADED);
  await field(client).press('Control+Enter');
  await expect(said(client, 'Posielam súbor.').getByRole('link', { name: 'cennik.txt' })).toBeVisible();
  await expect(said(page, 'Posielam súbor.').getByRole('link', { name: 'cennik.txt' })).toBeVisible();

  // What comes while somebody writes takes neither the focus nor the text.
  await field(client).fill('Píšem ďalej');
  await write(page, 'Ešte doplním: prídem o ôsmej.');
  await expect(said(client, 'prídem o ôsmej')).toBeVisible();
  await expect(field(client)).toBeFocused();
  await expect(field(client)).toHaveValue('Píšem ďalej');

  for (const screen of [client, page]) {
    await expectAccessible(screen);
    const wide = await screen.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'long words wrap').toBeLessThanOrEqual(0);
  }

  // Led to from further down, the screen begins at its top, also while its messages come.
  await client.emulateMedia({ reducedMotion: 'no-preference' });
  await client.goto('/portal');
  const link = client.getByRole('main').locator(`a[href="/portal/requests/${id}"]`).first();
  await expect(link).toBeVisible();
  await client.evaluate(() => {
    document.body.style.paddingBottom = '200vh';
    scrollTo({ top: 600, behavior: 'instant' });
  });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(said(client, 'Ešte doplním: prídem o ôsmej.')).toBeVisible();
  expect(await client.evaluate(() => scrollY)).toBe(0);
  // What was being written is there still.
  await expect(field(client)).toHaveValue('Píšem ďalej');
  await client.context().close();
});

test('what was written without a connection is sent once, from three tabs and after a lost answer, and nothing that came meanwhile is missing', {
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server }) => {
  const client = await otherBrowser(browser, baseURL ?? '', page.viewportSize() ?? undefined);
  const id = await begun(page, client, visitor, server.dataDir);
  const path = `/portal/requests/${id}`;
  await client.goto(path);
  await send(page.request, repliesOf(id), { text: 'Správa 0.' });
  await expect(said(client, 'Správa 0.')).toBeVisible();
  const others = [
    await tab({ context: client.context() }, path),
    await tab({ context: client.context() }, path),
  ];
  for (const open of others) await expect(said(open, 'Správa 0.')).toBeVisible();

  // What is written in one tab stands in the others, until one of them has sent it.
  await field(client).fill('Rozpísaná správa');
  for (const open of others) await expect(field(open)).toHaveValue('Rozpísaná správa');
  await write(client, 'Správa z jedného okna');
  for (const open of others) await expect(field(open)).toHaveValue('');

  await client.context().setOffline(true);
  await write(client, 'Prvá bez pripojenia');
  await write(client, 'Druhá bez pripojenia');
  for (const open of [client, ...others]) {
    await expect(said(open, 'Prvá bez pripojenia')).toBeVisible();
    await expect(said(open, 'Druhá bez pripojenia')).toBeVisible();
  }
  await expect(said(client, 'Prvá bez pripojenia')).toContainText('čaká na pripojenie');
  for (let count = 1; count <= 55; count += 1)
    await send(page.request, repliesOf(id), { text: `Správa ${count}.` });
  await client.context().setOffline(false);

  await expect
    .poll(async () => (await stored(page, id)).map(({ text }) => text).slice(-2), { timeout: 30_000 })
    .toEqual(['Prvá bez pripojenia', 'Druhá bez pripojenia']);
  for (const open of [client, ...others]) {
    for (let count = 0; count <= 55; count += 1) await expect(said(open, `Správa ${count}.`)).toHaveCount(1);
    await expect(said(open, 'bez pripojenia')).toHaveCount(2);
    await expect(open.getByText('čaká na pripojenie')).toHaveCount(0);
  }

  await client.route(
    '**/messages',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await write(client, 'Odpoveď sa stratila');
  await expect(client.getByText(/čaká na pripojenie|odosiela sa/)).toHaveCount(0, { timeout: 30_000 });
  await expect(said(client, 'Odpoveď sa stratila')).toHaveCount(1);
  expect((await stored(page, id)).filter(({ text }) => text === 'Odpoveď sa stratila')).toHaveLength(1);
  await client.context().close();
});

test('eight tabs of a client listen by one stream, and another takes over when it is closed', {
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server }) => {
  const client = await otherBrowser(browser, baseURL ?? '');
  const id = await begun(page, client, visitor, server.dataDir);
  let streams = 0;
  client.context().on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams += 1;
  });
  const path = `/portal/requests/${id}`;
  await client.goto(path);
  await expect.poll(() => streams).toBe(1);
  const tabs = [];
  for (let opened = 1; opened < 8; opened += 1) tabs.push(await tab({ context: client.context() }, path));
  await send(page.request, repliesOf(id), { text: 'Všetkým kartám.' });
  for (const open of tabs) await expect(said(open, 'Všetkým kartám.')).toBeVisible();
  expect(streams).toBe(1);
  await client.close();
  await expect.poll(() => streams).toBe(2);
  await send(page.request, repliesOf(id), { text: 'Aj po zatvorení.' });
  for (const open of tabs) await expect(said(open, 'Aj po zatvorení.')).toBeVisible();
  expect(streams).toBe(2);
  await tabs[0]?.context().close();
});
