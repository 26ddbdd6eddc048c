import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { uniqueLetters } from '../unique.ts';
import { clientAccount, otherBrowser, send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, takenOver } from './fixtures.ts';
import { acceptedOffer, begunOffer, sentRequest, operatorTest as test } from './operator.ts';
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
    const { total } = await (await page.request.get('/api/admin/unread')).json();
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
  await expectAccessible(client);
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
  await client.context().close();
});

/** On the operator's open page: a note is written, follows into another tab, reaches no client, and is removed. */
async function expectNotes(page: Page, client: Page, type: 'offer' | 'project', id: string): Promise<void> {
  const other = await tab({ context: page.context() }, page.url());
  await client.goto(`/portal/${type}s/${id}`);
  const composer = page.getByRole('form', { name: 'Napísať' });
  await composer.getByText('Poznámka', { exact: true }).click();
  await expect(composer).toContainText('Klient to neuvidí');
  const text = composer.getByRole('textbox', { name: 'Interná poznámka' });
  await text.fill('Platí vždy načas.');
  await text.press('Control+Enter');
  await expect(text).toHaveValue('');
  const note = (of: Page) => of.getByRole('listitem').filter({ hasText: 'klient ju nevidí' });
  await expect(note(page)).toContainText('Platí vždy načas.');
  await expectAccessible(page);
  await expect(note(other)).toContainText('Platí vždy načas.');
  await note(other).getByRole('button', { name: 'Odstrániť poznámku' }).press('Enter');
  await expect(note(other)).toHaveCount(0);
  await expect(other.locator(':focus')).toContainText('Kedy začneme?');
  await expect(note(page)).toHaveCount(0);
  await expect(client.getByText('Kedy začneme?', { exact: true })).toBeVisible();
  await expect(client.getByText('Platí vždy načas.')).toHaveCount(0);
  await other.close();
}

test('what a client has written stands first in the list of its records until its conversation was opened', {
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server }) => {
  const company = `Nátery ${uniqueLetters()}`;
  const { project } = await acceptedOffer(page.request, { ...visitor, company });
  const request = await sentRequest(page.request, { ...visitor, company });
  const offer = await begunOffer(page.request, await sentRequest(page.request, { ...visitor, company }));
  expect((await send(page.request, `/api/admin/offers/${offer}/send`, {})).status).toBe(200);
  const writer = await otherBrowser(browser, baseURL ?? '');
  await clientAccount(writer.request, server.dataDir, visitor.email);
  const text = 'Kedy začneme?';
  for (const [type, id, list, unread] of [
    ['request', request, 'requests', 'unread=yes'],
    ['offer', offer, 'offers', 'state=unread'],
    ['project', project?.id ?? '', 'projects', 'state=unread'],
  ] as const) {
    const unreadOnes = async () => (await page.request.get(`/api/admin/${list}?${unread}`)).text();
    const body = { sendId: randomUUID(), text, fileIds: [] };
    const written = await send(writer.request, `/api/portal/conversations/${type}/${id}/messages`, body);
    expect([type, written.status]).toEqual([type, 200]);
    await page.goto(`/admin/${list}`);
    const rowIn = (head: string) =>
      page
        .locator('tbody')
        .filter({ has: page.getByRole('rowheader', { name: head }) })
        .getByRole('row')
        .filter({ hasText: company });
    await expect(rowIn('Neprečítané')).toHaveCount(1);
    await expectAccessible(page);
    await rowIn('Neprečítané').click();
    await expect(page).toHaveURL(`/admin/${list}/${id}`);
    await page.getByText(text, { exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(unreadOnes).not.toContain(id);
    if (type !== 'request') await expectNotes(page, writer, type, id);
    await page.goBack();
    await expect(page.getByRole('row').filter({ hasText: company }).first()).toBeVisible();
    await expect(rowIn('Neprečítané')).toHaveCount(0);
  }
  await writer.context().close();
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

test('a draft outlives a reload, a message is taken back, and older ones come without moving what is read', {
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server }) => {
  const client = await otherBrowser(browser, baseURL ?? '', page.viewportSize() ?? undefined);
  const id = await begun(page, client, visitor, server.dataDir);
  for (let count = 1; count <= 30; count += 1)
    await send(page.request, repliesOf(id), { text: `Riadok ${count}.` });
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
  await expect(said(client, 'Riadok 30.')).toBeVisible();
  expect(await client.evaluate(() => scrollY)).toBe(0);
  await client.emulateMedia({ reducedMotion: null });
  await field(client).fill('Rozpísaná správa');
  // What is new comes at once however much it is, so the parts are counted only once all of it is read.
  await expect.poll(async () => (await stored(page, id)).every(({ readAt }) => readAt !== null)).toBe(true);
  await client.reload();
  await expect(field(client)).toHaveValue('Rozpísaná správa');
  await field(client).press('Control+Enter');
  await expect(said(client, 'Rozpísaná správa')).toBeInViewport({ ratio: 1 });
  await said(client, 'Rozpísaná správa')
    .getByRole('button', { name: /^Odvolať/ })
    .press('Enter');
  await expect(talk(client).getByText('Správa bola odvolaná.')).toBeVisible();
  await expect(said(client, 'Rozpísaná správa')).toHaveCount(0);

  await expect(said(client, 'Riadok 10.')).toHaveCount(0);
  const older = client.getByRole('button', { name: 'Ukázať staršie správy' });
  const top = async () => (await said(client, 'Riadok 11.').boundingBox())?.y ?? 0;
  await older.scrollIntoViewIfNeeded();
  await said(client, 'Riadok 11.').evaluate((entry: HTMLElement) => entry.focus({ preventScroll: true }));
  const before = await top();
  await older.evaluate((button: HTMLElement) => button.click());
  await expect(said(client, 'Riadok 1.')).toHaveCount(1);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  await expect(older).toBeHidden();
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
